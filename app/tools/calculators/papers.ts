/** SARS may ask for these. `isThere`: null if the visitor was not asked. */
export type Paper = { for: string; text: string; isThere: boolean | null };

/** What SARS may ask for. `isThere`: null where nobody was asked. */
export type Paper = { for: string; text: string; isThere: boolean | null };

/** What a client answers who is registered for VAT, and does not know the category: we look it up. */
export const UNKNOWN_CATEGORY = 'unknown';

/** `day`: by which a colleague looks the VAT category up; before the work is agreed nothing is looked up. */
export type VatLookup = { day: string; isAgreed: true } | { day: string | null; isAgreed: false };

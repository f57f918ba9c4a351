/** `day`: by which a colleague looks the VAT category up; before the work is agreed nothing is looked up. */
export type VatLookup = { day: string; isAgreed: boolean };

/** Names the account that the page was made for. */
export const OWNER_FIELD = 'draftOwner';

/** Secrets in a form, which no draft keeps. */
export const UNKEPT_FIELDS: ReadonlySet<string> = new Set(['pdfPassword']);

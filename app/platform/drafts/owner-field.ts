/** Names the account that the page was made for. */
export const OWNER_FIELD = 'draftOwner';

/** Secrets that come with a form, and are in no draft. */
export const UNKEPT_FIELDS: ReadonlySet<string> = new Set(['pdfPassword']);

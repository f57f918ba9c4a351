export const LETTERS = [
  'individual-return',
  'provisional',
  'company-year',
  'trust',
  'estate',
  'vat',
  'payroll',
  'books',
  'secretarial',
  'single-matter',
  'management-accounts',
] as const;

/** A file of `content/letters/`; stored with what was accepted: never changed. */
export type LetterId = (typeof LETTERS)[number];

/** These cover the later periods too, until one side ends them. */
export const COVERS_LATER: ReadonlySet<LetterId> = new Set([
  'vat',
  'payroll',
  'books',
  'management-accounts',
]);

export const LETTER_LABELS: Record<LetterId, string> = {
  'individual-return': 'Tax return',
  provisional: 'Tax paid in advance',
  'company-year': 'Financial statements and return of a company',
  trust: 'Tax of a trust',
  estate: 'Tax of a deceased estate',
  vat: 'VAT returns',
  payroll: 'Payroll',
  books: 'Monthly bookkeeping',
  secretarial: 'Filings at the CIPC',
  'single-matter': 'A single matter',
  'management-accounts': 'Management accounts',
};

/** `html` was sanitised at build time; it and `text` have `{{field}}` where a value belongs. */
export type Letter = {
  title: string;
  version: number;
  date: string;
  html: string;
  text: string;
};

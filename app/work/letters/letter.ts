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
] as const;

/** A file of `content/letters/`; stored with what was accepted: never changed. */
export type LetterId = (typeof LETTERS)[number];

/** `html` was sanitised at build time; it and `text` have `{{field}}` where a value belongs. */
export type Letter = {
  title: string;
  version: number;
  date: string;
  html: string;
  text: string;
};

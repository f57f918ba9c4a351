import type { EstateDays } from '#app/firm/core/estate-step.ts';

/** What a form of a letter asks, in the order of the page. Apart from their rules, which a browser does not load. */
export const LETTER_FIELDS = [
  'deceased',
  'idNumber',
  'death',
  'estateNumber',
  'size',
  'writer',
  'writesAs',
  'address',
  'contact',
  'addressee',
  'reference',
  'addresseeAddress',
] as const;

export type LetterField = (typeof LETTER_FIELDS)[number];

/** Characters of an address, the longest entry. */
export const LONGEST = 300;

/** What was typed, before it is read. */
export type TypedLetter = Readonly<Partial<Record<LetterField, string>>>;

export function letterDays({ size, death }: EstateDays) {
  return { size: size === 'small' ? 'small' : 'larger', death };
}

/** Of one letter only: the next goes to somebody else. */
export const ADDRESSEE = [
  'addressee',
  'reference',
  'addresseeAddress',
] as const satisfies readonly LetterField[];

/** The same in every letter. The day of death and the size of the estate are kept apart from letters. */
export const OF_EACH = [
  'deceased',
  'idNumber',
  'estateNumber',
  'writer',
  'writesAs',
  'address',
  'contact',
] as const satisfies readonly LetterField[];

/** The hidden field with the letter that was written before. */
export const typedFor = 'before';

/** By field, the first message of each; `to`: whom the letter goes to. */
export type LetterErrors = Partial<Record<LetterField | 'to', string>>;

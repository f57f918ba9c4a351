import type { EstateDays } from '#app/firm/core/estate-step.ts';

/** The form's fields in their order. Without their rules, so that a browser need not load these. */
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

/** In characters: an address is the longest entry. */
export const LONGEST = 300;

export type TypedLetter = Readonly<Partial<Record<LetterField, string>>>;

export function letterDays({ size, death }: EstateDays) {
  return { size: size === 'small' ? 'small' : 'larger', death };
}

/** Of one letter only: each goes to somebody else. */
export const ADDRESSEE = [
  'addressee',
  'reference',
  'addresseeAddress',
] as const satisfies readonly LetterField[];

/** The same in every letter. The day of death and the size of the estate are kept separately. */
export const OF_EACH = [
  'deceased',
  'idNumber',
  'estateNumber',
  'writer',
  'writesAs',
  'address',
  'contact',
] as const satisfies readonly LetterField[];

/** The hidden field with the previous letter. */
export const typedFor = 'before';

export type LetterErrors = Partial<Record<LetterField | 'to', string>>;

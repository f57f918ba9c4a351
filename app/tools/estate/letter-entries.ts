import { z } from 'zod';
import { estateLetters, estateWriters, type EstateLetterId } from '#content/estate-letters.ts';
import { identificationError } from '#app/accounts/core/identification.ts';
import { errorOfDeath } from '#app/firm/deadlines/estate-days.ts';
import { keysOf } from '#app/platform/core/keys.ts';
import { oneLine, paragraphs } from '#app/platform/core/text.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';

const LINE = 120;
/** Characters of an address, the longest entry. */
export const LONGEST = 300;

const line = (needed: string) =>
  z
    .string()
    .transform(oneLine)
    .pipe(z.string().min(1, needed).max(LINE, tooLong(LINE)));
const anyLine = z
  .string()
  .transform(oneLine)
  .pipe(z.string().max(LINE, tooLong(LINE)))
  .default('');
const anyLines = z
  .string()
  .transform(paragraphs)
  .pipe(z.string().max(LONGEST, tooLong(LONGEST)))
  .default('');

export const letterEntries = z.object({
  deceased: line('Enter the full name of the person who died.'),
  idNumber: line('Enter the ID number, or the passport number.').superRefine((text, check) => {
    const message = identificationError('individual', text);
    if (message) check.addIssue({ code: 'custom', message });
  }),
  death: z.string().superRefine((day, check) => {
    const message = errorOfDeath(day, southAfricanDay());
    if (message) check.addIssue({ code: 'custom', message });
  }),
  estateNumber: anyLine,
  writer: line('Enter your name: the letter is from you.'),
  writesAs: z.enum(keysOf(estateWriters), 'Choose as what you write.'),
  address: anyLines,
  contact: anyLine,
  addressee: anyLine,
  addresseeAddress: anyLines,
  reference: anyLine,
});

export type LetterEntries = z.infer<typeof letterEntries>;
export type LetterField = keyof LetterEntries;

/** What was typed, before it is read. */
export type TypedLetter = Readonly<Partial<Record<LetterField, string>>>;

/** Of one letter only: the next goes to somebody else. */
export const ADDRESSEE = [
  'addressee',
  'reference',
  'addresseeAddress',
] as const satisfies readonly LetterField[];

/** Of the person who died; the day of death is one of the days of the estate. */
export const OF_DECEASED = ['deceased', 'idNumber', 'estateNumber'] as const satisfies readonly LetterField[];

/** The hidden field with the letter that was written before. */
export const typedFor = 'before';

/** By field, the first message of each. */
export type LetterErrors = Partial<Record<LetterField, string>>;

export type ReadLetter =
  | { entries: LetterEntries; letter: EstateLetterId; typed: TypedLetter }
  | {
      entries: null;
      letter: EstateLetterId | null;
      typed: TypedLetter;
      errors: LetterErrors & { to?: string };
    };

/** Reads a posted form. Whom the letter before went to is not whom another goes to. */
export function readLetterEntries(form: FormData): ReadLetter {
  const letter = letterIn(textOf(form.get('to')));
  const typed = Object.fromEntries(keysOf(letterEntries.shape).map((name) => [name, textOf(form.get(name))]));
  if (form.has(typedFor) && form.get(typedFor) !== letter)
    for (const name of ADDRESSEE)
      if (typed[name] === textOf(form.get(`${typedFor}.${name}`))) typed[name] = '';
  const parsed = letterEntries.safeParse(typed);
  if (parsed.success && letter) return { entries: parsed.data, letter, typed };
  const errors: LetterErrors & { to?: string } = letter ? {} : { to: 'Choose whom the letter goes to.' };
  for (const { path, message } of parsed.error?.issues ?? []) errors[path[0] as LetterField] ??= message;
  return { entries: null, letter, typed, errors };
}

function letterIn(text: string): EstateLetterId | null {
  return keysOf(estateLetters).find((id) => id === text) ?? null;
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value.trim() : '';
}

function tooLong(most: number): string {
  return `Please keep it to ${most} characters.`;
}

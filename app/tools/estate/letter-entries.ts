import { z } from 'zod';
import { estateLetters, estateWriters, type EstateLetterId } from '#content/estate-letters.ts';
import { identificationError } from '#app/accounts/core/identification.ts';
import { errorOfDeath } from '#app/firm/deadlines/estate-days.ts';
import { keysOf } from '#app/platform/core/keys.ts';
import { oneLine, paragraphs } from '#app/platform/core/text.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import {
  ADDRESSEE,
  LETTER_FIELDS,
  LONGEST,
  typedFor,
  type LetterErrors,
  type LetterField,
  type TypedLetter,
} from './letter-fields.ts';

const LINE = 120;

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

const letterEntries = z.object({
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
  size: z.enum(['', 'small', 'larger'], 'Choose how much the estate is worth.').default(''),
  writer: line('Enter your name: the letter is from you.'),
  writesAs: z.enum(keysOf(estateWriters), 'Choose as what you write.'),
  address: anyLines,
  contact: anyLine,
  addressee: anyLine,
  addresseeAddress: anyLines,
  reference: anyLine,
} satisfies Record<LetterField, z.ZodType>);

const NO_WAY_BACK = 'Give an address, a phone number or an e-mail address: the answer goes there.';

export type LetterEntries = z.infer<typeof letterEntries>;

export type ReadLetter =
  | (Typed & { entries: LetterEntries; letter: EstateLetterId })
  | (Typed & { entries: null; letter: EstateLetterId | null; errors: LetterErrors });

/** `leftOut`: what was typed about the previous addressee. */
type Typed = { typed: TypedLetter; leftOut: string[] };

/** What was typed about the previous addressee is left out. */
export function readLetterEntries(form: FormData): ReadLetter {
  const letter = letterIn(textOf(form.get('to')));
  const typed = Object.fromEntries(LETTER_FIELDS.map((name) => [name, textOf(form.get(name))]));
  const leftOut: string[] = [];
  if (form.has(typedFor) && form.get(typedFor) !== letter)
    for (const name of ADDRESSEE)
      if (typed[name] && typed[name] === textOf(form.get(`${typedFor}.${name}`))) {
        leftOut.push(typed[name]);
        typed[name] = '';
      }
  const parsed = letterEntries.safeParse(typed);
  const isNowhere = !typed.address && !typed.contact;
  if (parsed.success && letter && !isNowhere) return { entries: parsed.data, letter, typed, leftOut };
  const errors: LetterErrors = {};
  for (const { path, message } of parsed.error?.issues ?? []) errors[path[0] as LetterField] ??= message;
  if (isNowhere) errors.contact ??= NO_WAY_BACK;
  if (!letter) errors.to = 'Choose whom the letter goes to.';
  return { entries: null, letter, typed, leftOut, errors };
}

export function letterIn(text: string | null): EstateLetterId | null {
  return keysOf(estateLetters).find((id) => id === text) ?? null;
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value.trim() : '';
}

function tooLong(most: number): string {
  return `Please keep it to ${most} characters.`;
}

import { LENGTHS } from '#app/platform/db/lengths.ts';

export const CONTACT_FIELDS = ['name', 'email', 'countryCode', 'phone'] as const;
const DETAIL_FIELDS = [...CONTACT_FIELDS, 'way', 'question'] as const;

export type DetailName = (typeof DETAIL_FIELDS)[number];

export type Typed = Partial<Record<DetailName, string>>;

/** `start`: the time was taken, and no other has been chosen. */
export type DetailErrors = Partial<Record<DetailName | 'start' | 'submissionKey', string>>;

/** Beside a field that only a robot fills, the box that attaches a calculation and the key of this form. */
export const ATTACH = 'attach';
export const SUBMISSION_KEY = 'submissionKey';

export const LONGEST_QUESTION = LENGTHS.question[1];

export function typedIn(form: FormData): Typed {
  const typed: Typed = {};
  for (const name of DETAIL_FIELDS) {
    const value = form.get(name);
    if (typeof value === 'string') typed[name] = value;
  }
  return typed;
}

import { oneLine } from '#app/platform/core/text.ts';
import { readDay } from '#app/platform/csv/read-day.ts';
import type { CLIENT_FIELD_KINDS } from '#app/platform/db/work-values.ts';

export type FieldKind = (typeof CLIENT_FIELD_KINDS)[number];

export type OwnField = { id: string; name: string; kind: FieldKind; choices: string[] };

/** By the id of the field: a text, a number as `1234.5`, a day as `2026-11-25`, one of the choices. */
export type OwnValues = Record<string, string>;

export const FIELD_KIND_LABELS: Record<FieldKind, string> = {
  text: 'Text',
  number: 'Number',
  date: 'Date',
  choice: 'Choice',
};

export const LONGEST_VALUE = 200;

/** The choices that are none any more; one whose line has another word now is called that. */
export function rewordedIn(
  before: readonly string[],
  after: readonly string[],
): { from: string; to: string | null }[] {
  const isSameLength = before.length === after.length;
  return before.flatMap((from, at) => {
    if (after.includes(from)) return [];
    const now = after[at];
    return [{ from, to: isSameLength && now !== undefined && !before.includes(now) ? now : null }];
  });
}

export function controlOf({ id }: Pick<OwnField, 'id'>): `own.${string}` {
  return `own.${id}`;
}

/** `stored`: a choice that the client has, though it is none any more. */
export function readOwnValue(
  field: OwnField,
  typed: string,
  stored?: string,
): { value: string } | { refusal: string } {
  const text = oneLine(typed);
  if (text.length > LONGEST_VALUE) return { refusal: `At most ${LONGEST_VALUE} characters.` };
  if (text === '') return { value: '' };
  switch (field.kind) {
    case 'text':
      return { value: text };
    case 'number':
      return readNumber(text);
    case 'date':
      return readDate(text);
    case 'choice': {
      const choice = field.choices.find((one) => one.toLowerCase() === text.toLowerCase());
      if (choice !== undefined || text === stored) return { value: choice ?? text };
      return { refusal: `Choose one of: ${field.choices.join(', ')}.` };
    }
  }
}

/** `1 234,50` and `-12.5`; both signs are the decimal one, as there is only one of them. */
function readNumber(text: string): { value: string } | { refusal: string } {
  const plain = text.replaceAll(/[\s\u00A0']/g, '').replace(',', '.');
  if (!/^-?\d{1,15}(?:\.\d{1,6})?$/.test(plain))
    return { refusal: 'Give a number, with at most 15 digits and 6 decimals.' };
  const [, sign = '', whole = '', decimals = ''] = /^(-?)0*(\d+)(\.\d*?)?0*$/.exec(withPoint(plain)) ?? [];
  const shown = `${whole}${decimals === '.' ? '' : decimals}`;
  return { value: shown === '0' ? '0' : `${sign}${shown}` };
}

/** Zeros at the end are only cut behind a point. */
function withPoint(number: string): string {
  return number.includes('.') ? number : `${number}.`;
}

function readDate(text: string): { value: string } | { refusal: string } {
  const read = readDay(text, { isHeaded: true });
  if (read && 'day' in read && read.day) return { value: read.day };
  return { refusal: 'Give the day as a date.' };
}

/** Retired fields keep what they have; what is empty is gone. */
export function ownAfter(before: OwnValues, given: OwnValues): OwnValues {
  const all = Object.entries({ ...before, ...given });
  return Object.fromEntries(all.filter(([, value]) => value !== ''));
}

export function ownNamed(
  values: OwnValues,
  names: ReadonlyMap<string, string>,
  of: readonly string[] = Object.keys(values),
): Record<string, string | null> {
  return Object.fromEntries(of.map((id) => [names.get(id) ?? 'A field', values[id] ?? null]));
}

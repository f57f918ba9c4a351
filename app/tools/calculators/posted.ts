import { largestAmount, type Cents } from '#app/tax/money.ts';
import { withBasis } from './chosen-year.ts';
import { EXACT } from './exact-fields.ts';
import type { Exact, Values } from './field.ts';

/** In characters: a year's logbook is the longest value. */
const LONGEST = 200_000;

/** Of a form or a link's fragment: values, and the exact cents of rounded monthly amounts. */
export function postedValues(form: FormData | URLSearchParams): { values: Values; exact: Exact } {
  const values: Record<string, string> = {};
  const exact: Record<string, Cents> = {};
  for (const [name, value] of form) {
    if (typeof value !== 'string' || value.length > LONGEST) continue;
    if (!name.startsWith(EXACT)) values[name] = value;
    else if (isCents(value)) exact[name.slice(EXACT.length)] = Number(value);
  }
  return { values: withBasis(values), exact };
}

function isCents(value: string): boolean {
  return /^\d{1,14}$/.test(value) && Number(value) <= largestAmount;
}

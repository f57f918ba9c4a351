import type { Cents } from '#app/tax/money.ts';

export const NO_PAYE =
  'No PAYE is counted: its field is empty. If an employer or a fund took it off, type it: so much less is to pay. Type 0 if none was.';

/** An amount of 0 that was typed is an answer. */
export function noPaye(salary: Cents, isPayeGiven: boolean): string | null {
  return salary > 0 && !isPayeGiven ? NO_PAYE : null;
}

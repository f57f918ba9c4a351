import type { Exact } from './field.ts';

/** The prefix of an exact field's name. */
export const EXACT = 'exact.';

/** The fields that post exact cents beside rounded amounts. */
export function exactFields(exact: Exact): { name: string; value: string }[] {
  return Object.entries(exact).map(([name, cents]) => ({ name: EXACT + name, value: String(cents) }));
}

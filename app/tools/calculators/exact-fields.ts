import type { Exact } from './field.ts';

export const EXACT = 'exact.';

export function exactFields(exact: Exact): { name: string; value: string }[] {
  return Object.entries(exact).map(([name, cents]) => ({ name: EXACT + name, value: String(cents) }));
}

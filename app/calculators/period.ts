import { parseAmount } from '#app/tax/amount.ts';
import { formatAmount, type Cents } from '#app/tax/money.ts';
import type { Exact, FieldSpec, Values } from './field.ts';

const MONTHS = 12;

export type Period = 'annual' | 'monthly';

export function periodOf(values: Values): Period {
  return values.period === 'monthly' ? 'monthly' : 'annual';
}

/** A twelfth, rounded half up to the cent; below zero by its size. */
export function aMonthOf(cents: Cents): Cents {
  return Math.sign(cents) * Math.floor((Math.abs(cents) + MONTHS / 2) / MONTHS);
}

/** A year's cents in the period of the form. */
export function shownIn(period: Period, cents: Cents): Cents {
  return period === 'monthly' ? aMonthOf(cents) : cents;
}

/**
 * The form in another period: its amounts are rewritten, and `exact` gets their cents a year, because a rounded twelfth
 * does not multiply back. A text that is no amount stays.
 */
export function withPeriod(
  period: Period,
  fields: readonly FieldSpec[],
  values: Values,
  exact: Exact,
): { values: Values; exact: Exact } {
  const next: Record<string, string> = { ...values, period };
  const years: Record<string, Cents> = { ...exact };
  const wasMonthly = periodOf(values) === 'monthly';
  for (const field of fields) {
    if (field.kind !== 'amount' || !field.perPeriod) continue;
    const reading = parseAmount(values[field.name] ?? '');
    if (reading.kind !== 'amount') continue;
    const year = exact[field.name] ?? reading.cents * (wasMonthly ? MONTHS : 1);
    next[field.name] = formatAmount(shownIn(period, year)).replace(/\.00$/, '');
    years[field.name] = year;
  }
  return { values: next, exact: years };
}

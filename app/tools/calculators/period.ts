import { parseAmount } from '#app/tax/amount.ts';
import { formatAmount, type Cents } from '#app/tax/money.ts';
import type { Exact, FieldSpec, Values } from './field.ts';

const MONTHS = 12;

export type Period = 'annual' | 'monthly';

export function periodOf(values: Values): Period {
  return values.period === 'monthly' ? 'monthly' : 'annual';
}

/** Rounded half away from zero, to the cent. */
export function monthlyAmount(cents: Cents): Cents {
  return Math.sign(cents) * Math.floor((Math.abs(cents) + MONTHS / 2) / MONTHS);
}

export function amountIn(period: Period, cents: Cents): Cents {
  return period === 'monthly' ? monthlyAmount(cents) : cents;
}

/** `exact` gets each amount's cents a year: a rounded twelfth does not multiply back. */
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
    next[field.name] = formatAmount(amountIn(period, year)).replace(/\.00$/, '');
    years[field.name] = year;
  }
  return { values: next, exact: years };
}

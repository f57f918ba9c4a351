import type { Cents } from './money.ts';
import { refusedInput, type RefusedInput } from './refusal.ts';
import { portion, quotient, times, type Formula } from './working.ts';

export type Frequency = 'monthly' | 'fortnightly' | 'weekly';

/** Whole `periods` and `days` of a further one; `daysInMonth` only matters for monthly pay. */
export type Covered = { frequency: Frequency; periods: number; days: number; daysInMonth: number };

/** `count` of the `by` equal parts of a year; `started`: periods, the last of which may be partial. */
export type PayPeriod = { frequency: Frequency; count: number; by: number; started: number; inYear: number };

export const periodsInYear = { monthly: 12, fortnightly: 26, weekly: 52 } satisfies Record<Frequency, number>;

export const periodNames = { monthly: 'month', fortnightly: 'fortnight', weekly: 'week' } satisfies Record<
  Frequency,
  string
>;
const PARTS = 10_000;

/** Calendar days, cut to four decimals: 3 of 7 are 0.4285 (SARS's guide G21, page 10). Days can make a whole period. */
export function payPeriod({ frequency, periods, days, daysInMonth }: Covered): PayPeriod | RefusedInput {
  const inYear = periodsInYear[frequency];
  const daysIn = { monthly: daysInMonth, fortnightly: 14, weekly: 7 }[frequency];
  const name = periodNames[frequency];
  const whole = periods + Math.floor(days / daysIn);
  const further = days % daysIn;
  const started = whole + (further > 0 ? 1 : 0);
  if (started === 0) return refusedInput('periods', `Say how many ${name}s or days the pay covers.`);
  if (started > inYear) return refusedInput('periods', `A tax year has ${inYear} ${name}s.`);
  if (further === 0) return { frequency, count: whole, by: inYear, started, inYear };
  const worked = whole * PARTS + Math.floor((further * PARTS) / daysIn);
  return { frequency, count: worked, by: inYear * PARTS, started, inYear };
}

export function yearly(amount: Cents, { count, by }: PayPeriod): Formula {
  if (count === by) return amount;
  return count === 1 ? times(by, amount) : portion(by, count, amount);
}

export function ofPeriod(amount: Cents, { count, by }: PayPeriod): Formula {
  if (count === by) return amount;
  return count === 1 ? quotient(amount, by) : portion(count, by, amount);
}

/** A month's amount, due in full for a period that has started: a week has 12 of 52 parts. */
export function ofMonths(amount: Cents, { frequency, started, inYear }: PayPeriod): Formula {
  if (frequency !== 'monthly') return portion(12 * started, inYear, amount);
  return started === 1 ? amount : times(started, amount);
}

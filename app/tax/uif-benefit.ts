import type { Cents } from './money.ts';
import type { Frequency } from './pay-period.ts';

/** Cents a day. `credits`: days; those above `settledDays` are paid at another rate. */
type UifBenefit = { dailyIncome: Cents; rate: number; benefit: Cents; credits: number };

/** Of a month; the benefit has its own ceiling, which is also that of contributions since 1 June 2021. */
const CEILING: Cents = 1_771_200;
const DAYS_IN_YEAR = 365;
const DAYS_FOR_A_CREDIT = 4;
const MOST_CREDITS = 365;
const YEARS = 4;

/** Days paid at the rate below; the rate for later days could not be confirmed. */
export const settledDays = 238;

const IN_YEAR = { monthly: 12n, fortnightly: 26n, weekly: 52n } satisfies Record<Frequency, bigint>;

/** Section 13, Schedule 2: 29.2% + 7 173.92 / (232.92 + Y) of Y, pay × 12 / 365; a day for four, at most 365. */
export function uifBenefit(pay: Cents, frequency: Frequency, daysEmployed: number): UifBenefit {
  const [yearly, most] = [BigInt(pay) * IN_YEAR[frequency], BigInt(CEILING) * 12n];
  // Y in rand is top / bottom.
  const [top, bottom] = [yearly < most ? yearly : most, BigInt(DAYS_IN_YEAR) * 100n];
  // The rate in percent: 29.2 + 7 173.92 / (232.92 + Y), as one fraction.
  const sum = 23_292n * bottom + 100n * top;
  const rate = { top: 292n * sum + 7_173_920n * bottom, bottom: 10n * sum };
  const counted = Math.min(daysEmployed, YEARS * DAYS_IN_YEAR);
  return {
    dailyIncome: rounded(top * 100n, bottom),
    rate: rounded(rate.top * 100n, rate.bottom),
    benefit: rounded(top * rate.top, bottom * rate.bottom),
    credits: Math.min(MOST_CREDITS, Math.floor(counted / DAYS_FOR_A_CREDIT)),
  };
}

/** Half up. */
function rounded(top: bigint, bottom: bigint): number {
  return Number((top * 2n + bottom) / (bottom * 2n));
}

import { dayText } from './calendar.ts';
import type { Cents } from './money.ts';
import { lateInterestRates, latestInterestRate } from './rates/interest-rates.ts';
import { shortRate } from './explain.ts';
import { amountOf, quotient, randLine, share, times, type RandLine, type Source } from './working.ts';

const DAYS_IN_YEAR = 365;
const DAY = 86_400_000;

/** One line for each rate from the due day to the day of payment; none if paid on time. */
export function interestLines(
  amount: Cents,
  { due, paidOn }: { due: string; paidOn: string },
  source: Source,
): readonly RandLine[] {
  return spellsBetween(due, paidOn).map(({ rate, days }, index) =>
    randLine(
      `interest${index + 1}`,
      `Interest at ${shortRate(rate)}, ${days === 1 ? '1 day' : `${days} days`}`,
      quotient(share(rate, times(days, amount)), DAYS_IN_YEAR),
      source,
    ),
  );
}

/** Cents of interest on `amount` until the day of payment, and of one day at its rate. */
export function lateInterest(amount: Cents, days: { due: string; paidOn: string }) {
  const spells = spellsBetween(days.due, days.paidOn);
  const of = (rate: number, count: number) =>
    amountOf(quotient(share(rate, times(count, amount)), DAYS_IN_YEAR));
  return {
    interest: spells.reduce((sum, { rate, days: count }) => sum + of(rate, count), 0),
    ofADay: of(spells.at(-1)?.rate ?? 0, 1),
  };
}

export function lastKnownRate(): string {
  const { from, rate } = latestInterestRate;
  return `The last prescribed rate that we found is ${shortRate(rate)} from ${dayText(from)}. A later change is not in these figures.`;
}

/** Oldest first. The day after `due` is the first that counts, the day of payment the last. */
function spellsBetween(due: string, paidOn: string) {
  let end = dayNumber(paidOn);
  const last = dayNumber(due);
  const spells: { rate: number; days: number }[] = [];
  for (const { from, rate } of lateInterestRates) {
    const start = Math.max(last, dayNumber(from) - 1);
    if (end > start) {
      spells.unshift({ rate, days: end - start });
      end = start;
    }
  }
  return spells;
}

function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY;
}

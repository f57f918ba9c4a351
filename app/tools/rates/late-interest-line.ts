import { shortRate } from '#app/tax/explain.ts';
import { lateInterestRates } from '#app/tax/rates/interest-rates.ts';
import { firstDayOf, lastDayOf, type TaxYear } from '#app/tax/tax-year.ts';
import { dayText } from '#app/platform/core/time.ts';
import { line, unknownFigure, wordsFigure, type RateLine } from './figure.ts';

/** The rates within the year, the oldest first; unknown before the first that was found. */
export function lateInterestLine(taxYear: TaxYear): RateLine {
  const oldestFirst = lateInterestRates.toReversed();
  const held = oldestFirst.filter(({ from }, index) => {
    const next = oldestFirst[index + 1]?.from;
    return from <= lastDayOf(taxYear) && (next === undefined || next > firstDayOf(taxYear));
  });
  const [first] = held;
  const isWhole = first !== undefined && first.from <= firstDayOf(taxYear);
  const words = held.map(({ from, rate }) => `${shortRate(rate)} from ${dayText(from)}`).join(', ');
  return line('late-interest', 'Interest a year on late tax', isWhole ? wordsFigure(words) : unknownFigure);
}

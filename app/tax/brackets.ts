import { rand, type BasisPoints, type Cents } from './money.ts';

/** One row of a tax table. `min` is the first rand of the band as printed; the rate is charged on what lies above `above`. */
export type Bracket = { min: Cents; max: Cents | null; rate: BasisPoints; base: Cents; above: Cents };

/** A row as the authority prints it, in whole rand: `[226_001, 353_100, 2600, 40_680]`; `null` has no upper end. */
export type PrintedBand = readonly [min: number, max: number | null, rate: BasisPoints, base: number];

/** Turns printed rows into brackets. The printed base amounts are kept, even where SARS rounded them. */
export function printedBrackets(...rows: readonly PrintedBand[]): readonly Bracket[] {
  return rows.map(([min, max, rate, base]) => ({
    min: rand(min),
    max: max === null ? null : rand(max),
    rate,
    base: rand(base),
    above: min === 0 ? 0 : rand(min - 1),
  }));
}

/** The band that `income` falls in. A fraction of a rand above a bound already belongs to the next band. */
export function bracketOf(income: Cents, brackets: readonly Bracket[]): Bracket {
  const bracket = brackets.find(({ max }) => max === null || income <= max);
  if (!bracket) throw new RangeError('a tax table must end with an open band');
  return bracket;
}

/** The rate on the next cent above `income`: at the very end of a band that is the next band's. */
export function nextRate(income: Cents, brackets: readonly Bracket[]): BasisPoints {
  return bracketOf(income + 1, brackets).rate;
}

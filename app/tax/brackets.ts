import { rand, shareOf, type BasisPoints, type Cents } from './money.ts';

/** `min` is the first rand of the band as printed; the rate applies to what is above `above`. */
export type Bracket = { min: Cents; max: Cents | null; rate: BasisPoints; base: Cents; above: Cents };

/** In whole rand: `[226_001, 353_100, 2600, 40_680]`; `null` has no upper end. */
export type PrintedBand = readonly [min: number, max: number | null, rate: BasisPoints, base: number];

/** Keeps the printed base amounts, even where SARS rounded them. */
export function printedBrackets(...rows: readonly PrintedBand[]): readonly Bracket[] {
  return rows.map(([min, max, rate, base]) => ({
    min: rand(min),
    max: max === null ? null : rand(max),
    rate,
    base: rand(base),
    above: min === 0 ? 0 : rand(min - 1),
  }));
}

/** A fraction of a rand above a bound is already in the next band. */
export function bracketOf(income: Cents, brackets: readonly Bracket[]): Bracket {
  const bracket = brackets.find(({ max }) => max === null || income <= max);
  if (!bracket) throw new RangeError('a tax table must end with an open band');
  return bracket;
}

/** At the very end of a band the rate on the next cent is that of the next band. */
export function nextRate(income: Cents, brackets: readonly Bracket[]): BasisPoints {
  return bracketOf(income + 1, brackets).rate;
}

/** Rounded half up to the cent. */
export function taxIn(income: Cents, brackets: readonly Bracket[]): Cents {
  const { base, above, rate } = bracketOf(income, brackets);
  return base + shareOf(income - above, rate);
}

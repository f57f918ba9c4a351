import type { Bracket } from '../brackets.ts';
import { rand, shareOf, type BasisPoints, type Cents } from '../money.ts';
import { firmIndividual } from './firm.ts';
import type { CompanyRates } from './tables.ts';

/** The firm prints no base amounts for small businesses: they come from the bands, to the cent. */
export const firmCompany: CompanyRates = {
  name: firmIndividual.name,
  standardRate: 2700,
  smallBusiness: {
    brackets: computedBrackets(
      [0, 91_250, 0],
      [91_251, 365_000, 700],
      [365_001, 550_000, 2100],
      [550_001, null, 2800],
    ),
    grossIncomeLimit: rand(20_000_000),
  },
  dividends: { kind: 'dividends-tax', rate: 2000 },
};

function computedBrackets(
  ...rows: readonly (readonly [min: number, max: number | null, rate: BasisPoints])[]
): readonly Bracket[] {
  let base: Cents = 0;
  return rows.map(([min, max, rate]) => {
    const above = min === 0 ? 0 : rand(min - 1);
    const bracket = { min: rand(min), max: max === null ? null : rand(max), rate, base, above };
    base += shareOf((bracket.max ?? above) - above, rate);
    return bracket;
  });
}

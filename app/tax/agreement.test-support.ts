import * as fc from 'fast-check';
import { expect } from 'vitest';
import { RANDOM_RUNS } from '#tests/random-runs.ts';
import type { Figures } from './fractions.test-support.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import type { TaxYear } from './tax-year.ts';
import { taxYears } from './tax-years.ts';

type Comparison = readonly [engine: object, exact: Figures | null];

/** `exact`: cents by name in the result; null where it must refuse. Returns how many cases were not refused. */
export function expectAgreement<Case>(cases: fc.Arbitrary<Case>, compare: (of: Case) => Comparison): number {
  let calculated = 0;
  const property = fc.property(cases, (of) => {
    const [engine, exact] = compare(of);
    const figures = isRefusal(engine) ? null : new Map<string, unknown>(Object.entries(engine));
    if (!sameFigures(figures, exact)) expect(figures).toEqual(exact);
    if (figures) calculated += 1;
  });
  fc.assert(property, { numRuns: RANDOM_RUNS });
  return calculated;
}

/** In any year since the tax began; earlier years must be refused. */
export function expectAgreementSince<Input, Rates extends object>(
  first: number,
  ratesOf: (basis: 'sars', year: TaxYear) => Rates | Refusal,
  inputs: fc.Arbitrary<Input>,
  engine: (input: Input, rates: Rates) => object,
  exact: (input: Input, rates: Rates) => Figures | null,
): void {
  const years = taxYears.filter((year) => year >= first);
  expect(taxYears.filter((year) => !isRefusal(ratesOf('sars', year)))).toEqual(years);
  const rates = fc.constantFrom(...years).map((year) => ratesOf('sars', year) as Rates);
  expectAgreement(fc.tuple(inputs, rates), ([input, of]) => [engine(input, of), exact(input, of)]);
}

/** An `expect` for each of so many figures would take most of the time. */
function sameFigures(figures: Map<string, unknown> | null, exact: Comparison[1]): boolean {
  if (figures === null || exact === null) return figures === exact;
  return Object.entries(exact).every(
    ([name, value]) => figures.get(name) === (value === null ? null : Number(value)),
  );
}

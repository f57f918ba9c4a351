import * as fc from 'fast-check';
import type { Age } from './age.ts';
import type { IndividualInput } from './individual.ts';
import { largestAmount, rand, type Cents } from './money.ts';
import { firmIndividual } from './rates/firm.ts';
import type { IndividualRates } from './rates/individual-rates.ts';
import { individualTables } from './rates/individual.ts';
import { taxYears } from './tax-year.ts';

/** The firm's constants and every SARS table. */
export const allRates: readonly IndividualRates[] = [
  firmIndividual,
  ...taxYears.map((year) => individualTables[year]),
];

/** One of all the tables. */
export const anyRates = fc.constantFrom(...allRates);

/** Amounts of every size, with ordinary incomes in the majority. */
export const anyAmount: fc.Arbitrary<Cents> = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: rand(3_000_000) }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: largestAmount }) },
  { weight: 1, arbitrary: fc.constantFrom(...edges()) },
);

export const anyAge: fc.Arbitrary<Age> = fc.oneof(
  fc.integer({ min: 18, max: 80 }),
  fc.constant('75+' as const),
);

/** A person of any income, age and family, with contributions mostly within reason. */
export const anyInput: fc.Arbitrary<IndividualInput> = fc.record({
  grossIncome: anyAmount,
  retirementContributions: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: rand(800_000) })),
  age: anyAge,
  medicalMembers: fc.integer({ min: 0, max: 21 }),
  medicalContributions: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: rand(400_000) })),
  retirementFund: fc.constantFrom('pension', 'provident', 'annuity', undefined),
});

/** Each bound of each table with the cents beside it. */
function edges(): Cents[] {
  const bounds = allRates.flatMap(({ brackets }) => brackets.map(({ above }) => above));
  return bounds.flatMap((bound) => [bound - 1, bound, bound + 1]).filter((cents) => cents >= 0);
}

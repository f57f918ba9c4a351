import * as fc from 'fast-check';
import type { Age } from './age.ts';
import type { CapitalGainsInput } from './capital-gains.ts';
import type { CompanyInput } from './company.ts';
import type { IndividualInput } from './individual.ts';
import { largestAmount, rand, type Cents } from './money.ts';
import type { ProvisionalInput } from './provisional.ts';
import { firmIndividual } from './rates/firm.ts';
import type { IndividualRates, SarsIndividualTable } from './rates/tables.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import type { TaxYear } from './tax-year.ts';
import { taxYears, requireTaxYear } from './tax-years.ts';
import { tablesOf } from './years/index.ts';

export function sarsIndividual(year: number): SarsIndividualTable {
  return tablesOf(requireTaxYear(year)).individual;
}

export function sarsRates<Rates extends object>(
  ratesOf: (basis: 'sars', taxYear: TaxYear) => Rates | Refusal,
  year: number,
): Rates {
  return known(ratesOf('sars', requireTaxYear(year))) as Rates;
}

export const NOBODY: ProvisionalInput = {
  grossIncome: 0,
  retirementContributions: 0,
  age: 30,
  medicalMembers: 0,
  medicalContributions: 0,
  businessIncome: 0,
  businessExpenses: 0,
};

export function known<Result extends object>(value: Result | Refusal): Exclude<Result, Refusal> {
  if (isRefusal(value)) throw new Error(value.sentence);
  return value as Exclude<Result, Refusal>;
}

export const allRates: readonly IndividualRates[] = [
  firmIndividual,
  ...taxYears.map((year) => tablesOf(year).individual),
];

export const anyRates = fc.constantFrom(...allRates);

export const anyAmount: fc.Arbitrary<Cents> = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: rand(3_000_000) }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: largestAmount }) },
  { weight: 1, arbitrary: fc.constantFrom(...edges()) },
);

export const anyAge: fc.Arbitrary<Age> = fc.oneof(
  fc.integer({ min: 18, max: 80 }),
  fc.constant('75+' as const),
);

const anyPerson = fc.record({
  grossIncome: anyAmount,
  retirementContributions: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: rand(800_000) })),
  age: anyAge,
  medicalMembers: fc.integer({ min: 0, max: 21 }),
  medicalContributions: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: rand(400_000) })),
  retirementFund: fc.constantFrom('pension', 'provident', 'annuity', undefined),
  interestIncome: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: rand(60_000) }), anyAmount),
  medicalExpenses: fc.oneof(
    { weight: 3, arbitrary: fc.constant(0) },
    fc.integer({ min: 0, max: rand(90_000) }),
  ),
  disability: fc.boolean(),
  incomeKind: fc.constantFrom('salary', 'commission', 'pension', 'other', undefined),
});

/** Contributions without members are refused. */
export const anyInput: fc.Arbitrary<IndividualInput> = anyPerson.map((person) =>
  person.medicalMembers === 0 ? { ...person, medicalContributions: 0 } : person,
);

const anyMonths = fc.option(fc.integer({ min: 0, max: 12 }), { nil: undefined });

export const anyPartYear = fc.record({
  firstDay: fc.constantFrom(undefined, '2023-03-01', '2025-08-31', '2024-02-29', '2025-12-01'),
  lastDay: fc.constantFrom(undefined, '2026-02-28', '2025-08-31', '2024-02-29', '2025-11-30'),
  medicalMonths: anyMonths,
  secondMonths: anyMonths,
  otherMonths: fc.option(fc.integer({ min: 0, max: 30 }), { nil: undefined }),
});

export const anyProvisional: fc.Arbitrary<ProvisionalInput> = fc
  .tuple(
    anyInput,
    fc.record({
      businessIncome: anyAmount,
      businessExpenses: anyAmount,
      employeesTaxPaid: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: rand(400_000) })),
      lastAssessment: fc.option(
        fc.record({
          taxableIncome: anyAmount,
          taxableCapitalGain: fc.integer({ min: 0, max: rand(200_000) }),
          taxYear: fc.integer({ min: 1991, max: 2000 }),
        }),
        { nil: undefined },
      ),
    }),
  )
  .map(([person, business]) => ({ ...person, ...business }));

const anyHome = fc.oneof(
  fc.constant({}),
  fc.record({
    ownShare: fc.constantFrom(0, 5_000, 3_333, 10_000),
    landPart: fc.constantFrom(0, 0, 1_250, 10_000),
    tradePart: fc.constantFrom(0, 1_000, 3_333, 5_000),
    tradeMonths: fc.constantFrom(0, 1_200, 2_450),
    ownedMonths: fc.constantFrom(2_450, 12_000),
  }),
);

export const anyGain: fc.Arbitrary<CapitalGainsInput> = fc.record({
  proceeds: anyAmount,
  baseCost: fc.oneof(fc.constant(0), anyAmount),
  primaryResidence: fc.boolean(),
  yearOfDeath: fc.boolean(),
  currentIncome: anyAmount,
  age: anyAge,
  assessedLoss: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: rand(1_000_000) })),
  home: anyHome,
});

export const anyTaxYear = fc.constantFrom(...taxYears);
export const anyBasis = fc.constantFrom('firm', 'sars');

export const anyDay: fc.Arbitrary<string> = fc
  .tuple(
    fc.integer({ min: 2000, max: 2027 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 0, max: 20 }),
  )
  .map(([year, month, back]) => new Date(Date.UTC(year, month, -Math.max(0, back - 10))))
  .map((day) => day.toISOString().slice(0, 10));

export const anyCompany: fc.Arbitrary<CompanyInput> = fc.record({
  companyType: fc.constantFrom('standard', 'sbc'),
  taxableIncome: anyAmount,
  dividendsPaid: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: rand(500_000) }), anyAmount),
});

function edges(): Cents[] {
  const bounds = allRates.flatMap(({ brackets }) => brackets.map(({ above }) => above));
  return bounds.flatMap((bound) => [bound - 1, bound, bound + 1]).filter((cents) => cents >= 0);
}

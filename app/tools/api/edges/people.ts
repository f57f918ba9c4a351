import type { Cents } from '#app/tax/money.ts';
import { incentivePeriodsOf } from '#app/tax/rates/employment-incentive.ts';
import type { TaxYear } from '#app/tax/tax-year.ts';
import { newestTaxYear } from '#app/tax/tax-years.ts';
import { tablesOf } from '#app/tax/years/index.ts';
import type { Json } from '../json.ts';
import { around, bandEnds, edge, RAND, type Edge } from './edge.ts';

const MONTHS = 12;

export function incomeBands(year: TaxYear): readonly Edge[] {
  return around('band', bandEnds(year), (grossIncome) => ({ grossIncome }), year);
}

export function thresholds(): readonly Edge[] {
  const { under65, from65, from75 } = tablesOf(newestTaxYear).individual.thresholds;
  const ages: readonly [Json, Cents | null][] = [
    [64, under65],
    [65, from65],
    [74, from65],
    ['75+', from75],
  ];
  return ages.flatMap(([age, threshold]) => [
    ...around(`threshold at ${age}`, threshold === null ? [] : [threshold], (grossIncome) => ({
      grossIncome,
      age,
    })),
    edge(`rebates at ${age}`, { grossIncome: 400_000, age }),
    edge(`interest exemption at ${age}`, { grossIncome: 400_000, interestIncome: 60_000, age }),
  ]);
}

export function retirementLimits(): readonly Edge[] {
  const { retirement } = tablesOf(newestTaxYear).individual;
  if (retirement.kind !== 'combined') return [];
  const share = (400_000 * RAND * retirement.rate) / 10_000;
  const of = (grossIncome: number) => (contribution: string) => ({
    grossIncome,
    retirementContributions: contribution,
  });
  return [
    ...around('share of income for retirement', [share], of(400_000)),
    ...around('cap on retirement', retirement.cap === null ? [] : [retirement.cap], of(2_500_000)),
  ];
}

export function members(): readonly Edge[] {
  return [0, 1, 2, 3].map((medicalMembers) =>
    edge(`${medicalMembers} on the medical scheme`, { grossIncome: 300_000, medicalMembers }),
  );
}

/** Each end of the incentive's bands, in both twelve months, at the youngest and oldest age, for part of a month. */
export function incentive(): readonly Edge[] {
  const table = incentivePeriodsOf(newestTaxYear).at(-1)?.table;
  if (!table) return [];
  const young = { age: 24, hours: 160 };
  return (['first', 'second'] as const).flatMap((claim) => {
    const { shareBelow, mostBelow, endsAt } = table[claim];
    return [
      ...around('incentive', [mostBelow, endsAt], (pay) => ({ pay, claim, ...young })),
      ...around('incentive in half a month', [shareBelow], (pay) => ({ pay, claim, ...young, hours: 80 })),
      ...[18, 29, 30].map((age) => edge(`incentive at ${age}`, { pay: 5_000, claim, hours: 160, age })),
      ...[159, 160, 161].map((hours) =>
        edge(`incentive for ${hours} hours`, { pay: 6_000, claim, age: 24, hours }),
      ),
    ];
  });
}

export function uifCeiling(): readonly Edge[] {
  const ceilings = tablesOf(newestTaxYear).uif?.map(({ ceiling }) => ceiling) ?? [];
  return [
    ...around('UIF ceiling', ceilings, (pay) => ({ pay })),
    ...around('band of a twelfth', bandEnds().map(twelfth), (pay) => ({ pay })),
  ];
}

export function medicalAges(): readonly Edge[] {
  const bills = { medicalContributions: 72_000, medicalMembers: 3, medicalExpenses: 40_000 };
  const ages: readonly Json[] = [64, 65, '75+'];
  return [
    ...ages.map((age) => edge(`at ${age}`, { ...bills, age, taxableIncome: 300_000 })),
    ...[7_499, 7_500, 7_501].map((medicalExpenses) =>
      edge('7.5% of taxable income', {
        ...bills,
        medicalContributions: 0,
        medicalExpenses,
        taxableIncome: 100_000,
      }),
    ),
    edge('a disability', { ...bills, taxableIncome: 300_000, condition: 'disability', isConfirmed: true }),
  ];
}

export function twelfth(cents: Cents): Cents {
  return Math.floor(cents / MONTHS);
}

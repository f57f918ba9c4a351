import { NOBODY, sarsIndividual } from './cases.test-support.ts';
import { rand, type Cents } from './money.ts';
import type { PayerRates } from './payer.ts';
import type { WorksheetInput } from './worksheet-input.ts';

/** R40 000 a month after costs, half a year of it known: R480 000, on which the tax is R92 217. */
export const FREELANCER: WorksheetInput = {
  ...NOBODY,
  payment: 'first',
  incomeByMonth: months(60_000, 6),
  costsByMonth: months(20_000, 6),
  expectedIncome: rand(60_000),
  expectedCosts: rand(20_000),
  employeesTaxPaid: 0,
  provisionalTaxPaid: 0,
  paidAfterYearEnd: 0,
  estimate: 0,
  lastAssessment: null,
  yearEnd: '2027-02-28',
  due: '2026-08-31',
  paidOn: '2026-08-31',
};

export function months(monthly: number, count: number): { month: null; cents: Cents }[] {
  return Array.from({ length: count }, () => ({ month: null, cents: rand(monthly) }));
}

export function personRates(year: number): PayerRates {
  return { payer: 'person', rates: sarsIndividual(year) };
}

import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { calculated } from './calculated.test-support.ts';
import type { Values } from './field.ts';
import { splitAt } from './payments.ts';

vi.setConfig({ testTimeout: 60_000 });

const CASES = 500;
/** In November the first payment of 2026/27 is over. */
const TODAY = '2026-11-25';
const BEFORE = '2025-08-01';

const cents = (most: number) => fc.integer({ min: 0, max: most * 100 });
const rand = (amount: number) => `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;

const facts = fc.record({
  taxYear: fc.constantFrom('2025', '2026'),
  businessIncome: cents(3_000_000),
  businessExpenses: cents(1_500_000),
  grossIncome: fc.oneof(fc.constant(0), cents(2_000_000)),
  /** For half a year: the provisional calculator halves what is withheld in the whole year. */
  withheldByAugust: fc.oneof(fc.constant(0), cents(200_000)),
  retirementContributions: fc.oneof(fc.constant(0), cents(200_000)),
  medicalMembers: fc.integer({ min: 1, max: 6 }),
  medicalContributions: fc.oneof(fc.constant(0), cents(90_000)),
  medicalExpenses: fc.oneof(fc.constant(0), cents(40_000)),
  interestIncome: fc.oneof(fc.constant(0), cents(60_000)),
  age: fc.constantFrom('30', '64', '65', '74', '75+'),
  paidInAugust: fc.option(cents(400_000)),
});

test('the worksheet and the provisional calculator agree on payments in 500 cases', () => {
  fc.assert(
    fc.property(facts, ({ taxYear, age, medicalMembers, withheldByAugust, paidInAugust, ...amounts }) => {
      const person: Values = {
        taxYear,
        age,
        medicalMembers: String(medicalMembers),
        ...Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, rand(amount)])),
      };
      const year: Values = { ...person, employeesTaxPaid: rand(2 * withheldByAugust) };
      const halves = payments(year, BEFORE);
      expect(payment('first', { ...person, employeesTaxPaid: rand(withheldByAugust) })).toBe(halves.first);
      const paid = paidInAugust === null ? rand(halves.first) : rand(paidInAugust);
      const second = payment('second', { ...year, provisionalTaxPaid: paid });
      expect(payments({ ...year, provisionalTaxPaid: paid }).second).toBe(second);
      if (paidInAugust === null) expect(halves.second).toBe(second);
    }),
    { numRuns: CASES },
  );
});

function payments(values: Values, today = TODAY): { first: number; second: number } {
  const { payments = [] } = calculated('provisional', values, today).assessment;
  const { next, others } = splitAt('2000-01-01', payments);
  const all = [...next, ...others].map(({ label, cents }) => [
    label.startsWith('First') ? 'first' : 'second',
    cents,
  ]);
  return { first: 0, second: 0, ...Object.fromEntries(all) };
}

function payment(chosen: string, values: Values): number {
  return calculated('worksheet', { ...values, payment: chosen }, TODAY).assessment.tax.cents;
}

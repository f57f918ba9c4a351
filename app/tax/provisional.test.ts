import { expect, test } from 'vitest';
import { rand } from './money.ts';
import { provisionalDates, provisionalDatesOf } from './provisional-dates.ts';
import { provisionalTax, type ProvisionalInput } from './provisional.ts';
import { firmIndividual } from './rates/firm.ts';
import type { IndividualRates } from './rates/tables.ts';
import { known, NOBODY, sarsIndividual } from './cases.test-support.ts';
import { requireTaxYear } from './tax-years.ts';

const PAYE = expect.stringContaining('does not deduct PAYE');

test('firm basis, R300 000 salary and R200 000 profit: taxed as R500 000 in two halves', () => {
  const result = tax({
    grossIncome: rand(300_000),
    businessIncome: rand(350_000),
    businessExpenses: rand(150_000),
  });
  expect(result).toMatchObject({
    grossIncome: rand(300_000),
    businessIncome: rand(350_000),
    businessExpenses: rand(150_000),
    taxableBusinessIncome: rand(200_000),
    totalGrossIncome: rand(500_000),
    taxableIncome: rand(500_000),
    finalTax: rand(103_405),
    effectiveTaxRate: 2068,
    netSalary: rand(396_595),
    provisionalPayment1: 5_170_250,
    provisionalPayment2: 5_170_250,
    basicAmountFirst: null,
    basicAmountSecond: null,
    notes: [PAYE],
  });
});

test('PAYE of the first six months comes off the first payment', () => {
  const year = {
    grossIncome: rand(114_000),
    businessIncome: rand(558_000),
    businessExpenses: rand(81_000),
  };
  const paid = { employeesTaxPaid: rand(25_200), paidInAugust: undefined };
  const payments = (employeesTaxByAugust?: number) => {
    const { finalTax, provisionalPayment1, provisionalPayment2 } = tax(
      {
        ...year,
        ...paid,
        employeesTaxByAugust,
      },
      sarsIndividual(2027),
    );
    return [finalTax, provisionalPayment1, provisionalPayment2];
  };
  // 129 667 a year: half of it less 25 200, and the rest of the 104 467.
  expect(payments(rand(25_200))).toEqual([rand(129_667), 3_963_350, 6_483_350]);
  expect(payments(rand(12_600))).toEqual(payments());
  expect(payments(0)).toEqual([rand(129_667), 6_483_350, 3_963_350]);
  expect(payments(rand(90_000))).toEqual([rand(129_667), 0, rand(104_467)]);
});

test('a business loss reduces the total, never below zero, with a warning', () => {
  const some = tax({
    grossIncome: rand(300_000),
    businessIncome: rand(50_000),
    businessExpenses: rand(150_000),
  });
  expect(some).toMatchObject({ taxableBusinessIncome: rand(-100_000), totalGrossIncome: rand(200_000) });
  expect(some.notes).toEqual([
    'Business expenses exceed business income. This is allowed but may affect your calculation.',
    PAYE,
  ]);
  expect(tax({ grossIncome: rand(1), businessExpenses: rand(2) })).toMatchObject({
    totalGrossIncome: 0,
    finalTax: 0,
  });
});

test('paragraph 19(1)(d): R500 000 in 2015 makes R580 000 for the second 2017 estimate', () => {
  const lastAssessment = { taxYear: 2015, taxableIncome: rand(500_000), taxableCapitalGain: 0 };
  expect(tax({ lastAssessment }, sarsIndividual(2017))).toMatchObject({
    basicAmountFirst: rand(500_000),
    basicAmountSecond: rand(580_000),
  });
});

test('the firm’s estimate leaves out employees’ tax and last assessment, and says so', () => {
  const plain = tax({ grossIncome: rand(500_000) });
  const lastAssessment = { taxYear: 2023, taxableIncome: 1, taxableCapitalGain: 0 };
  for (const more of [{ employeesTaxPaid: rand(50_000) }, { lastAssessment }]) {
    const result = tax({ grossIncome: rand(500_000), ...more });
    expect(result).toMatchObject({
      provisionalPayment1: plain.provisionalPayment1,
      basicAmountFirst: null,
      basicAmountSecond: null,
      employeesTaxPaid: 0,
    });
    expect(result.notes[0]).toMatch(/does not deduct PAYE/);
  }
});

test('payments are due at the end of August and February, the top-up on 30 September', () => {
  expect(provisionalDates(requireTaxYear(2023))).toEqual({
    first: '2022-08-31',
    second: '2023-02-28',
    topUp: '2023-09-30',
  });
  expect(provisionalDatesOf('2024-02-29')).toMatchObject({ first: '2023-08-31', topUp: '2024-09-30' });
  expect(provisionalDatesOf('2026-06-30')).toEqual({
    first: '2025-12-31',
    second: '2026-06-30',
    topUp: '2026-12-31',
  });
  expect(tax({}).due).toEqual({ first: '2023-08-31', second: '2024-02-29', topUp: '2024-09-30' });
});

function tax(input: Partial<ProvisionalInput>, rates: IndividualRates = firmIndividual) {
  return known(provisionalTax({ ...NOBODY, ...input }, rates));
}

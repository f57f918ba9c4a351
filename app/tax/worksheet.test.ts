import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { expectAgreement } from './agreement.test-support.ts';
import { anyInput, known, NOBODY, sarsIndividual } from './cases.test-support.ts';
import { largestAmount, rand } from './money.ts';
import { provisionalTax } from './provisional.ts';
import { worksheetRates } from './rates/worksheet-rates.ts';
import { isRefusal, refusedInput } from './refusal.ts';
import { requireTaxYear } from './tax-years.ts';
import { expectSound } from './working-lines.test-support.ts';
import { worksheetOracle } from './worksheet-oracle.test-support.ts';
import { FREELANCER, months, personRates } from './worksheet-cases.test-support.ts';
import type { WorksheetInput } from './worksheet-input.ts';
import { worksheet } from './worksheet.ts';

vi.setConfig({ testTimeout: 120_000 });

const rates = personRates(2027);
const individual = sarsIndividual(2027);

test('the first payment is half of the tax, the second the rest, the third the gap', () => {
  expect(sheet({})).toMatchObject({
    taxableIncome: rand(480_000),
    finalTax: rand(92_217),
    paymentDue: rand(46_108.5),
    safeEstimate: null,
    isLate: false,
  });
  expect(sheet({ employeesTaxPaid: rand(10_000) }).paymentDue).toBe(rand(36_108.5));
  const later = { payment: 'second', provisionalTaxPaid: rand(46_108.5) } as const;
  expect(sheet(later)).toMatchObject({ paymentDue: rand(46_108.5), safeEstimate: rand(432_000), penalty: 0 });
  expect(sheet({ ...later, incomeByMonth: months(60_000, 11), expectedIncome: rand(80_000) })).toMatchObject({
    taxableIncome: rand(500_000),
    paymentDue: rand(92_217 + 6_200) - rand(46_108.5),
  });
  for (const [costs, isLoss] of [
    [60_001, true],
    [60_000, false],
  ] as const)
    expect(sheet({ costsByMonth: months(costs, 12) }).isLoss, String(costs)).toBe(isLoss);
  const third = { payment: 'third', provisionalTaxPaid: rand(80_000), estimate: rand(480_000) } as const;
  expect(sheet(third)).toMatchObject({ paymentDue: rand(12_217), isSafe: true, penalty: 0 });
  expect(sheet({ ...third, provisionalTaxPaid: rand(100_000) }).paymentDue).toBe(0);
});

test('a low second estimate shows the penalty of a year that ends as expected', () => {
  // R400 000 bears 67 417, and R432 000 (90%) bears 77 337: 20% of the 9 920 between them.
  const low = { payment: 'second', provisionalTaxPaid: rand(46_108.5), estimate: rand(400_000) } as const;
  expect(sheet(low)).toMatchObject({ paymentDue: rand(21_308.5), isSafe: false, penalty: rand(1_984) });
  const assessed = { taxYear: 2026, taxableIncome: rand(390_000), taxableCapitalGain: 0 };
  expect(sheet({ ...low, lastAssessment: assessed })).toMatchObject({
    basicAmount: rand(390_000),
    safeEstimate: rand(390_000),
    isSafe: true,
    penalty: 0,
  });
  expect(
    sheet({ payment: 'third', estimate: rand(400_000), provisionalTaxPaid: rand(67_417) }),
  ).toMatchObject({ paymentDue: rand(24_800), penalty: rand(1_984) });
  expect(sheet({ payment: 'third', provisionalTaxPaid: rand(67_417) })).toMatchObject({
    isSafe: null,
    penalty: null,
  });
});

test('late costs 10% and interest by the day, a voluntary third payment interest alone', () => {
  const due = { due: '2027-02-26', paidOn: '2027-03-31' };
  // 10.25% of 46 108.50 for 33 of 365 days.
  const second = { payment: 'second', provisionalTaxPaid: rand(46_108.5), ...due } as const;
  expect(sheet(second)).toMatchObject({ latePenalty: 4_610_85, interest: 427_29, isLate: true });
  expect(sheet(second).notes.at(-1)).toContain('10.25% from 1 March 2026');
  expect(sheet({ ...second, payment: 'third' })).toMatchObject({ latePenalty: 0, interest: 427_29 });
  expect(sheet({ ...second, provisionalTaxPaid: rand(100_000) })).toMatchObject({
    isLate: false,
    interest: 0,
  });
  expect(sheet({ ...second, paidOn: due.due })).toMatchObject({ isLate: false, latePenalty: 0 });
  expect(sheet({ ...second, paidOn: due.due }).notes.join()).not.toContain('10.25%');
});

test('the basic amount of each period, as the provisional calculator has it', () => {
  const lastAssessment = { taxYear: 2025, taxableIncome: rand(300_000), taxableCapitalGain: rand(20_000) };
  const year = known(provisionalTax({ ...NOBODY, lastAssessment }, individual));
  expect(sheet({ lastAssessment }).basicAmount).toBe(year.basicAmountFirst);
  expect(sheet({ lastAssessment, payment: 'second' }).basicAmount).toBe(rand(280_000 * 1.16));
  expect(sheet({ lastAssessment, payment: 'third' }).basicAmount).toBe(year.basicAmountSecond);
});

test('an estimate is not tested on amounts above R 100 billion, and is up to there', () => {
  const nothing = { incomeByMonth: [{ month: null, cents: 0 }], expectedIncome: 0 };
  const third = { payment: 'third', estimate: rand(480_000), ...nothing } as const;
  const assessed = { taxYear: 2025, taxableCapitalGain: 0 };
  const none = { costsByMonth: [], expectedCosts: 0 };
  for (const [more, isTested] of [
    [{ employeesTaxPaid: largestAmount, provisionalTaxPaid: 0 }, true],
    [{ employeesTaxPaid: largestAmount, provisionalTaxPaid: 1 }, false],
    [{ lastAssessment: { ...assessed, taxableIncome: largestAmount } }, false],
    [{ lastAssessment: { ...assessed, taxableIncome: rand(1) } }, true],
    [{ grossIncome: largestAmount, incomeByMonth: [{ month: null, cents: 0 }] }, true],
    [{ grossIncome: largestAmount, incomeByMonth: [{ month: null, cents: 1 }] }, false],
  ] as const)
    expect(sheet({ ...third, ...none, ...more }).isSafe !== null, JSON.stringify(more)).toBe(isTested);
});

test('exact fractions give the same cents on every sheet; each line equals its formula', () => {
  expectAgreement(anySheet, (input) => {
    const result = worksheet(input, rates);
    if (isRefusal(result)) return [result, null];
    expectSound(result);
    return [result, worksheetOracle(input, result.basicAmount, individual)];
  });
});

test('dated months are those of the tax year, and impossible ones are field errors', () => {
  const dated = (month: string) => [{ month, cents: rand(10_000) }];
  for (const month of ['2026-03', '2027-02'])
    expect(isRefusal(attempt({ incomeByMonth: dated(month) }))).toBe(false);
  for (const month of ['2026-02', '2027-03']) {
    const sentence = `${month} is not a month of this year: it runs from March 2026 to February 2027.`;
    for (const field of ['incomeByMonth', 'costsByMonth'] as const)
      expect(attempt({ [field]: dated(month) })).toEqual(refusedInput(field, sentence));
  }
  const huge = { incomeByMonth: months(99_000_000_000, 2) };
  for (const [more, field] of [
    [huge, 'incomeByMonth'],
    [{ costsByMonth: huge.incomeByMonth }, 'costsByMonth'],
  ] as const)
    expect(attempt(more)).toEqual(refusedInput(field, 'The months come to more than R 100 billion a year.'));
  const most = [{ month: null, cents: largestAmount }];
  expect(isRefusal(attempt({ incomeByMonth: most, expectedIncome: 0 }))).toBe(false);
  expect(isRefusal(attempt({ costsByMonth: most, expectedCosts: 0 }))).toBe(false);
  expect(attempt({ medicalContributions: 1 })).toMatchObject({ field: 'medicalMembers' });
  for (const day of ['yearEnd', 'due', 'paidOn']) expect(() => attempt({ [day]: 'soon' })).toThrow(day);
  expect(() => attempt({ estimate: -1 })).toThrow('estimate');
  expect(isRefusal(worksheetRates('sars', requireTaxYear(2026)))).toBe(false);
});

const amount = (most: number) => fc.integer({ min: 0, max: rand(most) });
const day = fc
  .integer({ min: 0, max: 900 })
  .map((days) => new Date(Date.UTC(2025, 5, days)).toISOString().slice(0, 10));

const anySheet: fc.Arbitrary<WorksheetInput> = fc
  .tuple(
    anyInput,
    fc.record({
      payment: fc.constantFrom('first', 'second', 'third'),
      incomeByMonth: anyMonths(120_000),
      costsByMonth: anyMonths(60_000),
      expectedIncome: amount(120_000),
      expectedCosts: amount(60_000),
      employeesTaxPaid: fc.oneof(fc.constant(0), amount(300_000)),
      provisionalTaxPaid: fc.oneof(fc.constant(0), amount(300_000)),
      paidAfterYearEnd: fc.oneof(fc.constant(0), amount(100_000)),
      businessIncome: fc.oneof(fc.constant(0), amount(900_000)),
      businessExpenses: fc.oneof(fc.constant(0), amount(500_000)),
      yearEnd: fc.constant('2027-02-28'),
      estimate: fc.oneof(fc.constant(0), amount(1_500_000)),
      lastAssessment: fc.option(
        fc.record({
          taxYear: fc.integer({ min: 2022, max: 2026 }),
          taxableIncome: amount(1_500_000),
          taxableCapitalGain: amount(100_000),
        }),
      ),
      due: day,
      paidOn: day,
    }),
  )
  .map(([person, sheet]) => ({
    ...person,
    grossIncome: Math.min(person.grossIncome, rand(3_000_000)),
    ...sheet,
  }));

function anyMonths(most: number) {
  return fc.array(
    amount(most).map((cents) => ({ month: null, cents })),
    { maxLength: 12 },
  );
}

function attempt(more: Partial<WorksheetInput>) {
  return worksheet({ ...FREELANCER, ...more }, rates);
}

function sheet(more: Partial<WorksheetInput>) {
  return known(attempt(more));
}

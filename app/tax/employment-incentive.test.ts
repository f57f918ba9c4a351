import { expect, test } from 'vitest';
import { employmentIncentive, type Claim } from './employment-incentive.ts';
import { rand } from './money.ts';
import { payslip } from './payslip.ts';
import { NO_PAY, paid } from './payslips.test-support.ts';
import { known } from './cases.test-support.ts';
import { changesWithin, payrollRates } from './rates/payroll-rates.ts';
import { isRefusal } from './refusal.ts';
import { taxYearLabel } from './tax-year.ts';
import { requireTaxYear, taxYears } from './tax-years.ts';
import { incentivePeriodOf } from './rates/employment-incentive.ts';

const YOUNG = { age: 22, claim: 'first', hours: 80 } as const;

test('the incentive follows its month’s bands for 12 months, and half for the next 12', () => {
  for (const [year, month, pay, first, second] of [
    [2027, 3, 0, 0, 0],
    [2027, 3, 1_000, 600, 300],
    [2027, 3, 2_499.99, 1_499.99, 750],
    [2027, 3, 2_500, 1_500, 750],
    [2027, 3, 5_499.99, 1_500, 750],
    [2027, 3, 6_500, 750, 375],
    [2027, 3, 7_498, 1.5, 0.75],
    [2027, 3, 7_500, 0, 0],
    [2026, 4, 6_500, 750, 375],
    [2026, 3, 6_498, 1.5, 0.75],
    [2023, 3, 5_500, 750, 375],
    [2023, 3, 1_999.99, 1_499.99, 750],
    [2021, 3, 1_999.99, 1_000, 500],
    [2020, 3, 5_500, 500, 250],
    [2021, 8, 4_000, 1_000, 500],
  ] as const) {
    const about = `${year} ${month} ${pay}`;
    expect(incentive(pay, 160, 'first', year, month), about).toBe(Math.round(rand(first)));
    expect(incentive(pay, 160, 'second', year, month), about).toBe(Math.round(rand(second)));
  }
});

test('from the last cent of a band to the first of the next the arithmetic changes', () => {
  const rates = known(payrollRates('sars', requireTaxYear(2027), 3));
  for (const [pay, formula] of [
    [2_500, rand(1_500)],
    [5_499.99, rand(1_500)],
    [5_500, { op: 'less', from: rand(1_500) }],
    [7_500, 0],
  ] as const) {
    const month = { ...YOUNG, hours: 160, wage: rand(10_000), remuneration: rand(pay) };
    expect(known(employmentIncentive(month, rates)).lines).toMatchObject([{ formula }]);
  }
});

test("under 160 hours pay is taken up and the amount down: SARS's 80 hours at R1 500", () => {
  expect(incentive(1_500, 80, 'first', 2020)).toBe(rand(1_000 / 2));
  expect(incentive(2_500, 80)).toBe(rand(1_500 / 2));
  // R 3 250 in 80 hours is R 6 500 in 160.
  expect(incentive(3_250, 80)).toBe(rand(750 / 2));
  expect(incentive(3_250, 80, 'second')).toBe(rand(375 / 2));
  expect(paid(2_500, YOUNG).costToCompany).toBe(rand(2_500 + 25 + 25 - 750));
  expect(incentive(7_400, 161)).toBe(incentive(7_400, 160));
});

test('pay under the minimum wage and other ages or periods have none, with a reason', () => {
  expect(paid(80 * 30.23, YOUNG).incentive).toBe(rand(750));
  const under = paid(80 * 30.23 - 0.01, YOUNG);
  expect(under.incentive).toBe(0);
  expect(under.notes[0]).toMatch(/under the minimum of R\u202f30\.23 an hour.*whole month/);
  for (const [age, amount] of [
    [17, 0],
    [18, 750],
    [29, 750],
    [30, 0],
    ['75+', 0],
  ] as const)
    expect(paid(2_500, { ...YOUNG, age }).incentive).toBe(rand(amount));
  expect(paid(2_500, { ...YOUNG, age: 30 }).notes).toEqual([
    'The employment tax incentive is for employees of 18 to 29, so it is left out.',
  ]);
  expect(paid(2_500, { ...YOUNG, frequency: 'weekly' })).toMatchObject({
    incentive: 0,
    notes: [
      'The employment tax incentive is worked out by calendar month, so it is left out of this payslip.',
    ],
  });
  expect(paid(2_500, { ...YOUNG, periods: 2 }).incentive).toBe(0);
  expect(paid(2_500, { ...YOUNG, periods: 0, days: 10 }).incentive).toBe(rand(750));
  expect(paid(2_500, { ...YOUNG, claim: 'none', frequency: 'weekly' }).notes).toEqual([]);
  // The bonus is pay of the month, but not the wage of its hours.
  expect(paid(80 * 30.23, { ...YOUNG, bonus: rand(3_750) }).incentive).toBe(0);
});

test('a learner at R3 500 reaches the learnership allowance: R1 500 a month in year 1', () => {
  // 3 500 × 3/13 = 807.69 a week; the minimum wage would ask 160 × 30.23 = 4 836.80.
  const learner = { ...YOUNG, hours: 160, wageRule: 'learnership', allowance: 'nqf-1-2-0-120' } as const;
  expect(paid(3_500, { ...YOUNG, hours: 160 }).incentive).toBe(0);
  expect(paid(3_500, { ...YOUNG, hours: 160 }).notes[0]).toContain('A registered learnership');
  expect(paid(3_500, learner).incentive).toBe(rand(1_500));
  expect(paid(3_500, learner).notes[0]).toContain('reaches R\u202f455.00 a week');
  expect(paid(3_500, { ...learner, claim: 'second' }).incentive).toBe(rand(750));
  // A month of 2 047.41 a week is 8 872.11, and of 455 a week 1 971.67.
  expect(paid(3_500, { ...learner, allowance: 'nqf-4-361-480' }).incentive).toBe(0);
  expect(paid(1_971.67, learner).incentive).toBe(rand(1_183));
  expect(paid(1_971.66, learner).incentive).toBe(0);
  const rates = known(payrollRates('sars', requireTaxYear(2027), 3));
  const none = payslip({ ...NO_PAY, ...learner, allowance: '', pay: rand(3_500) }, rates);
  expect(none).toMatchObject({ kind: 'refused-input', field: 'allowance' });
});

test('public works programmes, exemptions and agreements set other wages (section 4)', () => {
  const month = { ...YOUNG, hours: 160 };
  for (const [pay, input, amount] of [
    // 160 × 16.62.
    [2_659.2, { wageRule: 'public-works' }, 1_500],
    [2_659.19, { wageRule: 'public-works' }, 0],
    [2_500, { wageRule: 'none' }, 1_500],
    [2_499.99, { wageRule: 'none' }, 0],
    [2_500, { wageRule: 'none', hours: 200 }, 1_500],
    [1_250, { wageRule: 'none', hours: 80 }, 750],
    [1_249.99, { wageRule: 'none', hours: 80 }, 0],
    [5_600, { agreedWage: 3_500 }, 1_425],
    [5_599.99, { agreedWage: 3_500 }, 0],
    [4_836.8, { agreedWage: 100 }, 1_500],
  ] as const)
    expect(paid(pay, { ...month, ...input }).incentive, JSON.stringify([pay, input])).toBe(rand(amount));
  for (const [year, wageRule, isKnown] of [
    [2026, 'public-works', true],
    [2024, 'public-works', false],
    [2026, 'learnership', false],
    [2024, 'none', true],
  ] as const) {
    const rates = known(payrollRates('sars', requireTaxYear(year), 6));
    const result = payslip({ ...NO_PAY, ...month, wageRule, pay: rand(3_000) }, rates);
    expect(isRefusal(result), `${year} ${wageRule}`).toBe(!isKnown);
  }
});

test('months without confirmed amounts are refused by name', () => {
  for (const [year, month] of [
    [2019, 2],
    [2021, 4],
    [2021, 7],
    [2022, 8],
    [2022, 11],
  ] as const) {
    const result = payslip(
      { ...NO_PAY, ...YOUNG, pay: rand(2_500) },
      known(payrollRates('sars', requireTaxYear(year), month)),
    );
    expect(isRefusal(result) && result, `${year} ${month}`).toMatchObject({
      item: 'eti',
      sentence: `The amounts of the employment tax incentive for this month of ${taxYearLabel(requireTaxYear(year))} could not be confirmed from a published source, so no figure is given. Leave the incentive out to see the payslip.`,
    });
  }
  const rates = { ...known(payrollRates('sars', requireTaxYear(2027), 3)), minimumWage: null };
  const month = { ...YOUNG, remuneration: rand(2_500), wage: rand(2_500) };
  expect(employmentIncentive(month, rates)).toMatchObject({ kind: 'unknown-rate', item: 'eti' });
  expect(incentivePeriodOf('2027-03')).toBeNull();
  expect(taxYears.filter((year) => year >= 2017 && changesWithin(year))).toEqual([2021, 2022, 2026]);
});

/** The wage is above any minimum. */
function incentive(pay: number, hours: number, claim: Claim = 'first', year = 2027, month = 3): number {
  const rates = known(payrollRates('sars', requireTaxYear(year), month));
  const remuneration = Math.round(rand(pay));
  return known(employmentIncentive({ claim, remuneration, wage: rand(10_000), hours, age: 22 }, rates))
    .amount;
}

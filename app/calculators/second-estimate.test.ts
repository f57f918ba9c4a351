import { expect, test } from 'vitest';
import { calculate } from './calculate.ts';
import { calculated } from './calculated.test-support.ts';
import { findCalculator } from './calculators.ts';
import type { Values } from './field.ts';
import { pastYears } from './past-years.ts';

const FREELANCER = { basis: 'sars', taxYear: '2025', businessIncome: '500 000' };
const ASSESSED = { lastAssessedTaxableIncome: '400 000', lastAssessedYear: '2023' };

test('the last assessment gives a basic amount for each estimate', () => {
  const { working } = assessed({ ...FREELANCER, ...ASSESSED });
  expect(amountOf(working, 'basicAmountFirst')).toBe(40_000_000);
  expect(amountOf(working, 'basicAmountSecond')).toBe(46_400_000);
});

test('a second estimate that was too low shows its penalty and the third payment', () => {
  // 2025/26: R450 000 bears R84 772 and R500 000 R100 272; R30 000 + R10 000 were paid.
  const { working, headlines, notes } = assessed({
    ...FREELANCER,
    secondEstimate: '300 000',
    employeesTaxPaid: '30 000',
    provisionalTaxPaid: '10 000',
  });
  expect(headlines).toContainEqual({ label: 'Underestimation penalty', once: true, cents: 895_440 });
  const third = 'Third payment, by Wed 30 Sep 2026 (IRP6)';
  expect(headlines).toContainEqual({ label: third, once: true, cents: 6_027_200 });
  expect(amountOf(working, 'safeEstimate')).toBe(45_000_000);
  expect(notes[0]).toMatch(/too low/);
  const keys = working.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

test('the verdict on a second estimate comes first of the notes', () => {
  const safe = { ...ASSESSED, lastAssessedYear: '2024', secondEstimate: '400 000' };
  expect(assessed({ ...FREELANCER, ...safe }).notes[0]).toMatch(/no underestimation penalty/);
  const covered = { secondEstimate: '300 000', provisionalTaxPaid: '90 000' };
  expect(assessed({ ...FREELANCER, ...covered }).notes[0]).toMatch(/there is no penalty/);
});

test('a second estimate is not tested beside sums above R 100 billion', () => {
  const sums: Values[] = [
    { grossIncome: '100bn', businessIncome: '1' },
    { employeesTaxPaid: '60bn', provisionalTaxPaid: '60bn' },
    { lastAssessedTaxableIncome: '99bn', lastAssessedYear: '2020' },
  ];
  for (const large of sums) {
    const { working } = assessed({ ...FREELANCER, secondEstimate: '1', ...large });
    expect(amountOf(working, 'penalty')).toBeNull();
  }
});

test('an assessment of the same year or a later one is not used', () => {
  const years = pastYears(findCalculator('provisional'), { ...FREELANCER, ...ASSESSED }, {});
  expect(years.find(({ label }) => label === '2020/21')?.cents).toEqual(expect.any(Number));
});

test('a company that sold an asset is taxed by its own year-end', () => {
  const sale = { basis: 'sars', taxYear: '2022', entityType: 'company', proceeds: '1m', baseCost: '0' };
  const gains = findCalculator('capital-gains');
  const taxOf = (yearEnd: string) => {
    const outcome = calculate(gains, { ...sale, yearEnd });
    return outcome.kind === 'calculated' ? outcome.assessment.tax.cents : null;
  };
  expect(taxOf('')).toBe(22_400_000);
  expect(taxOf('2022-12-31')).toBe(22_400_000);
  expect(taxOf('2023-03-31')).toBe(21_600_000);
});

test('a date that does not exist is refused at its field', () => {
  const values = { basis: 'sars', taxYear: '2016', taxableIncome: '1m' };
  for (const dividendsDeclared of ['2017-02-31', 'soon']) {
    expect(calculate(findCalculator('company'), { ...values, dividendsDeclared })).toMatchObject({
      kind: 'refused',
      errors: { dividendsDeclared: 'Enter a day of the calendar, such as 2026-02-28.' },
    });
  }
});

function assessed(values: Values) {
  return calculated('provisional', values).assessment;
}

function amountOf(working: ReturnType<typeof assessed>['working'], key: string) {
  const line = working.find((line) => line.key === key);
  return line?.unit === 'rand' ? line.amount : null;
}

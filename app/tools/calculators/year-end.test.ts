import { expect, test } from 'vitest';
import { calculate } from './calculate.ts';
import { findCalculator } from './calculators.ts';

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

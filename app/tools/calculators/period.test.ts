import { expect, test } from 'vitest';
import { individualCalculator } from './individual.ts';
import { monthlyAmount, withPeriod } from './period.ts';

test('a twelfth is rounded half away from zero', () => {
  expect(monthlyAmount(100)).toBe(8);
  expect(monthlyAmount(102)).toBe(9);
  expect(monthlyAmount(-102)).toBe(-9);
});

test('changing to months and back preserves the year to the cent', () => {
  const fields = individualCalculator.fields({});
  const monthly = withPeriod('monthly', fields, { grossIncome: '500 000' }, {});
  expect(monthly.values.grossIncome).toBe('41\u202f666.67');
  const annual = withPeriod('annual', fields, monthly.values, monthly.exact);
  expect(annual.values.grossIncome).toBe('500\u202f000');
  expect(annual.exact.grossIncome).toBe(50_000_000);
});

test('text that is not an amount is unchanged', () => {
  const fields = individualCalculator.fields({});
  expect(withPeriod('monthly', fields, { grossIncome: 'plenty', age: '40' }, {}).values).toEqual({
    grossIncome: 'plenty',
    age: '40',
    period: 'monthly',
  });
});

import { expect, test } from 'vitest';
import { findCalculator } from './calculators.ts';
import { enteredRows } from './entered.ts';
import type { Values } from './field.ts';

test('what was not chosen is listed with its default, and amounts are grouped', () => {
  const rows = enteredRows(findCalculator('individual'), { grossIncome: 'R520000', taxYear: '2020' });
  expect(rows).toContainEqual({ name: 'age', label: 'Age', text: '30' });
  expect(rows).toContainEqual({ label: 'Tax year', text: '2020/21' });
  expect(rows).toContainEqual({ name: 'grossIncome', label: 'Gross income', text: 'R 520 000' });
  expect(rows).toContainEqual({ name: 'interestIncome', label: 'Local interest', text: 'R 0' });
});

test('a folded choice is listed once it differs from the default', () => {
  const labels = (values: Values) => enteredRows(findCalculator('payslip'), values).map(({ label }) => label);
  expect(labels({ pay: '20k', periods: '1', claim: 'none' })).not.toContain('Whole periods');
  expect(labels({ pay: '20k', periods: '7' })).toContain('Whole periods');
});

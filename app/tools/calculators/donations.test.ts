import { expect, test } from 'vitest';
import { calculated } from './calculated.test-support.ts';
import type { Values } from './field.ts';

test('a gift without tax has no due day, and counts in its own tax year', () => {
  const sheetOf = (values: Values) =>
    calculated('donations', { donation: '50 000', month: '4', ...values }).assessment;
  const dueOf = (values: Values) => sheetOf(values).headlines.filter(({ label }) => label.startsWith('Due'));
  expect([dueOf({}), dueOf({ month: '' })]).toEqual([[], []]);
  expect(dueOf({ donation: '500 000' })).toHaveLength(1);
  expect(sheetOf({}).means).toContain('free of tax this year.');
  expect(sheetOf({ taxYear: '2024' }).means).toContain('free of tax in 2024/25.');
});

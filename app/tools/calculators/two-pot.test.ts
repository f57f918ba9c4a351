import { expect, test } from 'vitest';
import { calculated } from './calculated.test-support.ts';
import type { Values } from './field.ts';

test('the rate is of what is left after a fee of the fund, and says so', () => {
  // 36% × (30 000 − 345) = 10 675.80.
  const means = (values: Values) =>
    calculated('two-pot', { withdrawal: '30 000', taxableIncome: '644 800', ...values }).assessment.means;
  expect(means({})).toContain('36.00% of the withdrawal,');
  expect(means({ fee: '345' })).toContain('36.00% of what is left after the fund’s fee,');
});

test('a withdrawal without tax is not said to be taxed on top of other income', () => {
  const { assessment } = calculated('two-pot', { withdrawal: '20 000', taxableIncome: '0' });
  expect(assessment.means).toBe('No tax is due on it on this income.');
});

test('an income that is probably a month’s is asked about, and counts', () => {
  const { notes } = calculated('two-pot', { withdrawal: '28 000', taxableIncome: '31 500' });
  expect(notes.taxableIncome).toContain('for the whole year?');
  const { notes: usual } = calculated('two-pot', { withdrawal: '28 000', taxableIncome: '378 000' });
  expect(usual.taxableIncome ?? '').not.toContain('?');
});

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

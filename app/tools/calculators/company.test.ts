import { expect, test } from 'vitest';
import { calculated } from './calculated.test-support.ts';

test('dividends above what the tax leaves come out of earlier profits', () => {
  const means = (dividendsPaid: string) =>
    calculated('company', { taxableIncome: '1 000 000', dividendsPaid }).assessment.means.replaceAll(
      '\u202f',
      ' ',
    );
  // 1 000 000 − 270 000 − 900 000.
  expect(means('900 000')).toBe(
    'The dividends and the tax are R 170 000.00 more than this income: that much comes out of earlier profits.',
  );
  expect(means('100 000')).toBe('After tax and dividends, R 630 000.00 stays in the company.');
});

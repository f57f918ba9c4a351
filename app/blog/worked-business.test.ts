import { expect, test } from 'vitest';
import { expectRefused, plain } from './figures.test-support.ts';

test('rates and limits of businesses come from the tax tables of their year', () => {
  expect(plain('{{company.rate 2027}}, before {{company.rate 2022}}')).toBe('27%, before 28%');
  expect(plain('{{trust.rate 2027}} after {{trust.rate 2017}}')).toBe('45% after 41%');
  expect(plain('{{sbc.grossIncomeLimit 2027}}')).toBe('R 20 000 000');
  expect(plain('{{turnover.limit 2026}}, then {{turnover.limit 2027}}')).toBe(
    'R 1 000 000, then R 2 300 000',
  );
});

test('dividends tax is what a company withholds', () => {
  expect(plain('{{dividends.rate 2027}} of R 1 000: {{dividends.tax 2027 1000}}')).toBe(
    '20% of R 1 000: R 200',
  );
});

test('the reduced rates save most where the last of them ends', () => {
  expect(plain('{{sbc.saved 2027 550000}}')).toBe('R 91 030');
  expect(plain('{{sbc.saved 2027 2000000}}')).toBe('R 91 030');
});

test('a loss of earlier years is set off to R 1 million or 80% of the profit', () => {
  expect(plain('{{company.lossSetOff 2027 3000000 5000000}}')).toBe('R 2 400 000');
  expect(plain('{{company.lossCarried 2027 3000000 5000000}}')).toBe('R 2 600 000');
  expect(plain('{{company.taxableAfterLoss 2027 3000000 5000000}}')).toBe('R 600 000');
  expect(plain('{{company.taxAfterLoss 2027 3000000 5000000}}')).toBe('R 162 000');
  expect(plain('{{company.taxAfterLoss 2027 900000 5000000}}')).toBe('R 0');
  expect(plain('{{company.lossCarried 2027 3000000 200000}}')).toBe('R 0');
});

test('income that a trust vests is taxed as the beneficiaries’ income', () => {
  expect(plain('{{trust.taxVested 2027 300000 2}}')).toBe('R 18 360');
  expect(plain('{{trust.savedVested 2027 300000 2}}')).toBe('R 116 640');
});

test('an unknown year or figure throws', () => {
  expectRefused([
    // Secondary tax on companies, not dividends tax.
    '{{dividends.rate 2010}}',
    // Not confirmed from a source of the year.
    '{{trust.rate 2008}}',
    '{{turnover.brackets 2020}}',
    '{{turnover.limit 2005}}',
    '{{company.rate}}',
    '{{company.tax 2027}}',
  ]);
});

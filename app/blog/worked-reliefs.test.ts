import { expect, test } from 'vitest';
import { expectRefused, plain } from './figures.test-support.ts';

test('the credits come off the tax after the rebate', () => {
  expect(plain('{{medical.taxAfterCredits 2027 450000 2}}')).toBe('R 73 893');
  expect(plain('{{medical.taxAfterCredits 2027 100000 4}}')).toBe('R 0');
});

test('medical credits of a year by members', () => {
  expect(plain('{{medical.credits 2027 4}} after {{medical.credits 2026 4}}')).toBe(
    'R 15 120 after R 14 640',
  );
});

test('the additional credit under 65 counts expenses beside fees, above a share of income', () => {
  // Fees 93 600 less 4 x 15 120 leave 33 120; with 22 000 and without 36 000, 25% of 19 120 is 4 780.
  expect(plain('{{medical.timesCredits 2027 40 4}}')).toBe('R 60 480');
  expect(plain('{{medical.excess 2027 40 4 93600}}')).toBe('R 33 120');
  expect(plain('{{medical.threshold 2027 480000}}')).toBe('R 36 000');
  expect(plain('{{medical.counted 2027 40 4 93600 480000 22000}}')).toBe('R 19 120');
  expect(plain('{{medical.additional 2027 40 4 93600 480000 22000}}')).toBe('R 4 780');
  expect(plain('{{medical.additional 2027 40 4 93600 480000 0}}')).toBe('R 0');
});

test('fees below the multiple of the credits take nothing off the expenses', () => {
  expect(plain('{{medical.additional 2027 40 4 24000 480000 50000}}')).toBe('R 3 500');
});

test('the additional credit from 65 has no threshold', () => {
  // Fees 84 000 less 3 x 9 024 leave 56 928; with 12 000 that is 68 928, and 33,3% of it 22 953.02.
  expect(plain('{{medical.counted 2027 67 2 84000 300000 12000}}')).toBe('R 68 928');
  expect(plain('{{medical.additional 2027 67 2 84000 300000 12000}}')).toBe('R 22 953.02');
});

test('retirement contributions are deducted up to a share of income and a cap', () => {
  expect(plain('{{retirement.limit 2027 600000}}')).toBe('R 165 000');
  expect(plain('{{retirement.room 2027 600000 60000}}')).toBe('R 105 000');
  expect(plain('{{retirement.limit 2026 1400000}}, then {{retirement.limit 2027 1400000}}')).toBe(
    'R 350 000, then R 385 000',
  );
  expect(plain('{{retirement.carried 2027 600000 200000}}')).toBe('R 35 000');
});

test('a lump sum at retirement is taxed by its own table', () => {
  expect(plain('{{retirement.lumpSumTax 2027 900000}}')).toBe('R 74 700');
  expect(plain('{{retirement.lumpSumTax 2027 550000}}')).toBe('R 0');
});

test('an unknown year or figure throws', () => {
  expectRefused([
    '{{medical.credits 2010 4}}',
    '{{medical.additional 2013 40 4 93600 480000 22000}}',
    '{{medical.additional 2027 40 4 93600 480000}}',
    '{{retirement.limit 2015 600000}}',
    '{{retirement.lumpSumTax 2026 900000}}',
  ]);
});

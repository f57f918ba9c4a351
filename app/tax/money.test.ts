import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatAmount,
  formatRand,
  formatRate,
  formatShortRand,
  largestAmount,
  rand,
  rateOf,
  shareOf,
} from './money.ts';

const NARROW = '\u202f';

test('amounts are written with narrow no-break spaces and a decimal point', () => {
  expect(formatRand(rand(103_405))).toBe(`R${NARROW}103${NARROW}405.00`);
  expect(formatAmount(rand(103_405))).toBe(`103${NARROW}405.00`);
  expect(formatAmount(largestAmount)).toBe(['100', '000', '000', '000.00'].join(NARROW));
});

test('a price leaves its cents away where there are none', () => {
  expect(formatShortRand(rand(1_495))).toBe(`R${NARROW}1${NARROW}495`);
  expect(formatShortRand(249_750)).toBe(`R${NARROW}2${NARROW}497.50`);
  expect(formatShortRand(5_00)).toBe(`R${NARROW}5`);
  expect(formatShortRand(100_010)).toBe(`R${NARROW}1${NARROW}000.10`);
});

test('amounts under a thousand rand carry no space and always two decimals', () => {
  expect(formatAmount(0)).toBe('0.00');
  expect(formatAmount(5)).toBe('0.05');
  expect(formatAmount(50)).toBe('0.50');
  expect(formatAmount(99_999)).toBe('999.99');
  expect(formatAmount(100_000)).toBe(`1${NARROW}000.00`);
});

test('a true minus is before the R', () => {
  expect(formatRand(-150)).toBe(`−R${NARROW}1.50`);
  expect(formatAmount(-150)).toBe('−1.50');
});

test('effective rates are written with two decimals', () => {
  expect(formatRate(2068)).toBe('20.68%');
  expect(formatRate(1800)).toBe('18.00%');
  expect(formatRate(0)).toBe('0.00%');
});

test('half a cent rounds up and less rounds down', () => {
  expect(shareOf(50, 100)).toBe(1);
  expect(shareOf(49, 100)).toBe(0);
  expect(shareOf(1, 5000)).toBe(1);
  expect(shareOf(1, 4999)).toBe(0);
});

test('a share is exact to the cent up to R 100 billion', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: largestAmount }),
      fc.integer({ min: 0, max: 10_000 }),
      (amount, rate) => {
        expect(shareOf(amount, rate)).toBe(Number((BigInt(amount) * BigInt(rate) + 5000n) / 10_000n));
      },
    ),
  );
});

test('a rate is exact to the basis point up to R 100 billion', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: largestAmount }),
      fc.integer({ min: 0, max: 10_000 }),
      (whole, share) => {
        const part = shareOf(whole, share);
        const exact = (BigInt(part) * 20_000n + BigInt(whole)) / (BigInt(whole) * 2n);
        expect(rateOf(part, whole)).toBe(Number(exact));
      },
    ),
  );
});

test('a rate of nothing is zero', () => {
  expect(rateOf(0, 0)).toBe(0);
  expect(rateOf(1, 3)).toBe(3333);
  expect(rateOf(2, 3)).toBe(6667);
  expect(rateOf(largestAmount, largestAmount)).toBe(10_000);
});

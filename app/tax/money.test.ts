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

test('amounts have narrow no-break spaces, a decimal point and a true minus', () => {
  for (const [text, written] of [
    [formatRand(rand(103_405)), 'R 103 405.00'],
    [formatRand(-150), '−R 1.50'],
    [formatAmount(largestAmount), '100 000 000 000.00'],
    [formatAmount(0), '0.00'],
    [formatAmount(5), '0.05'],
    [formatAmount(99_999), '999.99'],
    [formatAmount(100_000), '1 000.00'],
    [formatAmount(-150), '−1.50'],
    [formatShortRand(rand(1_495)), 'R 1 495'],
    [formatShortRand(249_750), 'R 2 497.50'],
    [formatShortRand(100_010), 'R 1 000.10'],
    [formatRate(2068), '20.68%'],
    [formatRate(0), '0.00%'],
  ] as const)
    expect(text).toBe(written.replaceAll(' ', '\u202f'));
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

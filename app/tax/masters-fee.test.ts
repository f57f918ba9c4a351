import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mastersFee } from './masters-fee.ts';
import { rand } from './money.ts';
import { amountOf } from './working.ts';

test('the Master’s fee goes by steps of R100 000, from R600 to R7 000', () => {
  const of = (assets: number) => amountOf(mastersFee(rand(assets))) / 100;
  expect([0, 249_999.99, 250_000, 399_999.99, 400_000, 499_999.99].map(of)).toEqual([
    0, 0, 600, 600, 600, 600,
  ]);
  // 3 000 000: as computed in the Sunday Times of 17 December 2017.
  expect([500_000, 2_100_000, 3_000_000, 3_599_999.99, 3_600_000, 90_000_000].map(of)).toEqual([
    800, 4_000, 5_800, 6_800, 7_000, 7_000,
  ]);
});

test('a larger estate never pays less, and R100 000 more costs R200 more at most', () => {
  fc.assert(
    fc.property(fc.nat({ max: 900_000_000 }), fc.nat({ max: 10_000_000 }), (assets, more) => {
      const grows = amountOf(mastersFee(assets + more)) - amountOf(mastersFee(assets));
      expect(grows).toBeGreaterThanOrEqual(0);
      expect(grows).toBeLessThanOrEqual(rand(assets < rand(250_000) ? 800 : 200));
    }),
  );
});

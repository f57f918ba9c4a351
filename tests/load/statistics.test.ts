import { expect, test } from 'vitest';
import { median, quantile, rankTest } from './statistics.ts';

test('quantiles are interpolated', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(quantile([1, 2, 3, 4, 5], 0.95)).toBeCloseTo(4.8);
  expect(quantile([7], 0.95)).toBe(7);
});

test('the rank test equals R’s wilcox.test(exact = FALSE)', () => {
  const ours = [0.8, 0.83, 1.89, 1.04, 1.45, 1.38, 1.91, 1.64, 0.73, 1.46];
  const theirs = [1.15, 0.88, 0.9, 0.74, 1.21];
  // The example of the function's manual page (Hollander & Wolfe 1973, 69f): W = 35, two-sided.
  expect(rankTest(ours, theirs)).toBeCloseTo(0.2446, 3);
});

test('equal samples do not differ, shifted ones do', () => {
  const base = Array.from({ length: 200 }, (_, index) => (index * 37) % 101);
  expect(rankTest(base, base)).toBeGreaterThan(0.99);
  expect(
    rankTest(
      base,
      base.map((value) => value + 30),
    ),
  ).toBeLessThan(1e-6);
  expect(rankTest([1, 1, 1], [1, 1, 1])).toBe(1);
});

import { expect, test } from 'vitest';
import { expectRefused, plain } from './figures.test-support.ts';

test('pay that rises with prices is taxed by brackets that stood still', () => {
  expect(plain('{{creep.pay 2024 400000}}, {{creep.pay 2025 400000}}, {{creep.pay 2026 400000}}')).toBe(
    'R 400 000, R 417 600, R 430 963',
  );
  expect(plain('{{creep.tax 2024 400000}} and {{creep.tax 2026 400000}}')).toBe('R 69 272 and R 78 871');
  expect(plain('{{creep.rate 2024 400000}} and {{creep.rate 2026 400000}}')).toBe('17.32% and 18.3%');
});

test('the extra tax is what brackets that rose with the pay would not have taken', () => {
  expect(plain('{{creep.fairTax 2026 400000}}')).toBe('R 74 634');
  expect(plain('{{creep.extra 2026 400000}}')).toBe('R 4 237');
  expect(plain('{{creep.extra 2024 400000}}')).toBe('R 0');
});

test('brackets that move again reduce the tax, but not of earlier years', () => {
  // 77 362 + 31% of 75 116 less 17 235 is 83 412.96; 79 998 + 31% of 62 516 less 17 820 is 81 557.96.
  expect(plain('{{creep.pay 2027 400000}}')).toBe('R 445 616');
  expect(plain('{{creep.oldTax 2027 400000}} less {{creep.relief 2027 400000}}')).toBe(
    'R 83 413 less R 1 855',
  );
});

test('prices rose by both rises together', () => {
  expect(plain('{{creep.prices 2026}}')).toBe('7.74%');
});

test('a year whose prices are not known is refused', () => {
  expectRefused(['{{creep.pay 2028 400000}}']);
});

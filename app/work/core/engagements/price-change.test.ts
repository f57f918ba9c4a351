import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFar, priceAfter, priceSaid, priceTyped, readPriceChange } from './price-change.ts';

test('a price or a change of it is read, and typed again as it was meant', () => {
  expect(readPriceChange('1 495')).toEqual({ cents: 149_500 });
  expect(readPriceChange('+6%')).toEqual({ more: 600 });
  expect(readPriceChange('-2,5 %')).toEqual({ more: -250 });
  for (const wrong of ['', 'much', '+0%', '+100', '6%', '-100%', '1e3%'])
    expect(readPriceChange(wrong), wrong).toBeNull();
  fc.assert(
    fc.property(fc.integer({ min: -9_999, max: 9_999 }), (more) => {
      fc.pre(more !== 0);
      expect(readPriceChange(priceTyped({ more }))).toEqual({ more });
    }),
  );
});

test('a changed price is rounded half up, to the cent or to the rand', () => {
  expect(priceAfter(33_333, { more: 600 }, 'cent')).toBe(35_333);
  expect(priceAfter(25, { more: 1_000 }, 'cent')).toBe(28);
  expect(priceAfter(33_333, { more: 600 }, 'rand')).toBe(35_300);
  expect(priceAfter(null, { more: 600 }, 'cent')).toBeNull();
  expect(priceAfter(null, { cents: 100 }, 'cent')).toBe(100);
});

test('to the cent it is never more than half a cent away from the exact price', () => {
  const price = fc.integer({ min: 0, max: 1_000_000_000 });
  fc.assert(
    fc.property(price, fc.integer({ min: -9_999, max: 9_999 }), (before, more) => {
      const exact = BigInt(before) * BigInt(10_000 + more);
      const away = BigInt(priceAfter(before, { more }, 'cent') ?? 0) * 10_000n - exact;
      expect(away > -5_000n && away <= 5_000n).toBe(true);
    }),
  );
});

test('what looks like a slip is far, and a change is said in words', () => {
  expect([isFar(10_000, 4_999), isFar(10_000, 20_000), isFar(10_000, 20_001), isFar(1, null)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(priceSaid({ more: -250 })).toBe('with a price 2.5% lower');
  expect(priceSaid({})).toBe('at another price');
});

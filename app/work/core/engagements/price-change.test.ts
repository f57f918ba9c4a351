import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isFar,
  priceAfter,
  priceSaid,
  priceSteps,
  priceTyped,
  readPriceChange,
  slipText,
} from './price-change.ts';

test('a price or a change of it is read, and typed again as it was meant', () => {
  const read = (text: string) => readPriceChange(text).price;
  expect(['1 495', '149,50', '0'].map(read)).toEqual([{ cents: 149_500 }, { cents: 14_950 }, { cents: 0 }]);
  for (const six of ['6%', '6 %', '+6%', '+ 6,0 %', '6.00%']) expect(read(six), six).toEqual({ more: 600 });
  expect(['6,5 %', '-6 %', '−6%', '-2,5 %'].map(read)).toEqual(
    [650, -600, -600, -250].map((more) => ({ more })),
  );
  for (const wrong of ['', 'much', '+0%', '0%', '+100', '-100', '100%', '-100%', '1e3%'])
    expect(read(wrong), wrong).toBeNull();
  expect(readPriceChange('1 495,555').error).toContain('at most two decimals');
  expect(readPriceChange('6,555%').error).toContain('at most two decimals');
  fc.assert(
    fc.property(fc.integer({ min: -9_999, max: 9_999 }), (more) => {
      fc.pre(more !== 0);
      expect(read(priceTyped({ more }))).toEqual({ more });
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

test('what is free of charge is said apart from what is far', () => {
  const prices = [100, 300, null].map((before) => [before, 0] as const);
  const named = (count: number) => `${count} clients`;
  expect(slipText([...prices, [100, 49]], named)).toMatch(
    /^For 1 clients that is less than half.* For 3 clients that is R\s0: free of charge\.$/,
  );
  expect(slipText([[null, 100]], named)).toBeNull();
});

test('what looks like a slip is far, and a change is said in words', () => {
  expect([isFar(10_000, 4_999), isFar(10_000, 20_000), isFar(10_000, 20_001), isFar(1, null)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(priceSaid({ more: -250 })).toBe('with a price 2.5% lower');
  expect([priceSaid({}), priceSaid({ cents: 0 })]).toEqual(['at another price', 'free of charge']);
});

test('prices before and after are summed up, the most frequent first, the rest counted', () => {
  const many = (count: number) => `${count} clients`;
  expect(
    priceSteps(
      [
        [100_00, 106_00],
        [null, 90_00],
        [100_00, 106_00],
      ],
      many,
    ),
  ).toEqual(
    ['R 100 → R 106: 2 clients', 'As agreed elsewhere → R 90: 1 clients'].map((line) =>
      line.replaceAll('R ', 'R\u202f'),
    ),
  );
  const steps = Array.from({ length: 10 }, (_, at) => [at * 100, at * 200] as const);
  expect(priceSteps(steps, many).at(-1)).toBe('Other prices: 2 clients');
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hundredths, formatJson, writeJson, type Json } from './json.ts';

test('rand and percent are numbers with exactly two decimals', () => {
  const [tax, rate] = [hundredths(10_340_500), hundredths(2068)];
  const body = { tax, rate, loss: hundredths(-7), none: hundredths(0) };
  expect(writeJson(body)).toBe('{"tax":103405.00,"rate":20.68,"loss":-0.07,"none":0.00}');
});

test('every amount is printed so that a parser reads the same cents', () => {
  fc.assert(
    fc.property(fc.integer({ min: -3e13, max: 3e13 }), (cents) => {
      const parsed: unknown = JSON.parse(writeJson([hundredths(cents)]));
      expect(parsed).toEqual([cents / 100]);
    }),
  );
});

test('all other JSON is read back unchanged, formatted or not', () => {
  const body: Json = { text: 'a "quote" \u0000 \ud800', list: [1, true, null, []], empty: {} };
  for (const text of [writeJson(body), formatJson(body, 0), formatJson(body, 1), formatJson(body, 5)]) {
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(body)));
  }
  expect(formatJson({ a: { b: [1, 2] } }, 2)).toBe('{\n  "a": {\n    "b": [1, 2]\n  }\n}');
});

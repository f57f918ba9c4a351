import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { NEGATIVE, parseAmount } from '#app/tax/amount.ts';
import { largestAmount } from '#app/tax/money.ts';
import { RANDOM_RUNS } from '#tests/random-runs.ts';
import { amountForms, MISSING, NOT_AN_AMOUNT, readAmount, TOO_FINE, TOO_LARGE } from './amount.ts';

vi.setConfig({ testTimeout: 60_000 });

test('numbers and plain digits are read to the cent', () => {
  const cases: [unknown, number][] = [
    ['450000', 45_000_000],
    ['450000.5', 45_000_050],
    ['450000.50', 45_000_050],
    ['0', 0],
    ['0.01', 1],
    ['100000000000.00', largestAmount],
    [450000, 45_000_000],
    [450000.5, 45_000_050],
    [0.07, 7],
    [1.15, 115],
    [99_999_999_999.99, largestAmount - 1],
    [1e11, largestAmount],
    [-0, 0],
  ];
  for (const [sent, cents] of cases) expect(readAmount(sent)).toEqual({ kind: 'amount', cents });
});

test('anything else is refused with the reason', () => {
  const texts =
    '|R 450 000|450 000|450,000|450000,50|1.234.567|450k|+1|007|.5|5.|1e3|0x10|٤٥|1\0|1\n|Infinity'.split(
      '|',
    );
  for (const [sentence, values] of [
    [MISSING, [undefined]],
    [NOT_AN_AMOUNT, [null, true, [1], { valueOf: 1 }, ...texts]],
    [TOO_FINE, ['1.234', 1.234, 1e-7, 5e-324]],
    [TOO_LARGE, ['100000000000.01', '9'.repeat(60_000), 100_000_000_000.01, 1e21, Infinity]],
    [NEGATIVE, [-1, -1e300, '-0.01']],
  ] as const)
    for (const sent of values) expect(readAmount(sent), String(sent)).toEqual({ kind: 'refused', sentence });
});

test('every cent up to R 100 billion is read exactly, as a number and as a string', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: largestAmount }), (cents) => {
      const text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
      expect(readAmount(text)).toEqual({ kind: 'amount', cents });
      expect(readAmount(JSON.parse(text))).toEqual({ kind: 'amount', cents });
      expect(parseAmount(text)).toEqual({ kind: 'amount', cents });
    }),
    { numRuns: RANDOM_RUNS },
  );
});

test('the JSON Schema accepts the strings that are read', () => {
  const pattern = new RegExp(amountForms[1].pattern);
  const nearlyAmounts = fc.stringMatching(/^-?[0-9]{0,13}[., ]?[0-9]{0,3}$/);
  fc.assert(
    fc.property(nearlyAmounts, (text) => {
      const isRead = readAmount(text).kind === 'amount';
      expect(pattern.test(text) && Number(text) <= 1e11).toBe(isRead);
    }),
    { numRuns: RANDOM_RUNS },
  );
});

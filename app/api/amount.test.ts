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
  const cases: [unknown, string][] = [
    [undefined, MISSING],
    [null, NOT_AN_AMOUNT],
    [true, NOT_AN_AMOUNT],
    [[1], NOT_AN_AMOUNT],
    [{ valueOf: 1 }, NOT_AN_AMOUNT],
    ['', NOT_AN_AMOUNT],
    ['R 450 000', NOT_AN_AMOUNT],
    ['450 000', NOT_AN_AMOUNT],
    ['450,000', NOT_AN_AMOUNT],
    ['450000,50', NOT_AN_AMOUNT],
    ['1.234.567', NOT_AN_AMOUNT],
    ['450k', NOT_AN_AMOUNT],
    ['+1', NOT_AN_AMOUNT],
    ['007', NOT_AN_AMOUNT],
    ['.5', NOT_AN_AMOUNT],
    ['5.', NOT_AN_AMOUNT],
    ['1e3', NOT_AN_AMOUNT],
    ['0x10', NOT_AN_AMOUNT],
    ['٤٥', NOT_AN_AMOUNT],
    ['1\0', NOT_AN_AMOUNT],
    ['1\n', NOT_AN_AMOUNT],
    ['Infinity', NOT_AN_AMOUNT],
    ['1.234', TOO_FINE],
    [1.234, TOO_FINE],
    [1e-7, TOO_FINE],
    [5e-324, TOO_FINE],
    ['100000000000.01', TOO_LARGE],
    ['9'.repeat(60_000), TOO_LARGE],
    [100_000_000_000.01, TOO_LARGE],
    [1e21, TOO_LARGE],
    [Infinity, TOO_LARGE],
    [-1, NEGATIVE],
    [-1e300, NEGATIVE],
    ['-0.01', NEGATIVE],
  ];
  for (const [sent, sentence] of cases)
    expect(readAmount(sent), String(sent)).toEqual({ kind: 'refused', sentence });
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

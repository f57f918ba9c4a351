import { expect, test } from 'vitest';
import { cellAmount } from './cell-amount.ts';

test('an amount is read to its end in each form of a cell', () => {
  for (const [text, cents, side] of [
    ['120 000,50', 120_000_50, null],
    ['R 1,234.56', 1_234_56, null],
    ['\u202a1\u00a0234.56\u202c', 1_234_56, null],
    ['-500', -500_00, null],
    ['500.00-', -500_00, null],
    ['(500,00)', -500_00, null],
    ['500.00 Dr', 500_00, 'debit'],
    ['1,500.00Cr', 1_500_00, 'credit'],
    ['R -', 0, null],
    ['–', 0, null],
  ] as const)
    expect([text, cellAmount(text)]).toEqual([text, { kind: 'amount', cents, side }]);
  for (const text of ['12abc', '1.2.3', '120 000 incl', '12 5', '1,50,0'])
    expect([text, cellAmount(text).kind]).toEqual([text, 'unreadable']);
  for (const text of ['########', '1.23E+05', '1,2E5'])
    expect(cellAmount(text)).toMatchObject({ why: expect.stringMatching(/shortened/) });
  expect(cellAmount(' \u200b')).toEqual({ kind: 'empty' });
});

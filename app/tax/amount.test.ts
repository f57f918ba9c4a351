import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAmount, parseCount } from './amount.ts';
import { formatAmount, formatRand, largestAmount } from './money.ts';

/** Texts by the cents that they all mean; the digits around a single mark decide what it is. */
const READ: [cents: number, texts: string][] = [
  [45_000_000, '450000|450 000|R450000|ZAR 450 000|r 450 000 rand|450k|450 K|450  000|\t450 000\n'],
  [45_000_000, '\u202d450 000\u202c|\u200e450k|450\u200b000|R\u2060450 000\u00ad'],
  [45_000_000, '450\u00a0000|450\u202f000|450\u2009000|450\u2007000'],
  [45_000_050, 'R 450 000,50|R 450 000.50|450,000.50|450.000,50'],
  [120_000_000, '1.2m|1,2m|R1.2 million'],
  [150_000_000, '1,5 mil'],
  [10_000_000_000, '0.1bn'],
  [123_456_700, '1,234,567|1.234.567'],
  [123_456_789, '1,234,567.89'],
  [700, '007'],
  [123_400, '1,234|1.234'],
  [45_050, '450,50|450.5'],
  [50, '0,500|.5'],
  [123_457, '1234,567|1 234,567'],
  [123_400_000, '1,234m'],
  [123_400, '1.234k'],
  [45_000, '450.'],
  [100_501, '1,005.005'],
  [-45_000, '-450|−450|–450|- 450|R -450|-R 450|(450)|(R 450)|( 450.00 )'],
  [0, '0|0.0049|-0|(0.001)'],
];

const UNREADABLE =
  'abc|R|-|()|.|,|k|12 34|45 000 0|1,23,456|1 234,567.89|1,234.567,89|1.2.3|--5|-(5)|- R -5|(-5)|5-|1e5|0x10|NaN|Infinity|450k5|450kk|about 450 000|١٢٣';

test('amounts are read as people type them', () => {
  for (const [cents, texts] of READ)
    for (const text of texts.split('|'))
      expect(parseAmount(text), text).toMatchObject({ kind: 'amount', cents });
});

test('a part of a cent is rounded, and said', () => {
  const isRounded = (text: string) => parseAmount(text).kind === 'amount' && 'isRounded' in parseAmount(text);
  expect(['1234,567', '1 234,567', '0.005', '1,234567k'].every(isRounded)).toBe(true);
  expect(['1234,560', '1,234', '12,34', '1,5k', '1,234.50'].some(isRounded)).toBe(false);
});

test('empty and blank are empty, not zero', () => {
  expect(parseAmount('')).toEqual({ kind: 'empty' });
  expect(parseAmount(' \u202f ')).toEqual({ kind: 'empty' });
});

test('text that is not an amount is not read', () => {
  for (const text of [...UNREADABLE.split('|'), '9'.repeat(500)])
    expect(parseAmount(text)).toEqual({ kind: 'unreadable', text });
});

test('R 100 billion is accepted and a cent more is refused', () => {
  expect(parseAmount('100 000 000 000')).toEqual({ kind: 'amount', cents: largestAmount });
  expect(parseAmount('100bn')).toEqual({ kind: 'amount', cents: largestAmount });
  expect(parseAmount('-100bn')).toEqual({ kind: 'amount', cents: -largestAmount });
  expect(parseAmount('100 000 000 000.01').kind).toBe('too-large');
  expect(parseAmount('100 000 000 000.005').kind).toBe('too-large');
  expect(parseAmount('-100 000 000 000.01').kind).toBe('too-large');
  expect(parseAmount('9'.repeat(60)).kind).toBe('too-large');
  expect(parseAmount('0'.repeat(40) + '5')).toEqual({ kind: 'amount', cents: 500 });
});

test('formatted amounts are read back to the same cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: -largestAmount, max: largestAmount }), (cents) => {
      expect(parseAmount(formatRand(cents))).toEqual({ kind: 'amount', cents });
      expect(parseAmount(formatAmount(cents))).toEqual({ kind: 'amount', cents });
    }),
  );
});

test('any text gets an answer, and any result is whole cents', () => {
  const keys = fc.constantFrom(...'0123456789.,- kmR()\u202f'.split(''));
  fc.assert(
    fc.property(fc.array(keys, { maxLength: 20 }), (typed) => {
      const reading = parseAmount(typed.join(''));
      if (reading.kind === 'amount') expect(Number.isSafeInteger(reading.cents)).toBe(true);
    }),
  );
});

test('a count is whole and within its bounds', () => {
  expect(parseCount(' 3 ', 20)).toEqual({ kind: 'count', count: 3 });
  expect(parseCount('20', 20)).toEqual({ kind: 'count', count: 20 });
  expect(parseCount('', 20)).toEqual({ kind: 'empty' });
  expect(parseCount('21', 20)).toEqual({ kind: 'out-of-range', text: '21' });
  expect(parseCount('1.5', 20)).toEqual({ kind: 'unreadable', text: '1.5' });
  expect(parseCount('-1', 20)).toEqual({ kind: 'unreadable', text: '-1' });
  expect(parseCount('two', 20)).toEqual({ kind: 'unreadable', text: 'two' });
});

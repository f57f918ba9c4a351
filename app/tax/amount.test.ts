import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAmount, parseCount } from './amount.ts';
import { formatAmount, formatRand, largestAmount } from './money.ts';

test('amounts are read as people type them', () => {
  for (const [text, cents] of [
    ['450000', 45_000_000],
    ['450 000', 45_000_000],
    ['R450000', 45_000_000],
    ['R 450 000,50', 45_000_050],
    ['R 450 000.50', 45_000_050],
    ['450,000.50', 45_000_050],
    ['450.000,50', 45_000_050],
    ['ZAR 450 000', 45_000_000],
    ['r 450 000 rand', 45_000_000],
    ['450k', 45_000_000],
    ['450 K', 45_000_000],
    ['1.2m', 120_000_000],
    ['1,2m', 120_000_000],
    ['R1.2 million', 120_000_000],
    ['1,5 mil', 150_000_000],
    ['0.1bn', 10_000_000_000],
    ['1,234,567', 123_456_700],
    ['1.234.567', 123_456_700],
    ['1,234,567.89', 123_456_789],
    ['0', 0],
    ['007', 700],
  ] as const) {
    expect(parseAmount(text)).toEqual({ kind: 'amount', cents });
  }
});

test('thousands may be separated by any white space', () => {
  for (const [text] of [
    ['450\u00a0000', 'a no-break space'],
    ['450\u202f000', 'a narrow no-break space'],
    ['450\u2009000', 'a thin space'],
    ['450\u2007000', 'a figure space'],
    ['450  000', 'two spaces'],
    ['\t450 000\n', 'white space around it'],
  ] as const) {
    expect(parseAmount(text)).toEqual({ kind: 'amount', cents: 45_000_000 });
  }
});

test('a single mark is read by the digits around it', () => {
  for (const [text, cents] of [
    ['1,234', 123_400, 'three digits behind a comma are thousands'],
    ['1.234', 123_400, 'three digits behind a point are thousands'],
    ['450,50', 45_050, 'two digits behind a comma are cents'],
    ['450.5', 45_050, 'one digit behind a point is tens of cents'],
    ['0,500', 50, 'behind a leading zero they are decimals'],
    ['1234,567', 123_457, 'four digits before the mark cannot be a group'],
    ['1 234,567', 123_457, 'spaces already part the thousands'],
    ['1,234m', 123_400_000, 'before a suffix the mark is decimal'],
    ['1.234k', 123_400, 'before a suffix the mark is decimal'],
    ['.5', 50, 'nothing before the mark is zero'],
    ['450.', 45_000, 'nothing behind the mark is no cents'],
    ['1,005.005', 100_501, 'half a cent goes up'],
    ['0.0049', 0, 'less than half a cent goes'],
  ] as const) {
    expect(parseAmount(text)).toEqual({ kind: 'amount', cents });
  }
});

test('a minus or brackets make an amount negative', () => {
  for (const text of [
    '-450',
    '−450',
    '–450',
    '- 450',
    'R -450',
    '-R 450',
    '(450)',
    '(R 450)',
    '( 450.00 )',
  ]) {
    expect(parseAmount(text)).toEqual({ kind: 'amount', cents: -45_000 });
  }
});

test('nothing negative is still plain zero', () => {
  expect(parseAmount('-0')).toEqual({ kind: 'amount', cents: 0 });
  expect(parseAmount('(0.001)')).toEqual({ kind: 'amount', cents: 0 });
});

test('empty and blank are empty, not zero', () => {
  expect(parseAmount('')).toEqual({ kind: 'empty' });
  expect(parseAmount(' \u202f ')).toEqual({ kind: 'empty' });
});

test('text that is not an amount is unreadable', () => {
  for (const text of [
    'abc',
    'R',
    '-',
    '()',
    '.',
    ',',
    'k',
    '12 34',
    '45 000 0',
    '1,23,456',
    '1 234,567.89',
    '1,234.567,89',
    '1.2.3',
    '--5',
    '-(5)',
    '- R -5',
    '(-5)',
    '5-',
    '1e5',
    '0x10',
    'NaN',
    'Infinity',
    '450k5',
    '450kk',
    'about 450 000',
    '١٢٣',
    '9'.repeat(500),
  ]) {
    expect(parseAmount(text)).toEqual({ kind: 'unreadable', text });
  }
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

test('plain digits with two decimals are read exactly with either mark', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: largestAmount }), fc.constantFrom('.', ','), (cents, mark) => {
      const text = `${Math.floor(cents / 100)}${mark}${String(cents % 100).padStart(2, '0')}`;
      expect(parseAmount(text)).toEqual({ kind: 'amount', cents });
    }),
  );
});

test('any text gets an answer, and any number is whole cents', () => {
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

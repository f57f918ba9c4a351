import { expect, test } from 'vitest';
import { formatRand } from '#app/tax/money.ts';
import { readMonths } from './months.ts';

test('months are read as people type and paste them', () => {
  const cases: [string, readonly number[] | Record<string, number>][] = [
    ['', []],
    ['120 000\n130,000.50\n\nR 1.2m', [120_000_00, 130_000_50, 1_200_000_00]],
    ['100\t200\t300', [100_00, 200_00, 300_00]],
    ['2026-04, 120 000\n2026-03;130,000', { '2026-03': 130_000_00, '2026-04': 120_000_00 }],
    ['Month,Turnover\n31/03/2026,100\n2026-03-01,50.25\n04/2026,7', { '2026-03': 150_25, '2026-04': 7_00 }],
    ['March 2026\t1000\n30 April 2026\tABC\t2000', { '2026-03': 1000_00, '2026-04': 2000_00 }],
    ['"2026-03","1,000.00"', { '2026-03': 1000_00 }],
    ['2026-03-31;12 500,75', { '2026-03': 12_500_75 }],
  ];
  for (const [text, expected] of cases) {
    const { months, error } = readMonths(text);
    expect(error, text).toBeUndefined();
    const read = months.map(({ month, cents }) => [month, cents]);
    const amounts = Array.isArray(expected)
      ? expected.map((cents) => [null, cents])
      : Object.entries(expected);
    expect(read, text).toEqual(amounts);
  }
  expect(readMonths('2026-03, 100\n2026-04, 50').note).toBe(
    `Read as 2 months, 2026-03 to 2026-04: ${formatRand(150_00)} together.`,
  );
});

test('what is not twelve months at most, or not an amount, is refused with its line', () => {
  const cases: [string, RegExp][] = [
    ['100\nmany', /^Line 2 .*“many”/],
    ['2026-13, 100\n2026-04, 50', /^Line 1 /],
    ['100\n-5', /^Line 2 /],
    ['2026-03, 100\n50', /every line a date/],
    [Array.from({ length: 13 }, () => '1').join('\n'), /At most 12/],
    [
      Array.from({ length: 61 }, (_, at) => `${2000 + Math.floor(at / 12)}-${(at % 12) + 1}, 1`).join('\n'),
      /At most 60/,
    ],
  ];
  for (const [text, expected] of cases) {
    const { months, error } = readMonths(text);
    expect(months, text).toEqual([]);
    expect(error, text).toMatch(expected);
  }
});

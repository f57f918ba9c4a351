import { expect, test } from 'vitest';
import { formatRand } from '#app/tax/money.ts';
import { countedText, readMonths } from './months.ts';

test('months are read as people type them', () => {
  for (const [text, expected] of [
    ['', []],
    ['120 000\n130,000.50\n\nR 1.2m', [120_000_00, 130_000_50, 1_200_000_00]],
    ['2026-04, 120 000\n2026-03;130,000\n2026-03: 1', { '2026-03': 130_001_00, '2026-04': 120_000_00 }],
  ] as const) {
    const { months, error, isTable } = readMonths(text);
    expect([text, error, isTable]).toEqual([text, undefined, undefined]);
    const amounts = Array.isArray(expected)
      ? expected.map((cents: number) => [null, cents])
      : Object.entries(expected);
    expect(months.map(({ month, cents }) => [month, cents])).toEqual(amounts);
  }
  expect(readMonths('2026-03, 100\n2026-04, 50').note).toBe(
    `Read as 2 months, 2026-03 to 2026-04: ${formatRand(150_00)} together.`,
  );
});

test('more months than a year or five are refused', () => {
  const dated = Array.from({ length: 61 }, (_, at) => {
    const month = String((at % 12) + 1).padStart(2, '0');
    return `${2000 + Math.floor(at / 12)}-${month}, 1`;
  });
  expect(readMonths(Array.from({ length: 13 }, () => '1').join('\n')).error).toMatch(/At most 12/);
  expect(readMonths(dated.join('\n')).error).toMatch(/At most 60/);
});

test('everything else is a table, also one month of millions among months of thousands', () => {
  for (const text of [
    '20260331,120000',
    '20260331',
    '100\nmany',
    '100\n-5',
    '2026-03, 100\n50',
    '2026-13, 100',
    '31/03/2026, 100',
    'Month;Sales\n2026-05;2140000',
    '100\t200',
    '40 000\n45 000\n4 500 000',
  ])
    expect([text, readMonths(text)]).toEqual([text, { months: [], isTable: true }]);
  expect(readMonths('40 000\n45 000\n450 000').isTable).toBeUndefined();
});

test('counted text is read as it is from then on', () => {
  for (const months of [
    [
      { month: '2026-03', cents: 40_000_00 },
      { month: '2026-04', cents: 45_000_000_50 },
    ],
    [
      { month: null, cents: 40_000_00 },
      { month: null, cents: 45_000_000_50 },
    ],
  ])
    expect(readMonths(countedText(months))).toMatchObject({ months, note: expect.stringMatching(/^Read/) });
});

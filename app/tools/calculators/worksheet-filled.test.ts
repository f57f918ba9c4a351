import { expect, test } from 'vitest';
import { rand } from '#app/tax/money.ts';
import { filledNotes } from './worksheet-filled.ts';

const MARCH = { month: '2026-03', cents: rand(310_000) };
const NINE = Array.from({ length: 9 }, () => ({ month: null, cents: 0 }));
const YEAR = { yearEnd: '2027-02-28', expectedIncome: rand(35_000), expectedCosts: rand(5_000) };

const notesOf = (typed: Partial<Parameters<typeof filledNotes>[0]>, today = '2026-12-01') =>
  filledNotes({ ...YEAR, incomeByMonth: [MARCH], costsByMonth: [MARCH], ...typed } as never, today).map(
    (note) => note.replaceAll('\u202f', ' '),
  );

test('months that are over and were left empty are said to count like those to come', () => {
  expect(notesOf({})).toEqual([
    'Income: 8 months that are over were left empty, and counted with R 35 000 each, like the months to come. Type 0 where there was none.',
    'Costs: 8 months that are over were left empty, and counted with R 5 000 each, like the months to come. Type 0 where there was none.',
  ]);
  expect(notesOf({}, '2026-05-31')).toEqual([expect.stringMatching(/^Income: 1 month /), expect.anything()]);
  expect(notesOf({ costsByMonth: NINE }, '2027-06-30')).toEqual([
    expect.stringMatching(/^Income: 11 months .* each\. Type 0/),
    expect.stringMatching(/^Costs: 3 months /),
  ]);
});

test('a month to come fills no month that is over', () => {
  const incomeByMonth = [MARCH, { month: '2027-01', cents: rand(1) }];
  expect(notesOf({ incomeByMonth })[0]).toMatch(/^Income: 8 months /);
});

test('nothing is said where every month that is over is typed, or nothing is expected', () => {
  expect(notesOf({ incomeByMonth: NINE, costsByMonth: NINE })).toEqual([]);
  expect(notesOf({ expectedIncome: 0, expectedCosts: 0 })).toEqual([]);
  expect(notesOf({}, '2026-03-31')).toEqual([]);
});

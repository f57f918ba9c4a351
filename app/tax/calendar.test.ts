import { expect, test } from 'vitest';
import { dayText, firstDayOfYearEnding, isIsoDate, lastDayOf, requireIsoDate } from './calendar.ts';

test.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['2023-12-31', true],
  ['2023-13-01', false],
  ['2023-1-1', false],
  ['2023-01-01T00', false],
  [' 2023-01-01', false],
  ['31 March 2023', false],
  ['', false],
])('%j is a date: %s', (text, expected) => {
  expect(isIsoDate(text)).toBe(expected);
});

test('what is not a date is thrown with its name', () => {
  expect(() => requireIsoDate('2023-02-30', 'yearEnd')).toThrow('yearEnd must be a date such as 2026-02-28');
  expect(() => requireIsoDate('2024-02-29', 'yearEnd')).not.toThrow();
});

test('days are written out', () => {
  expect(['2023-03-31', '2024-01-01', '2024-12-09'].map(dayText)).toEqual([
    '31 March 2023',
    '1 January 2024',
    '9 December 2024',
  ]);
});

test('a tax year ends on 28 or 29 February', () => {
  expect([2022, 2023].map((year) => lastDayOf(year as 2022))).toEqual(['2023-02-28', '2024-02-29']);
});

test.each([
  ['2024-02-29', '2023-03-01'],
  ['2023-02-28', '2022-03-01'],
  ['2025-02-28', '2024-03-01'],
  ['2024-02-28', '2023-03-01'],
  ['2023-12-31', '2023-01-01'],
  ['2023-03-31', '2022-04-01'],
])('a year that ends on %s began on %s', (end, start) => {
  expect(firstDayOfYearEnding(end)).toBe(start);
});

test('every month has its name', () => {
  const months = Array.from({ length: 12 }, (_, index) => dayText(`2023-${index + 1}-1`).split(' ')[1]);
  expect(months.join(' ')).toBe(
    'January February March April May June July August September October November December',
  );
});

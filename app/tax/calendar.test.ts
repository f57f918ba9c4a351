import { expect, test } from 'vitest';
import { dayText, firstDayOfYearEnding, requireIsoDate } from './calendar.ts';

test('an invalid day throws an error that names it', () => {
  for (const day of ['2024-02-29', '2023-12-31']) expect(() => requireIsoDate(day, 'yearEnd')).not.toThrow();
  const wrong = ['2023-02-29', '2023-13-01', '2023-1-1', '2023-01-01T00', ' 2023-01-01', '31 March 2023', ''];
  for (const text of wrong)
    expect(() => requireIsoDate(text, 'yearEnd')).toThrow('yearEnd must be a date such as 2026-02-28');
});

test('days are written out', () => {
  expect(['2023-03-31', '2024-01-01', '2024-12-09'].map(dayText)).toEqual([
    '31 March 2023',
    '1 January 2024',
    '9 December 2024',
  ]);
});

test("a company's year begins on the day after the last one ended", () => {
  for (const [end, start] of [
    ['2024-02-29', '2023-03-01'],
    ['2023-02-28', '2022-03-01'],
    ['2025-02-28', '2024-03-01'],
    ['2024-02-28', '2023-03-01'],
    ['2023-12-31', '2023-01-01'],
    ['2023-03-31', '2022-04-01'],
  ] as const) {
    expect(firstDayOfYearEnding(end)).toBe(start);
  }
});

import { expect, test } from 'vitest';
import { dayOf, lastDayOfMonth, plusDays, weekdayOf, yearAfter } from './calendar-day.ts';
import { longDayText, monthText } from './day-text.ts';

test('months and days overflow into other years', () => {
  expect(dayOf(2026, 13, 25)).toBe('2027-01-25');
  expect(lastDayOfMonth(2026, 14)).toBe('2027-02-28');
  expect(lastDayOfMonth(2027, 14)).toBe('2028-02-29');
  expect(plusDays('2026-12-31', 1)).toBe('2027-01-01');
});

test('a year after 29 February is 28 February, and a year after the 28th is the 28th', () => {
  expect(yearAfter('2028-02-29')).toBe('2029-02-28');
  expect(yearAfter('2027-02-28')).toBe('2028-02-28');
  expect(yearAfter('2026-11-21')).toBe('2027-11-21');
});

test('days are written in words', () => {
  expect(weekdayOf('2027-02-26')).toBe('Friday');
  expect(longDayText('2027-02-26')).toBe('Friday 26 February 2027');
  expect(monthText(2027, 0)).toBe('December 2026');
  expect(monthText(2026, 10)).toBe('October 2026');
});

import { expect, test } from 'vitest';
import { isPublicHoliday, publicHolidays } from './public-holidays.ts';

/** As published: holidays on Sundays, days for elections, and Easter a week after another holiday. */
const PUBLISHED = {
  2021: '01-01 03-21 03-22 04-02 04-05 04-27 05-01 06-16 08-09 09-24 11-01 12-16 12-25 12-26 12-27',
  2022: '01-01 03-21 04-15 04-18 04-27 05-01 05-02 06-16 08-09 09-24 12-16 12-25 12-26 12-27',
  2023: '01-01 01-02 03-21 04-07 04-10 04-27 05-01 06-16 08-09 09-24 09-25 12-15 12-16 12-25 12-26',
  2024: '01-01 03-21 03-29 04-01 04-27 05-01 05-29 06-16 06-17 08-09 09-24 12-16 12-25 12-26',
  2025: '01-01 03-21 04-18 04-21 04-27 04-28 05-01 06-16 08-09 09-24 12-16 12-25 12-26',
  2027: '01-01 03-21 03-22 03-26 03-29 04-27 05-01 06-16 08-09 09-24 12-16 12-25 12-26 12-27',
};

test('the holidays of each year are those that were published', () => {
  for (const [year, days] of Object.entries(PUBLISHED))
    expect(datesOf(Number(year))).toEqual(days.split(' ').map((day) => `${year}-${day}`));
});

test('a holiday on a Saturday adds no other day, and an ordinary day is none', () => {
  expect(isPublicHoliday('2026-12-15')).toBe(false);
  expect(isPublicHoliday('2026-03-21')).toBe(true);
  expect(isPublicHoliday('2026-03-23')).toBe(false);
});

test('Christmas on a Sunday adds no day by itself: the Monday is the Day of Goodwill already', () => {
  expect(datesOf(2033).filter((date) => date > '2033-12-20')).toEqual(['2033-12-25', '2033-12-26']);
});

test('Easter is right at its earliest and latest of the century and across known years', () => {
  const familyDays = {
    2008: '03-24',
    2011: '04-25',
    2026: '04-06',
    2035: '03-26',
    2038: '04-26',
    2049: '04-19',
  };
  for (const [year, day] of Object.entries(familyDays)) {
    expect(publicHolidays(Number(year)).find(({ name }) => name === 'Family Day')?.date).toBe(
      `${year}-${day}`,
    );
  }
});

function datesOf(year: number): string[] {
  return publicHolidays(year).map(({ date }) => date);
}

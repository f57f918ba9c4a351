import { expect, test } from 'vitest';
import { isPublicHoliday, publicHolidays } from './public-holidays.ts';

test('2021 as published: Human Rights Day and the Day of Goodwill fell on Sundays, elections on 1 November', () => {
  expect(datesOf(2021)).toEqual(
    days(2021, '01-01 03-21 03-22 04-02 04-05 04-27 05-01 06-16 08-09 09-24 11-01 12-16 12-25 12-26 12-27'),
  );
});

test('2022 as published: Workers’ Day fell on a Sunday, 27 December was declared for Christmas', () => {
  expect(datesOf(2022)).toEqual(
    days(2022, '01-01 03-21 04-15 04-18 04-27 05-01 05-02 06-16 08-09 09-24 12-16 12-25 12-26 12-27'),
  );
});

test('2023 as published: New Year and Heritage Day fell on Sundays, 15 December was declared', () => {
  expect(datesOf(2023)).toEqual(
    days(2023, '01-01 01-02 03-21 04-07 04-10 04-27 05-01 06-16 08-09 09-24 09-25 12-15 12-16 12-25 12-26'),
  );
});

test('2024 as published: Youth Day fell on a Sunday, elections on 29 May', () => {
  expect(datesOf(2024)).toEqual(
    days(2024, '01-01 03-21 03-29 04-01 04-27 05-01 05-29 06-16 06-17 08-09 09-24 12-16 12-25 12-26'),
  );
});

test('2025 as published: Freedom Day fell on a Sunday', () => {
  expect(datesOf(2025)).toEqual(
    days(2025, '01-01 03-21 04-18 04-21 04-27 04-28 05-01 06-16 08-09 09-24 12-16 12-25 12-26'),
  );
});

test('2027: Human Rights Day falls on a Sunday a week before Easter', () => {
  expect(datesOf(2027)).toEqual(
    days(2027, '01-01 03-21 03-22 03-26 03-29 04-27 05-01 06-16 08-09 09-24 12-16 12-25 12-26 12-27'),
  );
});

test('a holiday on a Saturday brings no other day', () => {
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

test('an ordinary day is no holiday', () => {
  expect(isPublicHoliday('2026-12-15')).toBe(false);
  expect(isPublicHoliday('2026-12-16')).toBe(true);
});

function datesOf(year: number): string[] {
  return publicHolidays(year).map(({ date }) => date);
}

function days(year: number, list: string): string[] {
  return list.split(' ').map((day) => `${year}-${day}`);
}

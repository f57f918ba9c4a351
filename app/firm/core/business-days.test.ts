import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  businessDaysAfter,
  closedBetween,
  disputeDaysAfter,
  isBusinessDay,
  lastBusinessDay,
} from './business-days.ts';
import { dayOf, lastDayOfMonth, plusDays, weekdayOf, yearAfter } from './calendar-day.ts';
import { longDayText, monthText } from './day-text.ts';
import { publicHolidays } from './public-holidays.ts';

/** Published lists: holidays on Sundays, election days, and Easter a week after another holiday. */
const PUBLISHED = {
  2014: '01-01 03-21 04-18 04-21 04-27 04-28 05-01 05-07 06-16 08-09 09-24 12-16 12-25 12-26',
  2016: '01-01 03-21 03-25 03-28 04-27 05-01 05-02 06-16 08-03 08-09 09-24 12-16 12-25 12-26 12-27',
  2019: '01-01 03-21 04-19 04-22 04-27 05-01 05-08 06-16 06-17 08-09 09-24 12-16 12-25 12-26',
  2021: '01-01 03-21 03-22 04-02 04-05 04-27 05-01 06-16 08-09 09-24 11-01 12-16 12-25 12-26 12-27',
  2022: '01-01 03-21 04-15 04-18 04-27 05-01 05-02 06-16 08-09 09-24 12-16 12-25 12-26 12-27',
  2023: '01-01 01-02 03-21 04-07 04-10 04-27 05-01 06-16 08-09 09-24 09-25 12-15 12-16 12-25 12-26',
  2024: '01-01 03-21 03-29 04-01 04-27 05-01 05-29 06-16 06-17 08-09 09-24 12-16 12-25 12-26',
  2025: '01-01 03-21 04-18 04-21 04-27 04-28 05-01 06-16 08-09 09-24 12-16 12-25 12-26',
  2026: '01-01 03-21 04-03 04-06 04-27 05-01 06-16 08-09 08-10 09-24 11-04 12-16 12-25 12-26',
  2027: '01-01 03-21 03-22 03-26 03-29 04-27 05-01 06-16 08-09 09-24 12-16 12-25 12-26 12-27',
};

/** Easter at its earliest and latest of the century, and around known years. */
const FAMILY_DAYS = ['2008-03-24', '2011-04-25', '2026-04-06', '2035-03-26', '2038-04-26', '2049-04-19'];

const day = fc.integer({ min: 0, max: 15_000 }).map((days) => plusDays('2000-01-01', days));

test('the holidays of each year are those that were published, and Easter is right', () => {
  for (const [year, days] of Object.entries(PUBLISHED))
    expect(datesOf(Number(year))).toEqual(days.split(' ').map((day) => `${year}-${day}`));
  for (const date of FAMILY_DAYS)
    expect(publicHolidays(Number(date.slice(0, 4)))).toContainEqual({ date, name: 'Family Day' });
  // Christmas on a Sunday adds no day: the Monday is already the Day of Goodwill.
  expect(datesOf(2033).slice(-2)).toEqual(['2033-12-25', '2033-12-26']);
});

test('business days are all but weekends and holidays', () => {
  for (const [date, expected] of Object.entries({
    '2026-12-15': true,
    '2026-12-16': false,
    '2026-12-19': false,
    '2026-12-20': false,
    // A holiday on Saturday 21 March adds no other day.
    '2026-03-23': true,
    // SARS leaves it out in disputes only.
    '2026-12-31': true,
    '2027-01-04': true,
  }))
    expect(isBusinessDay(date), date).toBe(expected);
});

test('a day moves back for the reasons in between', () => {
  const women = "National Women's Day";
  for (const [legalDay, last, reasons] of [
    ['2026-08-10', '2026-08-07', [`Public holiday (${women})`, women, 'a weekend']],
    ['2024-03-31', '2024-03-28', ['a weekend', 'Good Friday']],
    ['2023-04-07', '2023-04-06', ['Good Friday']],
  ] as const)
    expect([lastBusinessDay(legalDay), closedBetween(legalDay, last)]).toEqual([last, reasons]);
});

test('thirty business days after 20 November 2026 leave out three holidays on weekdays', () => {
  // 23 November is the first; 16 and 25 December and 1 January are weekdays, 26 December a Saturday.
  expect(businessDaysAfter('2026-11-20', 1)).toBe('2026-11-23');
  expect(businessDaysAfter('2026-11-20', 30)).toBe('2027-01-06');
});

test('a business day does not move, and any other day moves to the nearest one before', () => {
  fc.assert(
    fc.property(day, (legalDay) => {
      const last = lastBusinessDay(legalDay);
      expect(isBusinessDay(last)).toBe(true);
      expect(last <= legalDay).toBe(true);
      for (let closed = legalDay; closed > last; closed = plusDays(closed, -1))
        expect(isBusinessDay(closed)).toBe(false);
      expect(closedBetween(legalDay, last).length > 0).toBe(legalDay !== last);
    }),
  );
});

test('a period of business days has exactly that many', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 60 }), (from, count) => {
      const last = businessDaysAfter(from, count);
      let counted = 0;
      for (let each = plusDays(from, 1); each <= last; each = plusDays(each, 1))
        counted += isBusinessDay(each) ? 1 : 0;
      expect(counted).toBe(count);
      expect(isBusinessDay(last)).toBe(true);
    }),
  );
});

test('months, days and years overflow as the calendar does, and are written in words', () => {
  expect([dayOf(2026, 13, 25), plusDays('2026-12-31', 1)]).toEqual(['2027-01-25', '2027-01-01']);
  expect([lastDayOfMonth(2026, 14), lastDayOfMonth(2027, 14)]).toEqual(['2027-02-28', '2028-02-29']);
  expect([yearAfter('2028-02-29'), yearAfter('2027-02-28')]).toEqual(['2029-02-28', '2028-02-28']);
  expect([weekdayOf('2027-02-26'), longDayText('2027-02-26')]).toEqual(['Friday', 'Friday 26 February 2027']);
  expect([monthText(2027, 0), monthText(2026, 10)]).toEqual(['December 2026', 'October 2026']);
});

test('the days of a dispute leave out 16 December to 15 January', () => {
  // As published for an assessment of 17 June 2025: objection by 8 October 2025.
  expect(disputeDaysAfter('2025-06-17', 80)).toBe('2025-10-08');
  expect(disputeDaysAfter('2026-12-15', 1)).toBe('2027-01-18');
  expect(businessDaysAfter('2026-12-15', 1)).toBe('2026-12-17');
});

test('beyond the year 9999 nothing is counted, instead of counting for ever', () => {
  expect(() => businessDaysAfter('9999-12-31', 10)).toThrow('9999');
  expect(() => plusDays('9999-12-31', 1)).toThrow('9999');
});

function datesOf(year: number): string[] {
  return publicHolidays(year).map(({ date }) => date);
}

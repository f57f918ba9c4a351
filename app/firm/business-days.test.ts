import fc from 'fast-check';
import { expect, test } from 'vitest';
import { businessDaysAfter, closedBetween, isBusinessDay, lastBusinessDay } from './business-days.ts';
import { plusDays } from './calendar-day.ts';

const day = fc.integer({ min: 0, max: 15_000 }).map((days) => plusDays('2000-01-01', days));

test.each([
  ['2026-12-15', true, 'an ordinary Tuesday'],
  ['2026-12-16', false, 'a public holiday'],
  ['2026-12-19', false, 'a Saturday'],
  ['2026-12-20', false, 'a Sunday'],
  ['2026-12-31', true, 'left out by SARS in disputes only'],
  ['2027-01-04', true, 'left out by SARS in disputes only'],
])('%s is a business day: %s (%s)', (date, expected) => {
  expect(isBusinessDay(date)).toBe(expected);
});

test.each([
  [
    '2026-08-10',
    '2026-08-07',
    ["Public holiday (National Women's Day)", "National Women's Day", 'a weekend'],
  ],
  ['2024-03-31', '2024-03-28', ['a weekend', 'Good Friday']],
  ['2023-04-07', '2023-04-06', ['Good Friday']],
])('%s moves back to %s for %s', (legalDay, last, reasons) => {
  expect(lastBusinessDay(legalDay)).toBe(last);
  expect(closedBetween(legalDay, last)).toEqual(reasons);
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

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { businessDaysAfter, closedBetween, isBusinessDay, lastBusinessDay } from './business-days.ts';
import { plusDays } from './calendar-day.ts';

const day = fc.integer({ min: 0, max: 15_000 }).map((days) => plusDays('2000-01-01', days));

test('Saturdays, Sundays and public holidays are no business days', () => {
  expect(isBusinessDay('2026-12-15')).toBe(true);
  expect(isBusinessDay('2026-12-16')).toBe(false);
  expect(isBusinessDay('2026-12-19')).toBe(false);
  expect(isBusinessDay('2026-12-20')).toBe(false);
});

test('the days after 16 December count: SARS leaves them out in disputes only', () => {
  expect(isBusinessDay('2026-12-31')).toBe(true);
  expect(isBusinessDay('2027-01-04')).toBe(true);
});

test('a holiday on a Sunday closes the Monday too', () => {
  expect(lastBusinessDay('2026-08-10')).toBe('2026-08-07');
  expect(closedBetween('2026-08-10', '2026-08-07')).toEqual([
    "Public holiday (National Women's Day)",
    "National Women's Day",
    'a weekend',
  ]);
});

test('Easter Sunday 2024 goes back over Good Friday to the Thursday', () => {
  expect(lastBusinessDay('2024-03-31')).toBe('2024-03-28');
  expect(closedBetween('2024-03-31', '2024-03-28')).toEqual(['a weekend', 'Good Friday']);
});

test('the 7th of April 2023 was Good Friday', () => {
  expect(lastBusinessDay('2023-04-07')).toBe('2023-04-06');
  expect(closedBetween('2023-04-07', '2023-04-06')).toEqual(['Good Friday']);
});

test('thirty business days after 20 November 2026 leave out three holidays on weekdays', () => {
  // 23 November is the first; 16 and 25 December and 1 January are weekdays, 26 December a Saturday.
  expect(businessDaysAfter('2026-11-20', 1)).toBe('2026-11-23');
  expect(businessDaysAfter('2026-11-20', 30)).toBe('2027-01-06');
});

test('a business day needs no moving, and a moved day is the nearest one before', () => {
  fc.assert(
    fc.property(day, (named) => {
      const last = lastBusinessDay(named);
      expect(isBusinessDay(last)).toBe(true);
      expect(last <= named).toBe(true);
      for (let closed = named; closed > last; closed = plusDays(closed, -1))
        expect(isBusinessDay(closed)).toBe(false);
      expect(closedBetween(named, last).length > 0).toBe(named !== last);
    }),
  );
});

test('a count of business days holds just as many', () => {
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

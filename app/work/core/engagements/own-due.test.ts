import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBusinessDay } from '#app/firm/core/business-days.ts';
import { lastDayOfMonth, plusDays } from '#app/firm/core/calendar-day.ts';
import { engagementTypes } from '#content/engagements/engagement-types.ts';
import type { EngagementType } from './define-engagement.ts';
import { dueDayOf } from './due.ts';
import { countedDay, ownDueText, type OwnDue } from './own-due.ts';

const NOBODY = { yearEnd: 2, registered: null, vatCategory: null } as const;

test('an objection counts as others have counted it', () => {
  // taxfaculty.ac.za: an assessment of 17 June 2025 is objected to by 8 October 2025.
  expect(countedDay(dueOf('objection'), '2025-06-17')).toBe('2025-10-08');
  expect(ownDueText(dueOf('objection'))).toBe(
    '80 business days, without 16 December to 15 January, after the date of the assessment, or the day on which SARS gave its reasons',
  );
});

test('a day that no month has is the last one, and a weekend moves it back', () => {
  const on = (day: number, months: number) => countedDay({ from: 'month', day, months }, '2027-01-31');
  expect([on(31, 0), on(31, 1), on(30, 1), on(31, 3)]).toEqual([
    '2027-01-29',
    '2027-02-26',
    '2027-02-26',
    '2027-04-30',
  ]);
  expect(countedDay({ from: 'month', day: 31, months: 1 }, '2028-01-31')).toBe('2028-02-29');
});

test('a counted day is a working day, on or after the day before its month or start', () => {
  const unit = fc.constantFrom('days', 'business-days', 'dispute-days', 'months');
  const count = fc.integer({ min: 1, max: 400 });
  const due: fc.Arbitrary<OwnDue> = fc.oneof(
    fc.record({ from: fc.constantFrom('period', 'start'), count, unit }),
    fc.record({
      from: fc.constant('month'),
      day: fc.integer({ min: 1, max: 31 }),
      months: fc.integer({ min: 0, max: 24 }),
    }),
  ) as fc.Arbitrary<OwnDue>;
  fc.assert(
    fc.property(due, fc.integer({ min: 0, max: 3000 }), (own, days) => {
      const on = plusDays('2024-01-01', days);
      const day = countedDay(own, on);
      expect(isBusinessDay(day)).toBe(true);
      if (own.from !== 'month') expect(day >= plusDays(on, -14)).toBe(true);
      else
        expect(day <= lastDayOfMonth(Number(on.slice(0, 4)), Number(on.slice(5, 7)) + own.months)).toBe(true);
    }),
  );
});

test('a kind without a rule is due when its own count says so', () => {
  const monthly = { ...typeOf('books'), due: { from: 'period', count: 10, unit: 'days' } } as EngagementType;
  expect(dueDayOf(monthly, '2026-10', NOBODY)).toBe('2026-11-10');
  const started = {
    ...typeOf('other'),
    due: { from: 'start', count: 5, unit: 'business-days' },
  } as EngagementType;
  expect(dueDayOf(started, 'once', NOBODY)).toBeNull();
  expect(dueDayOf(started, 'once', NOBODY, '2026-11-27')).toBe('2026-12-04');
  expect(dueDayOf(typeOf('objection'), 'once', NOBODY, '2026-11-27')).toBeNull();
});

function typeOf(id: string): EngagementType {
  return engagementTypes.find((type) => type.id === id)!;
}

function dueOf(id: string): OwnDue {
  return typeOf(id).due!;
}

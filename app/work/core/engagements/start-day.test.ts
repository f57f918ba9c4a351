import fc from 'fast-check';
import { expect, test } from 'vitest';
import { engagementTypes } from '#content/engagements/engagement-types.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import type { Month } from '#app/firm/core/deadline-rule.ts';
import type { EngagementType } from './define-engagement.ts';
import { dueOf } from './due.ts';
import { periodsOf, type TaxpayerDates } from './periods.ts';
import { firstStart, plannedStart } from './start-day.ts';

const aTaxpayer = fc.record({
  yearEnd: fc.integer({ min: 1, max: 12 }).map((month) => month as Month),
  registered: fc.constantFrom(null, '2016-02-29', '2021-11-16'),
  vatCategory: fc.constantFrom(null, 'A', 'B', 'C', 'D', 'E'),
}) as fc.Arbitrary<TaxpayerDates>;
const aType = fc.constantFrom<EngagementType>(...engagementTypes);
const SPAN = { from: '2025-01-01', until: '2027-12-31' };

test('nothing is asked for before its period is over, unless the kind of work says so', () => {
  fc.assert(
    fc.property(aType, aTaxpayer, (type, dates) => {
      for (const { id, days } of periodsOf(type, dates, SPAN)) {
        const start = firstStart(type, id, dates);
        if (!days) expect(start).toBeNull();
        else if (type.isAskedWithin) expect(start! >= days.first && start! <= days.last, type.id).toBe(true);
        else if (type.papersFrom) expect(start! > plusDays(days.last, 1), type.id).toBe(true);
        else expect(start).toBe(plusDays(days.last, 1));
      }
    }),
  );
});

test('every kind of work can start a week before it is due', () => {
  fc.assert(
    fc.property(aType, aTaxpayer, (type, dates) => {
      for (const { id } of periodsOf(type, dates, SPAN)) {
        const [start, due] = [firstStart(type, id, dates), dueOf(type, id, dates)?.day];
        if (start && due) expect(plusDays(start, 7) <= due, `${type.id} ${id}`).toBe(true);
      }
    }),
  );
});

test('planned work starts on a working day after the one on which it is planned', () => {
  const itr12 = engagementTypes.find(({ id }) => id === 'itr12')!;
  const dates: TaxpayerDates = { yearEnd: 2, registered: null, vatCategory: null };
  const on = (today: string) => plannedStart(itr12, '2027', dates, today);
  expect(
    ['2026-11-25', '2027-02-28', '2027-05-30', '2027-05-31', '2027-06-01', '2027-06-30', '2027-12-24'].map(
      on,
    ),
  ).toEqual([
    '2027-06-01',
    '2027-06-01',
    '2027-06-01',
    '2027-06-01',
    '2027-06-02',
    '2027-07-01',
    '2027-12-28',
  ]);
});

import { expect, test } from 'vitest';
import { firm } from '#app/platform/content/firm.ts';
import { instantOf } from '#app/bookings/core/working-time.ts';
import type { Diary } from '#app/bookings/core/slots.ts';
import { monthOffer } from './month.ts';

const HOURS = firm.supportHours.days;
const NOW = instantOf('2026-11-23', '10:00');
const NOTHING = { month: null, day: null };

test('a month shows its weeks from Monday, and no day without a free time is offered', () => {
  const offer = shown({ ...NOTHING, month: '2026-12' });
  expect(offer?.weeks.map((week) => week.map((day) => day && Number(day.day.slice(8))))).toEqual([
    [null, 1, 2, 3, 4, 5, 6],
    [7, 8, 9, 10, 11, 12, 13],
    [14, 15, 16, 17, 18, 19, 20],
    [21, 22, 23, 24, 25, 26, 27],
    [28, 29, 30, 31, null, null, null],
  ]);
  const days = offer?.weeks.flat() ?? [];
  const closed = days.filter((day) => day?.free === 0).map((day) => Number(day?.day.slice(8)));
  expect(closed).toEqual([5, 6, 12, 13, 16, 19, 20, 25, 26, 27]);
  expect(offer?.holidays.map(({ name }) => name)).toEqual(['Day of Reconciliation', 'Christmas Day']);
});

test('the first month has the first free day, and no link leaves the eight weeks', () => {
  expect(shown(NOTHING)).toMatchObject({ month: '2026-11', before: null, after: '2026-12' });
  const busy = [{ from: NOW, to: instantOf('2026-12-03', '00:00') }];
  expect(shown(NOTHING, busy)).toMatchObject({ month: '2026-12', before: '2026-11', after: '2027-01' });
  expect(shown({ month: '2031-01', day: null })).toMatchObject({ month: '2027-01', after: null });
  expect(shown({ month: '1999-01', day: null })).toMatchObject({ month: '2026-11', before: null });
  expect(shown({ month: null, day: '2026-12-09' })).toMatchObject({ month: '2026-12' });
});

test('nothing is offered when nobody gives consultations', () => {
  expect(monthOffer(NOTHING, 30, { now: NOW, firm: HOURS, colleagues: [] })).toBeNull();
});

function shown(chosen: Parameters<typeof monthOffer>[0], busy: Diary['colleagues'][number]['busy'] = []) {
  const colleagues = [{ id: 'ann', hours: HOURS, busy }];
  return monthOffer(chosen, 30, { now: NOW, firm: HOURS, colleagues });
}

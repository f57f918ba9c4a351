import { expect, test } from 'vitest';
import { BOOKINGS } from './filter.ts';
import { toWeek } from './week-table.tsx';
import { weekToOpen } from './week-to-open.ts';

const HOURS = Object.fromEntries([1, 2, 3, 4, 5].map((day) => [day, { opens: '08:00', closes: '17:00' }]));

test('the coming week is opened once the working hours of this one are over', () => {
  for (const [now, monday] of [
    ['2026-11-30T06:00:00+02:00', '2026-11-30'],
    ['2026-12-02T20:00:00+02:00', '2026-11-30'],
    ['2026-12-04T16:59:00+02:00', '2026-11-30'],
    ['2026-12-04T17:01:00+02:00', '2026-12-07'],
    ['2026-12-05T09:00:00+02:00', '2026-12-07'],
    ['2026-12-06T23:59:00+02:00', '2026-12-07'],
    ['2026-12-07T00:01:00+02:00', '2026-12-07'],
  ] as const)
    expect(weekToOpen(new Date(now), HOURS), now).toBe(monday);
});

test('a firm that works on Saturdays too has its week until then', () => {
  const hours = { ...HOURS, 6: { opens: '08:00', closes: '12:00' } };
  expect(weekToOpen(new Date('2026-12-05T09:00:00+02:00'), hours)).toBe('2026-11-30');
  expect(weekToOpen(new Date('2026-12-05T12:30:00+02:00'), hours)).toBe('2026-12-07');
});

test('a link to a week names it, also that which opens by itself', () => {
  const filter = { ...BOOKINGS.unfiltered(), of: 'me' };
  expect(toWeek(filter, weekToOpen())).toBe(`/admin/bookings?of=me&week=${weekToOpen()}`);
});

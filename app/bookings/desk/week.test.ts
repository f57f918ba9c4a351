import { expect, test } from 'vitest';
import { instantOf } from '#app/bookings/core/working-time.ts';
import { weekdayOf } from '#app/firm/core/calendar-day.ts';
import type { BookingLine } from './line.ts';
import { layWeek } from './week.ts';

const HOURS = { 1: { opens: '08:00', closes: '17:00' }, 3: { opens: '09:00', closes: '12:00' } };

test('a week has the firm’s days and hours, and grows by what is booked outside them', () => {
  const shape = (lines: BookingLine[]) => {
    const { days, rows, hours } = layWeek('2026-11-23', lines, [], HOURS);
    return [days.map(({ day }) => weekdayOf(day).slice(0, 3)).join(' '), hours[0]?.time, rows];
  };
  expect(shape([])).toEqual(['Mon Wed', '08:00', 18]);
  expect(shape([line('2026-11-28', '06:45', 30)])).toEqual(['Mon Wed Sat', '07:00', 21]);
  expect(shape([line('2026-11-23', '18:00', 60)])).toEqual(['Mon Wed', '08:00', 22]);
});

test('each booking is shown at its half hour, for its length', () => {
  const lines = [
    line('2026-11-23', '08:00', 30),
    line('2026-11-23', '10:15', 60),
    line('2026-11-23', '16:30', 30),
  ];
  const [monday] = layWeek('2026-11-23', lines, [], HOURS).days;
  expect(monday?.lines.map(({ row, rows }) => [row, rows])).toEqual([
    [1, 1],
    [5, 3],
    [18, 1],
  ]);
});

test('time off is shown on each of its days, within the week’s hours', () => {
  const away = {
    id: 'leave',
    colleagueId: 'ann',
    colleague: 'Ann',
    reason: null,
    startsAt: new Date(instantOf('2026-11-23', '14:00')),
    endsAt: new Date(instantOf('2026-11-25', '10:00')),
  };
  const { days } = layWeek('2026-11-23', [], [away], HOURS);
  expect(days.map((day) => day.away.map(({ row, rows }) => [row, rows]))).toEqual([[[13, 6]], [[1, 4]]]);
});

test('a public holiday says its name, and a Sunday has no column', () => {
  const { days } = layWeek('2026-12-14', [], []);
  expect(days.map(({ day, closed }) => [day, closed])).toEqual([
    ['2026-12-14', null],
    ['2026-12-15', null],
    ['2026-12-16', 'Day of Reconciliation'],
    ['2026-12-17', null],
    ['2026-12-18', null],
  ]);
});

function line(day: string, time: string, minutes: number): BookingLine {
  const startsAt = new Date(instantOf(day, time));
  return {
    id: `${day} ${time}`,
    startsAt,
    endsAt: new Date(startsAt.getTime() + minutes * 60_000),
    name: 'Naledi',
    kind: 'first-talk',
    asBooked: null,
    way: 'phone',
    email: 'naledi@example.org',
    phone: '+27 821234567',
    topic: null,
    state: 'booked',
    colleague: 'Ann',
    colleagueId: 'ann',
  };
}

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { instantOf } from '#app/bookings/core/working-time.ts';
import { availableMinutes } from './available.ts';

const DAY = { opens: '08:00', closes: '17:00' };
const hours = { 1: DAY, 2: DAY, 3: DAY, 4: DAY, 5: DAY };
const weekOf = (monday: string) => Array.from({ length: 7 }, (_, day) => plusDays(monday, day));
const off = (day: string, from: string, to: string) => ({
  from: instantOf(day, from),
  to: instantOf(day, to),
});

test('a week without holidays has all of its hours, weekends add none', () => {
  expect(availableMinutes({ weekly: 2400, hours, away: [] }, weekOf('2026-11-30'))).toBe(2400);
});

test('16, 25 and 26 December and 4 November 2026 are public holidays', () => {
  const minutes = (monday: string) => availableMinutes({ weekly: 2400, hours, away: [] }, weekOf(monday));
  expect(minutes('2026-12-14')).toBe(1920);
  expect(minutes('2026-12-21')).toBe(1920);
  expect(minutes('2026-11-02')).toBe(1920);
});

test('time off counts within the working hours, and twice the same time counts once', () => {
  const away = [
    off('2026-11-30', '06:00', '17:00'),
    off('2026-11-30', '12:00', '20:00'),
    off('2026-12-01', '08:00', '12:30'),
  ];
  expect(availableMinutes({ weekly: 2400, hours, away }, weekOf('2026-11-30'))).toBe(1680);
});

test('without hours on any day nobody is available', () => {
  expect(availableMinutes({ weekly: 2400, hours: {}, away: [] }, weekOf('2026-11-30'))).toBe(0);
});

test('whatever the time off is, a week has between nothing and all of its minutes', () => {
  const span = fc.tuple(fc.integer({ min: -3000, max: 12_000 }), fc.integer({ min: 0, max: 5000 }));
  fc.assert(
    fc.property(fc.array(span, { maxLength: 6 }), fc.nat(4800), (spans, weekly) => {
      const start = instantOf('2026-11-30', '00:00');
      const away = spans.map(([from, length]) => ({
        from: start + from * 60_000,
        to: start + (from + length) * 60_000,
      }));
      const minutes = availableMinutes({ weekly, hours, away }, weekOf('2026-11-30'));
      expect(minutes).toBeGreaterThanOrEqual(0);
      expect(minutes).toBeLessThanOrEqual(weekly);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUR, MINUTE } from '#app/platform/core/time.ts';
import { isForgotten, minutesSince, minutesText, readMinutes } from './minutes.ts';

test.each([
  ['45', 45],
  [' 45 min ', 45],
  ['1:30', 90],
  ['1h30', 90],
  ['1 h 05', 65],
  ['1.5h', 90],
  ['1,5 h', 90],
  ['2 hours', 120],
  ['24:00', 1440],
  ['1440', 1440],
])('%s is %i minutes', (text, minutes) => {
  expect(readMinutes(text)).toBe(minutes);
});

test.each(['', '0', '-5', '1441', '24:01', '1:60', '1.5', 'an hour', '1e3', '99h', '0:00', '９', '5 days'])(
  '“%s” is no time of an entry',
  (text) => {
    expect(readMinutes(text)).toBeNull();
  },
);

test('what is written out is read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1440 }), (minutes) => {
      expect(readMinutes(minutesText(minutes))).toBe(minutes);
    }),
  );
});

test('a timer counts whole minutes, at least one, whatever the clock does', () => {
  const start = new Date('2026-11-27T08:00:00Z');
  const after = (time: number) => new Date(start.getTime() + time);
  expect(minutesSince(start, after(20))).toBe(1);
  expect(minutesSince(start, after(90 * MINUTE))).toBe(90);
  expect(minutesSince(start, after(-HOUR))).toBe(1);
  expect(isForgotten(start, after(12 * HOUR))).toBe(false);
  expect(isForgotten(start, after(12 * HOUR + 1))).toBe(true);
});

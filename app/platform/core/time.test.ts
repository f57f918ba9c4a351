import { expect, test } from 'vitest';
import { dayText, isIsoDate, momentText, southAfricanDay, waitText, whenText } from './time.ts';

test('a day in South Africa begins at 22:00 UTC', () => {
  expect(southAfricanDay(new Date('2026-11-20T21:59:59.999Z'))).toBe('2026-11-20');
  expect(southAfricanDay(new Date('2026-11-20T22:00:00Z'))).toBe('2026-11-21');
  expect(southAfricanDay(new Date('2026-12-31T22:00:00Z'))).toBe('2027-01-01');
});

test('days and moments are written out', () => {
  expect(dayText('2024-01-09')).toBe('9 January 2024');
  expect(momentText(new Date('2026-12-31T22:05:59Z'))).toBe('2027-01-01 00:05');
  const months = Array.from({ length: 12 }, (_, index) => dayText(`2023-${index + 1}-1`).split(' ')[1]);
  expect(months.join(' ')).toBe(
    'January February March April May June July August September October November December',
  );
});

test('a moment near now is told by its day, any other by its date', () => {
  const now = new Date('2026-11-26T10:00:00Z');
  for (const [at, text] of [
    ['2026-11-25T22:00:00Z', 'today, 00:00'],
    ['2026-11-25T21:59:59Z', 'yesterday, 23:59'],
    ['2026-11-26T22:00:00Z', 'tomorrow, 00:00'],
    ['2026-11-24T21:59:59Z', '24 November 2026, 23:59'],
    ['2026-11-27T22:00:00Z', '28 November 2026, 00:00'],
  ] as const)
    expect(whenText(new Date(at), now), at).toBe(text);
});

test('a wait is rounded up to minutes', () => {
  expect([0, 60, 61, 900].map(waitText)).toEqual(['a minute', 'a minute', '2 minutes', '15 minutes']);
});

test('only a real day of the calendar is a date', () => {
  for (const day of ['2024-02-29', '2023-12-31']) expect(isIsoDate(day), day).toBe(true);
  const wrong = ['2023-02-29', '2023-13-01', '2023-1-1', '2023-01-01T00', ' 2023-01-01', '31 March 2023', ''];
  for (const text of wrong) expect(isIsoDate(text), text).toBe(false);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentEntry, momentIn } from './read-field.ts';

test('a moment is two hours ahead of UTC in every month: South Africa changes no clock', () => {
  expect(momentIn('2026-12-31T23:59')).toBe('2026-12-31T21:59:00.000Z');
  expect(momentIn('2027-01-01T00:00')).toBe('2026-12-31T22:00:00.000Z');
  expect(momentIn('2027-03-28T02:30')).toBe('2027-03-28T00:30:00.000Z');
  expect(momentIn('2028-02-29 08:00')).toBe('2028-02-29T06:00:00.000Z');
  for (const wrong of ['2027-02-29T08:00', '2026-12-31T24:00', '2026-12-31T23:60', 'soon', ''])
    expect(momentIn(wrong), wrong).toBeNull();
});

test('a moment that a form shows is read back as the same, at any minute of any year', () => {
  const minutes = fc.integer({ min: Date.UTC(2000, 0, 1) / 60_000, max: Date.UTC(2100, 0, 1) / 60_000 });
  fc.assert(
    fc.property(minutes, (minute) => {
      const iso = new Date(minute * 60_000).toISOString();
      expect(momentIn(momentEntry(iso))).toBe(iso);
    }),
  );
});

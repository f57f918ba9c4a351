import { expect, test } from 'vitest';
import { headingOf } from './own-booking-page.tsx';

type Shown = Parameters<typeof headingOf>[0];

test('the page of a booking is headed by what is done there', () => {
  const heading = (change: unknown, { isNew = false, isYours = false, state = 'booked' } = {}) =>
    headingOf({ booking: { state, canChange: state === 'booked' }, isNew, isYours, change } as Shown);
  expect(heading(null)).toBe('Your consultation');
  expect(heading(null, { isNew: true })).toBe('Your consultation is booked');
  expect(heading(null, { isYours: true })).toBe('You have this time already');
  expect(heading({ kind: 'move' }, { isNew: true })).toBe('Move your consultation');
  expect(heading({ kind: 'cancel' })).toBe('Cancel your consultation');
  expect(heading(null, { state: 'cancelled' })).toBe('This consultation is cancelled');
});

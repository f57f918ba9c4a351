import { expect, test } from 'vitest';
import { exampleBooking } from '#app/bookings/core/example-booking.ts';
import { HOUR, MINUTE } from '#app/platform/core/time.ts';
import { useTestDatabase } from '#tests/database.ts';
import { ownBookingOf } from './own-booking.server.ts';

await useTestDatabase();

test('only the reminders that are still to come are promised', () => {
  const promised = (ahead: number) =>
    ownBookingOf(exampleBooking, new Date(exampleBooking.startsAt.getTime() - ahead)).reminders;
  expect([30 * HOUR, 24 * HOUR, 8 * HOUR, HOUR, 30 * MINUTE].map(promised)).toEqual([
    'day-and-hour',
    'day-and-hour',
    'hour',
    'hour',
    'none',
  ]);
});

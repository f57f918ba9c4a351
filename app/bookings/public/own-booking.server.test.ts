import { expect, test } from 'vitest';
import { YOUR_QUESTION } from '#content/consultations.ts';
import { exampleBooking } from '#app/bookings/core/example-booking.ts';
import { HOUR, MINUTE } from '#app/platform/core/time.ts';
import { useTestDatabase } from '#tests/database.ts';
import { ownBookingOf } from './own-booking.server.ts';

await useTestDatabase();

test('a question that came with the booking is shown, and not asked for again', () => {
  const booking = { ...exampleBooking, kind: 'first-talk', asBooked: null };
  const bringing = (question: string | null) => {
    const own = ownBookingOf({ ...booking, question });
    return [own.question, own.bring.includes(YOUR_QUESTION), own.bring.length];
  };
  expect(bringing(null)).toEqual([null, true, 2]);
  expect(bringing('Is a company better?')).toEqual(['Is a company better?', false, 1]);
});

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

import { aboutText, titleOf } from '#app/bookings/core/booking.ts';
import { bookingsOfMember } from '#app/bookings/core/find.server.ts';
import { BOOKING_STATE, holdsTime } from '#app/bookings/core/states.ts';
import { wayLabels } from '#content/consultations.ts';

type Member = { id: string; email: string };

/** The next first; then those that are over or cancelled, the latest first. */
export async function memberBookings(member: Member, now = new Date()) {
  const all = await bookingsOfMember(member);
  const lines = all.map((booking) => {
    const { id, startsAt, endsAt, state, way } = booking;
    const isNext = holdsTime(booking) && endsAt > now;
    return {
      id,
      startsAt,
      endsAt,
      title: [titleOf(booking), booking.taxpayer && aboutText(booking)].filter(Boolean).join(': '),
      way: wayLabels[way],
      state: BOOKING_STATE[state].client.label,
      isNext,
      canChange: BOOKING_STATE[state].openFor === 'both' && startsAt > now,
    };
  });
  return {
    next: lines.filter(({ isNext }) => isNext).toReversed(),
    past: lines.filter(({ isNext }) => !isNext),
  };
}

export type MemberBooking = Awaited<ReturnType<typeof memberBookings>>['next'][number];

import type { Booking } from '#app/bookings/core/booking.ts';
import type { Way } from '#content/consultations.ts';
import type { BookingState } from '#app/bookings/core/states.ts';

export type BookingLine = {
  id: string;
  startsAt: Date;
  endsAt: Date;
  name: string;
  kind: string;
  asBooked: Booking['asBooked'];
  way: Way;
  email: string;
  phone: string;
  topic: string | null;
  state: BookingState;
  colleague: string | null;
  colleagueId: string | null;
};

export type Away = {
  id: string;
  colleagueId: string;
  colleague: string;
  startsAt: Date;
  endsAt: Date;
  reason: string | null;
};

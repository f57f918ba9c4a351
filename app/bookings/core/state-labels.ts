import type { BOOKING_STATES } from '#app/platform/db/booking-values.ts';

export type BookingState = (typeof BOOKING_STATES)[number];

export const stateLabels: Record<BookingState, string> = {
  booked: 'Booked',
  cancelled: 'Cancelled',
  no_show: 'Did not come',
};

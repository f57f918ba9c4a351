import type { Booking } from '#app/bookings/core/booking.ts';
import type { BookingState } from '#app/bookings/core/states.ts';
import type { EnquiryState } from '#app/platform/db/enquiry-values.ts';
import type { Paper } from '#app/work/desk/taxpayers/papers.ts';

type Few<Row> = { rows: Row[]; count: number };

/** The latest of each. `isTied`: a colleague said that it is about this client; the others have its address. */
export type Around = {
  messages: Few<{ id: string; subject: string; state: EnquiryState; at: Date; isTied: boolean }> | null;
  bookings: Few<{
    id: string;
    kind: string;
    asBooked: Booking['asBooked'];
    state: BookingState;
    at: Date;
    isComing: boolean;
    colleague: string | null;
  }> | null;
  papers: Few<Paper>;
};

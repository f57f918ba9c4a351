import { defineStates, mayMove, statesThat, type Moves, type Party } from '#app/platform/core/states.ts';
import type { BOOKING_STATES } from '#app/platform/db/booking-values.ts';
import type { MarkTone } from '#app/platform/ui/mark.tsx';

export type BookingState = (typeof BOOKING_STATES)[number];

/** What the desk's page offers to set it to; `intent` is what its button posts. */
export type BookingStep = { intent: 'no-show' | 'came' | 'restore'; label: string; about: string };

type Row = {
  desk: { label: string; tone: MarkTone; ahead?: BookingStep; after?: BookingStep };
  client: { label: string; shows: 'booking' | 'cancellation' };
  openFor: 'both' | 'nobody';
  /** The colleague’s time is taken: nobody else gets it, calendars have it, and the client is reminded. */
  holdsTime: boolean;
  goesTo: Moves<BookingState>;
};

export const BOOKING_STATE: Record<BookingState, Row> = defineStates<Record<BookingState, Row>>(
  {
    booked: {
      desk: {
        label: 'Booked',
        tone: 'gain',
        after: { intent: 'no-show', label: 'Did not come', about: 'For colleagues alone: no mail is sent.' },
      },
      client: { label: 'Booked', shows: 'booking' },
      openFor: 'both',
      holdsTime: true,
      goesTo: { client: ['cancelled'], firm: ['no_show', 'cancelled'] },
    },
    no_show: {
      desk: {
        label: 'Did not come',
        tone: 'loss',
        after: { intent: 'came', label: 'It took place', about: 'Takes back that nobody came.' },
      },
      client: { label: 'Did not come', shows: 'booking' },
      openFor: 'nobody',
      holdsTime: false,
      goesTo: { firm: ['booked'] },
    },
    cancelled: {
      desk: {
        label: 'Cancelled',
        tone: 'plain',
        ahead: { intent: 'restore', label: 'Book it again', about: 'If the time is still free.' },
      },
      client: { label: 'Cancelled', shows: 'cancellation' },
      openFor: 'nobody',
      holdsTime: false,
      goesTo: { firm: ['booked'] },
    },
  },
  {
    desk: { label: 'Set by a newer version', tone: 'plain' },
    client: { label: 'With us', shows: 'booking' },
    openFor: 'nobody',
    holdsTime: true,
    goesTo: {},
  },
);

export const HOLDING = statesThat(BOOKING_STATE, ({ holdsTime }) => holdsTime);
export const OFF = statesThat(BOOKING_STATE, ({ client }) => client.shows === 'cancellation');
export const CLOSED = statesThat(BOOKING_STATE, ({ openFor }) => openFor === 'nobody');

export function isOff({ state }: { state: BookingState }): boolean {
  return BOOKING_STATE[state].client.shows === 'cancellation';
}

export function holdsTime({ state }: { state: BookingState }): boolean {
  return BOOKING_STATE[state].holdsTime;
}

export function mayMoveBooking(party: Party, { state }: { state: BookingState }, to: BookingState): boolean {
  return state !== to && mayMove(BOOKING_STATE, party, state, to);
}

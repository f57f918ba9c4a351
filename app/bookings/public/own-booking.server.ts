import { BOOKING_STATE } from '#app/bookings/core/states.ts';
import { aboutText, bringTo, priceText, titleOf, type Booking } from '#app/bookings/core/booking.ts';
import { DAY, HOUR, MINUTE } from '#app/platform/core/time.ts';
import { keptColleague } from '#app/bookings/core/wanted.ts';
import { ANYBODY, WITH } from './address.ts';
import { readChosen } from './chosen.ts';
import { findOffer, type Offer } from './offer.server.ts';

/** What the client may see of it: no note, and no ids. */
export type OwnBooking = Pick<
  Booking,
  'way' | 'state' | 'phone' | 'engagementId' | 'videoLink' | 'sequence'
> & {
  title: string;
  bring: readonly string[];
  price: string | null;
  startsAt: Date;
  endsAt: Date;
  colleague: string | null;
  about: string | null;
  question: string | null;
  canChange: boolean;
  /** The mails that are still to come; the hour's comes after the day's. */
  reminders: 'day-and-hour' | 'hour' | 'none';
};

export type Change =
  null | { kind: 'cancel' } | (Offer & { kind: 'move'; day: string | null; anybody: boolean });

export function ownBookingOf(booking: Booking, now = new Date()): OwnBooking {
  const { way, state, phone, engagementId, startsAt, endsAt, colleague, videoLink, sequence, question } =
    booking;
  const ahead = startsAt.getTime() - now.getTime();
  return {
    reminders: ahead >= DAY ? 'day-and-hour' : ahead >= HOUR ? 'hour' : 'none',
    way,
    state,
    phone,
    engagementId,
    about: aboutText(booking),
    question,
    startsAt,
    endsAt,
    title: titleOf(booking),
    bring: bringTo(booking),
    price: priceText(booking),
    colleague: colleague?.name ?? null,
    videoLink,
    sequence,
    canChange: BOOKING_STATE[state].openFor === 'both' && startsAt > now,
  };
}

/** `?do=cancel`, or `?do=move` with a month, a day and a time. */
export async function changeIn(query: URLSearchParams, booking: Booking, now = new Date()): Promise<Change> {
  const intent = query.get('do');
  if (intent === 'cancel') return { kind: 'cancel' };
  if (intent !== 'move') return null;
  const chosen = readChosen(query);
  const { id, startsAt, endsAt } = booking;
  const minutes = (endsAt.getTime() - startsAt.getTime()) / MINUTE;
  const anybody = query.get(WITH) === ANYBODY;
  const wanted = anybody ? null : keptColleague(booking);
  const offer = await findOffer(chosen, { minutes, except: id, wanted }, now);
  // Somebody else may take it over at its own time.
  const others = anybody ? offer : withoutStart(offer, startsAt.getTime());
  return { kind: 'move', ...others, day: chosen.day, anybody };
}

/** `start` in milliseconds since 1970. */
function withoutStart(offer: Offer, start: number): Offer {
  const soon = offer.soon.map(({ day, starts, count }) => {
    const others = starts.filter((one) => one !== start);
    return { day, starts: others, count: count - (starts.length - others.length) };
  });
  return {
    ...offer,
    soon: soon.filter(({ starts }) => starts.length > 0),
    times: offer.times.filter((one) => one !== start),
    start: offer.start === start ? null : offer.start,
  };
}

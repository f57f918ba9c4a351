import { firm } from '#app/platform/content/firm.ts';
import { invitation, type Method } from '#app/platform/calendar/invitation.ts';
import type { CalendarEntry } from '#app/platform/calendar/event.ts';
import { env } from '#app/platform/env/env.server.ts';
import { senderAddress } from '#app/platform/mail/firm-addresses.server.ts';
import { aboutText, placeText, priceText, titleOf } from './booking.ts';
import type { StoredBooking } from './find.server.ts';

function entryOf(booking: StoredBooking, url: string): CalendarEntry & { start: Date } {
  const { id, startsAt, endsAt, colleague, way } = booking;
  const [place, price] = [placeText(booking), priceText(booking)];
  const who = colleague ? `With ${colleague.name} of ${firm.name}.` : `With ${firm.name}.`;
  return {
    uid: `booking-${id}@${new URL(env().APP_URL).hostname}`,
    start: startsAt,
    end: endsAt,
    summary: `${titleOf(booking)}: ${firm.name}`,
    description: [
      who,
      booking.topic && `About: ${aboutText(booking)}`,
      place,
      price && `Price: ${price}`,
      `To change or cancel: ${url}`,
    ]
      .filter(Boolean)
      .join('\n'),
    location: way === 'phone' ? 'By phone' : place.slice(place.indexOf(': ') + 2),
    url,
  };
}

export function invitationOf(
  booking: StoredBooking,
  { method, attendee, url }: { method: Method; attendee: { name: string; email: string }; url: string },
  now: Date,
) {
  const organizer = {
    name: firm.name,
    email: senderAddress(),
  };
  const entry = entryOf(booking, url);
  const { sequence } = booking;
  return {
    method,
    file: invitation({ maker: firm.name, method, entry, sequence, organizer, attendee }, now),
  };
}

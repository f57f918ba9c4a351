import type { Method } from '#app/platform/calendar/invitation.ts';
import { defineMail } from '#app/platform/mail/define-mail.ts';
import type { Fact } from '#app/platform/mail/template.ts';
import { phoneText } from '#app/platform/core/phone-text.ts';
import { siteUrl } from '#app/platform/env/site-url.server.ts';
import { aboutText, placeText, startText, timesText, titleOf } from './booking.ts';
import type { Occasion } from './client-mails.server.ts';
import { exampleBooking } from './example-booking.ts';
import type { StoredBooking } from './find.server.ts';
import { isOff } from './states.ts';
import { invitationOf } from './invitation.server.ts';

type Held = { booking: StoredBooking; occasion: Occasion; now: Date };
type Released = { booking: StoredBooking; email: string; now: Date };

const about = ({ booking: { id } }: { booking: StoredBooking }) => ({ entity: 'booking', id });

export const colleagueMail = defineMail<Held>({
  kind: 'bookings.colleague',
  label: 'Notice of a consultation to {who}',
  about,
  automatic: true,
  headers: ({ booking }) => ({ replyTo: booking.email }),
  subject: ({ booking, occasion }) =>
    `Consultation ${occasion}: ${startText(booking.startsAt)}, ${plain(booking.name)}`,
  template: ({ booking, occasion }) => ({
    paragraphs: [`A consultation with you was ${occasion}. An answer to this mail goes to the client.`],
    facts: factsForColleague(booking),
    ...(booking.question && { quote: booking.question }),
    link: { label: 'See the consultation at the desk', url: deskUrl(booking) },
  }),
  invitation: ({ booking, now }) => forColleague('REQUEST', booking, booking.colleagueEmail, now),
  example: { booking: exampleBooking, occasion: 'booked', now: new Date(0) },
});

export const releasedMail = defineMail<Released>({
  kind: 'bookings.released',
  label: 'End of a consultation to {who}',
  about,
  automatic: true,
  subject: ({ booking }) =>
    `Consultation ${isOff(booking) ? 'cancelled' : 'handed over'}: ${startText(booking.startsAt)}, ${plain(booking.name)}`,
  template: ({ booking }) => ({
    paragraphs: [
      !isOff(booking)
        ? `${booking.colleague?.name ?? 'A colleague'} holds this consultation now.`
        : `${booking.cancelledBy === 'client' ? 'The client' : 'A colleague'} cancelled this consultation. Its time is free again.`,
    ],
    facts: factsForColleague(booking),
    link: { label: 'See the consultation at the desk', url: deskUrl(booking) },
  }),
  invitation: ({ booking, email, now }) => forColleague('CANCEL', booking, email, now),
  example: { booking: exampleBooking, email: 'ann@example.org', now: new Date(0) },
});

function factsForColleague(booking: StoredBooking): Fact[] {
  const { name, email, phone } = booking;
  const about = aboutText(booking);
  return [
    ['What', titleOf(booking)],
    ['When', timesText(booking)],
    ['Where', placeText(booking)],
    ['Client', name],
    ['E-mail', email],
    ...(phone ? [['Phone', phoneText(phone)] as const] : []),
    ...(about ? [['About', about] as const] : []),
  ];
}

function forColleague(method: Method, booking: StoredBooking, email: string | null, now: Date) {
  if (!email) return undefined;
  const attendee = { name: email === booking.colleagueEmail ? (booking.colleague?.name ?? '') : '', email };
  return invitationOf(booking, { method, url: deskUrl(booking), attendee }, now);
}

function deskUrl({ id }: StoredBooking): string {
  return siteUrl(`/admin/bookings/${id}`);
}

/** In a header: a name may hold anything that a visitor typed. */
function plain(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ');
}

import type { Method } from '#app/platform/calendar/invitation.ts';
import { env } from '#app/platform/env/env.server.ts';
import { defineMail } from '#app/platform/mail/define-mail.ts';
import { wordsOf } from '#app/platform/mail/mail-words.ts';
import type { Fact } from '#app/platform/mail/template.ts';
import { siteUrl } from '#app/platform/env/site-url.server.ts';
import { aboutText, bringTo, placeText, priceText, startText, timesText, titleOf } from './booking.ts';
import { exampleBooking } from './example-booking.ts';
import type { StoredBooking } from './find.server.ts';
import { invitationOf } from './invitation.server.ts';
import { linkTo } from './links.server.ts';

export type Occasion = 'booked' | 'moved' | 'restored' | 'handed over';

type News = {
  booking: StoredBooking;
  occasion: Occasion;
  message?: string | null;
  secret: string;
  now: Date;
};
type Reminder = { booking: StoredBooking; secret: string };
type Ended = { booking: StoredBooking; message?: string | null; now: Date };

const LINES = {
  booked: { news: 'booked', what: 'subjectBooked' },
  moved: { news: 'moved', what: 'subjectMoved' },
  restored: { news: 'restored', what: 'subjectRestored' },
  'handed over': { news: 'handedOver', what: 'subjectHandedOver' },
} as const satisfies Record<Occasion, object>;

const about = ({ booking: { id } }: { booking: StoredBooking }) => ({ entity: 'booking', id });

/** Repeats nothing that the visitor wrote, except name and number: the address may be somebody else's. */
export const confirmationMail = defineMail<News>({
  kind: 'bookings.confirmation',
  label: 'Confirmation of a consultation to {who}',
  about,
  automatic: true,
  secret: true,
  headed: true,
  words: wordsOf('bookings.confirmation')(({ booking, occasion, message }: News) => ({
    client: booking.name,
    time: startText(booking.startsAt),
    news: { line: LINES[occasion].news },
    what: { line: LINES[occasion].what },
    message: message ?? '',
    colleague: booking.colleague?.name ?? 'another colleague',
  })),
  beside: ({ booking, secret }) => ({ facts: factsOf(booking), url: linkTo(secret) }),
  invitation: ({ booking, secret, now }) => forClient('REQUEST', booking, linkTo(secret), now),
  example: { booking: exampleBooking, occasion: 'booked', secret: 'example', now: new Date(0) },
});

export const cancellationMail = defineMail<Ended>({
  kind: 'bookings.cancellation',
  label: 'Cancellation of a consultation to {who}',
  about,
  automatic: true,
  headed: true,
  words: wordsOf('bookings.cancellation')(({ booking, message }: Ended) => ({
    client: booking.name,
    time: startText(booking.startsAt),
    news: { line: booking.cancelledBy === 'client' ? 'byClient' : 'byFirm' },
    message: message ?? '',
  })),
  beside: ({ booking }) => ({
    facts: [
      ['What', titleOf(booking)],
      ['When', timesText(booking)],
    ],
    url: siteUrl('/book'),
  }),
  invitation: ({ booking, now }) => forClient('CANCEL', booking, env().APP_URL, now),
  example: { booking: exampleBooking, now: new Date(0) },
});

/** Says nothing new, so it has no invitation; it is not sent once the consultation has begun. */
export const reminderMail = defineMail<Reminder>({
  kind: 'bookings.reminder',
  label: 'Reminder of a consultation to {who}',
  about,
  automatic: true,
  secret: true,
  headed: true,
  dueUntil: ({ booking }) => booking.startsAt,
  words: wordsOf('bookings.reminder')(({ booking }: Reminder) => ({
    client: booking.name,
    time: startText(booking.startsAt),
  })),
  beside: ({ booking, secret }) => ({ facts: factsOf(booking), url: linkTo(secret) }),
  example: { booking: exampleBooking, secret: 'example' },
});

function factsOf(booking: StoredBooking): Fact[] {
  const [bring, price] = [bringTo(booking), priceText(booking)];
  return [
    ['What', titleOf(booking)],
    ...(booking.topic ? [['About', aboutText(booking) ?? ''] as const] : []),
    ['When', timesText(booking)],
    ['Where', placeText(booking)],
    ...(booking.colleague ? [['With', booking.colleague.name] as const] : []),
    ...(price ? [['Price', price] as const] : []),
    ...(bring.length > 0 ? [['Please bring', bring.join('\n')] as const] : []),
  ];
}

function forClient(method: Method, booking: StoredBooking, url: string, now: Date) {
  return invitationOf(booking, { method, url, attendee: booking }, now);
}

import { firm } from '#app/platform/content/firm.ts';
import type { Method } from '#app/platform/calendar/invitation.ts';
import { env } from '#app/platform/env/env.server.ts';
import { defineMail } from '#app/platform/mail/define-mail.ts';
import type { Fact } from '#app/platform/mail/template.ts';
import { aboutText, bringTo, placeText, startText, timesText, titleOf } from './booking.ts';
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
type Ended = { booking: StoredBooking; message?: string | null; now: Date };

const SUBJECTS: Record<Occasion, string> = {
  booked: 'Your consultation',
  moved: 'Moved: your consultation',
  restored: 'It takes place: your consultation',
  'handed over': 'Another colleague: your consultation',
};

const OPENINGS: Record<Occasion, (booking: StoredBooking) => string> = {
  booked: () => 'Thank you for booking a consultation. This is your confirmation.',
  moved: () => 'Your consultation has another time now.',
  restored: () => 'Your consultation takes place after all.',
  'handed over': ({ colleague }) =>
    `You speak with ${colleague?.name ?? 'another colleague'} now. The time stays as it was.`,
};

const about = ({ booking: { id } }: { booking: StoredBooking }) => ({ entity: 'booking', id });

/** Repeats nothing that the visitor wrote, except name and number: the address may be somebody else's. */
export const confirmationMail = defineMail<News>({
  kind: 'bookings.confirmation',
  label: 'Confirmation of a consultation to {who}',
  about,
  automatic: true,
  secret: true,
  headed: true,
  subject: ({ booking, occasion }) => `${SUBJECTS[occasion]}: ${startText(booking.startsAt)}`,
  template: ({ booking, occasion, message, secret }) => ({
    greeting: `Dear ${booking.name}`,
    paragraphs: [OPENINGS[occasion](booking), ...messageOf(message)],
    facts: factsOf(booking),
    link: { label: 'See, move or cancel it', url: linkTo(secret) },
    closing: `If you did not book this, somebody entered your address by mistake: cancel it with the button, or call ${firm.phone}.`,
  }),
  invitation: ({ booking, secret, now }) => forClient('REQUEST', booking, linkTo(secret), now),
  example: { booking: exampleBooking, occasion: 'booked', secret: 'example', now: new Date(0) },
});

export const cancellationMail = defineMail<Ended>({
  kind: 'bookings.cancellation',
  label: 'Cancellation of a consultation to {who}',
  about,
  automatic: true,
  headed: true,
  subject: ({ booking }) => `Cancelled: your consultation of ${startText(booking.startsAt)}`,
  template: ({ booking, message }) => ({
    greeting: `Dear ${booking.name}`,
    paragraphs: [
      booking.cancelledBy === 'client'
        ? 'You cancelled your consultation, and its time is free again.'
        : 'We are sorry: we had to cancel your consultation.',
      ...messageOf(message),
    ],
    facts: [
      ['What', titleOf(booking)],
      ['When', timesText(booking)],
    ],
    link: { label: 'Book another time', url: new URL('/book', env().APP_URL).href },
  }),
  invitation: ({ booking, now }) => forClient('CANCEL', booking, env().APP_URL, now),
  example: { booking: exampleBooking, now: new Date(0) },
});

/** Says nothing new, so it has no invitation; it is not sent once the consultation has begun. */
export const reminderMail = defineMail<{ booking: StoredBooking; secret: string }>({
  kind: 'bookings.reminder',
  label: 'Reminder of a consultation to {who}',
  about,
  automatic: true,
  secret: true,
  headed: true,
  dueUntil: ({ booking }) => booking.startsAt,
  subject: ({ booking }) => `Reminder: your consultation on ${startText(booking.startsAt)}`,
  template: ({ booking, secret }) => ({
    greeting: `Dear ${booking.name}`,
    paragraphs: ['We look forward to your consultation.'],
    facts: factsOf(booking),
    link: { label: 'See, move or cancel it', url: linkTo(secret) },
  }),
  example: { booking: exampleBooking, secret: 'example' },
});

function factsOf(booking: StoredBooking): Fact[] {
  const bring = bringTo(booking);
  return [
    ['What', titleOf(booking)],
    ...(booking.topic ? [['About', aboutText(booking) ?? ''] as const] : []),
    ['When', timesText(booking)],
    ['Where', placeText(booking)],
    ...(booking.colleague ? [['With', booking.colleague.name] as const] : []),
    ...(bring.length > 0 ? [['Please bring', bring.join('\n')] as const] : []),
  ];
}

function messageOf(message: string | null | undefined): string[] {
  return message ? [message] : [];
}

function forClient(method: Method, booking: StoredBooking, url: string, now: Date) {
  return invitationOf(booking, { method, url, attendee: booking }, now);
}

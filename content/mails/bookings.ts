import type { MailWords } from './mail-words.ts';

const client = 'the name of the client';
const message = 'what the colleague adds, if anything';

export const bookingMails = {
  'bookings.confirmation': {
    title: 'Booking: booked, moved or handed over',
    values: {
      client,
      time: 'day and time',
      news: 'one of the sentences below',
      what: 'the same for the subject',
      message,
      colleague: 'the new colleague',
    },
    kept: ['time', 'news', 'message'],
    subject: '{{what}}: {{time}}',
    greeting: 'Dear {{client}}',
    paragraphs: ['{{news}}', '{{message}}'],
    lines: {
      booked: 'Thank you for booking a consultation. This is your confirmation.',
      moved: 'Your consultation has another time now.',
      restored: 'Your consultation takes place after all.',
      handedOver: 'You speak with {{colleague}} now. The time stays as it was.',
      subjectBooked: 'Your consultation',
      subjectMoved: 'Moved: your consultation',
      subjectRestored: 'It takes place: your consultation',
      subjectHandedOver: 'Another colleague: your consultation',
    },
    button: 'See, move or cancel it',
    closing:
      'If you did not book this, somebody entered your address by mistake: cancel it at the link above, or call {{firm.phone}}.',
  },
  'bookings.cancellation': {
    title: 'Booking: cancelled',
    values: { client, time: 'day and time', news: 'one of the sentences below', message },
    kept: ['time', 'news', 'message'],
    subject: 'Cancelled: your consultation of {{time}}',
    greeting: 'Dear {{client}}',
    paragraphs: ['{{news}}', '{{message}}'],
    lines: {
      byClient: 'You cancelled your consultation, and its time is free again.',
      byFirm: 'We are sorry: we had to cancel your consultation.',
    },
    button: 'Book another time',
  },
  'bookings.reminder': {
    title: 'Booking: reminder',
    values: { client, time: 'day and time' },
    kept: ['time'],
    subject: 'Reminder: your consultation on {{time}}',
    greeting: 'Dear {{client}}',
    paragraphs: ['We look forward to your consultation.'],
    button: 'See, move or cancel it',
  },
} as const satisfies Record<string, MailWords>;

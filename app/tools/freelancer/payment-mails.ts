import { firm } from '#app/platform/content/firm.ts';
import { hoursText, retention } from '#content/retention.ts';
import { dayText } from '#app/platform/core/time.ts';
import { defineMail } from '#app/platform/mail/define-mail.ts';

export const confirmPaymentMail = defineMail<{ url: string }>({
  kind: 'freelancer.confirm-mails',
  label: 'Confirmation of mails before provisional payments, to {who}',
  subject: 'Please confirm: a mail before each provisional payment',
  headed: true,
  automatic: true,
  secret: true,
  template: ({ url }) => ({
    paragraphs: [
      `Somebody asked ${firm.name} to mail this address in January and in July, when it is time to work out a provisional payment.`,
      `Was it you? Then confirm it within ${hoursText(retention.confirmLinkHours)}. If not, do nothing: we write to you no more.`,
    ],
    link: { label: 'Confirm', url },
  }),
  example: { url: 'https://example.co.za/payment-mails/secret' },
});

type PaymentMail = { name: 'first' | 'second'; due: string; months: string; end: string };

/** Without figures. */
export const paymentMail = defineMail<PaymentMail>({
  kind: 'freelancer.payment',
  label: 'Reminder of a provisional payment, to {who}',
  subject: 'Time to work out your provisional payment',
  headed: true,
  automatic: true,
  secret: true,
  headers: ({ end }) => ({ unsubscribe: `${end}/end` }),
  template: ({ name, due, months, end }) => ({
    paragraphs: [`The ${name} provisional payment must be with SARS by ${dayText(due)}.`],
    sections: [
      {
        heading: 'Work it out',
        lines: ['Fill in your months, and you see how much it is and how to pay it.'],
        link: { label: 'Open your months', url: months },
      },
      {
        heading: 'No more of these mails?',
        lines: ['You get one in January and one in July because you asked for them.'],
        link: { label: 'End these mails', url: end },
      },
    ],
  }),
  example: {
    name: 'second',
    due: '2027-02-26',
    months: 'https://example.co.za/kept/freelancer/secret',
    end: 'https://example.co.za/payment-mails/secret',
  },
});

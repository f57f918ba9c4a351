import { hoursText, retention } from '#content/retention.ts';
import { lastBusinessDay } from '#app/firm/core/business-days.ts';
import { dayText, southAfricanDay } from '#app/platform/core/time.ts';
import { defineMail } from '#app/platform/mail/define-mail.ts';
import { wordsOf } from '#app/platform/mail/mail-words.ts';
import { lastDayOfMonth } from '#app/tax/month.ts';
import { taxYearOn } from '#app/tax/tax-year.ts';

export const confirmPaymentMail = defineMail<{ url: string }>({
  kind: 'freelancer.confirm-mails',
  label: 'Confirmation of mails before provisional payments, to {who}',
  headed: true,
  automatic: true,
  secret: true,
  words: wordsOf('freelancer.confirm-mails')(() => ({ hours: hoursText(retention.confirmLinkHours) })),
  beside: ({ url }) => ({ url }),
  example: { url: 'https://example.co.za/payment-mails/secret' },
});

type PaymentMail = { name: 'first' | 'second'; due: string; months: string; end: string };

/** The mail contains no figures. */
export const paymentMail = defineMail<PaymentMail>({
  kind: 'freelancer.payment',
  label: 'Reminder of a provisional payment, to {who}',
  headed: true,
  automatic: true,
  secret: true,
  headers: ({ end }) => ({ unsubscribe: `${end}/end` }),
  words: wordsOf('freelancer.payment')(({ name, due }: PaymentMail) => ({ which: name, due: dayText(due) })),
  beside: ({ months, end }) => ({
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
    get due() {
      return lastBusinessDay(lastDayOfMonth(`${taxYearOn(southAfricanDay())}-02`));
    },
    months: 'https://example.co.za/kept/freelancer/secret',
    end: 'https://example.co.za/payment-mails/secret',
  },
});

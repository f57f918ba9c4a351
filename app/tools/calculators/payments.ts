import { lastBusinessDay } from '#app/firm/core/business-days.ts';
import { weekdayOf } from '#app/firm/core/calendar-day.ts';
import { unpaidHalf } from '#app/tax/first-payment-notes.ts';
import { formatShortRand, type Cents } from '#app/tax/money.ts';
import { dayText } from '#app/platform/core/time.ts';
import type { SeeAlso } from './see-also.ts';

/** `due`: ISO, the last business day on which SARS must have received it. */
export type Payment = { label: string; cents: Cents; due: string; form: 'IRP6' | 'TT02' };

export function payment(label: string, cents: Cents, legalDay: string, form: Payment['form']): Payment {
  return { label, cents, due: lastBusinessDay(legalDay), form };
}

/** The next payment leads the headlines: nobody can act on a past one. */
export function splitAt(today: string, payments: readonly Payment[]) {
  const left = payments.filter(({ due }) => due >= today);
  const over = payments.filter(({ due }) => due < today);
  return {
    next: left.slice(0, 1).map(headlineOf),
    others: [...left.slice(1), ...over].map(headlineOf),
  };
}

/** Who pays provisional tax: paragraph 1 of the Fourth Schedule, SARS’s guide for provisional tax. */
const WHEN_DUE =
  'One was due if by then there was a business, or more than R 30 000 a year of interest, rent and the like, and its estimate left tax to pay.';

/** If nothing was paid in August: one line, as two would be added up. In cents; the parts add up to the payment. */
export function inTwoParts(
  { cents, due }: Payment,
  first: Parameters<typeof unpaidHalf>[0],
  today: string,
): { label: string; text: string; means: string } | undefined {
  const now = unpaidHalf(first);
  const then = cents - now;
  if (now === 0 || then <= 0 || due < today) return undefined;
  const [day, month] = dayText(due).split(' ');
  return {
    label: `If a first payment was due by ${dayText(first.due)} (IRP6)`,
    text: `Now ${formatShortRand(now)}, then ${formatShortRand(then)} by ${day} ${month}: ${formatShortRand(cents)} in all.`,
    means: `${WHEN_DUE} If none was due then, all of it is due by ${shortDayText(due)}, with the IRP6.`,
  };
}

/** For results from a total of business income. */
export const onlySoFar: SeeAlso = {
  label: 'This is for the whole year. You typed only the months so far? Fill them in month by month',
  to: '/freelancer',
};

/** By SARS, https://www.sars.gov.za/latest-news/how-to-find-a-payment-reference-number-prn (18 August 2025). */
export const howToPay = {
  kind: 'advice' as const,
  title: 'How to pay',
  lines: [
    'File the IRP6 on eFiling.',
    'Take the payment reference number (PRN), 19 characters, from the payment advice on eFiling.',
    'Pay through eFiling or your bank with exactly that reference: by it SARS finds the tax and the period.',
  ],
};

export function shortDayText(day: string): string {
  const [date = '', month = '', year = ''] = dayText(day).split(' ');
  return `${weekdayOf(day).slice(0, 3)} ${date} ${month.slice(0, 3)} ${year}`;
}

function headlineOf({ label, cents, due, form }: Payment) {
  return { label: `${label}, by ${shortDayText(due)} (${form})`, cents, once: true as const };
}

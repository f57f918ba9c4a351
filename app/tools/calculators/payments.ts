import { lastBusinessDay } from '#app/firm/core/business-days.ts';
import { weekdayOf } from '#app/firm/core/calendar-day.ts';
import { unpaidHalf } from '#app/tax/first-payment-notes.ts';
import { formatRand, type Cents } from '#app/tax/money.ts';
import { dayText } from '#app/platform/core/time.ts';

/** `due`: ISO, the last business day on which SARS must have received it. */
export type Payment = { label: string; cents: Cents; due: string; form: 'IRP6' | 'TT02' };

export function payment(label: string, cents: Cents, legalDay: string, form: Payment['form']): Payment {
  return { label, cents, due: lastBusinessDay(legalDay), form };
}

/** The next payment leads the headlines, because nobody can act on a past one. */
export function splitAt(today: string, payments: readonly Payment[]) {
  const left = payments.filter(({ due }) => due >= today);
  const over = payments.filter(({ due }) => due < today);
  return {
    next: left.slice(0, 1).map(headlineOf),
    others: [...left.slice(1), ...over].map(headlineOf),
  };
}

/** Beside the figure, where nothing was paid in August: only the payer knows whether something was due. */
export function payNow(first: Parameters<typeof unpaidHalf>[0]): string | undefined {
  const half = unpaidHalf(first);
  if (half === 0) return undefined;
  return `If a first payment was due by ${dayText(first.due)}, pay it now: ${formatRand(half)} on these figures.`;
}

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

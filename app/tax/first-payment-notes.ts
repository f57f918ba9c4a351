import { dayText } from './calendar.ts';
import { lastKnownRate, lateInterest } from './late-interest.ts';
import { formatRand, shareOf, type Cents } from './money.ts';
import { provisionalRules } from './rates/provisional-rules.ts';

/** ISO; `due`: the last business day on which it was in time; `paidOn`: a later day. */
export type LateDays = { due: string; paidOn: string };

/** Cents; `half`: as `halfOf`; `due`: the legal day of the first payment, ISO. */
type FirstPayment = { half: Cents; paid: Cents; due: string; late?: LateDays };

/** The first payment if nothing was paid by `due`; else 0. Cents. */
export function unpaidHalf({ half, paid }: FirstPayment): Cents {
  return paid > 0 ? 0 : half;
}

/** Cents. `withheldByThen`: PAYE of the first six months; by default half of the year's. */
type OfTheYear = { finalTax: Cents; employeesTaxPaid: Cents; withheldByThen?: Cents };

/** The first payment: half of the year's tax less PAYE until then (Fourth Schedule, paragraph 21), at most what is left of the year. Cents. */
export function halfOf({ finalTax, employeesTaxPaid, withheldByThen }: OfTheYear): Cents {
  const left = Math.max(0, finalTax - employeesTaxPaid);
  if (withheldByThen === undefined) return Math.round(left / 2);
  return Math.min(left, Math.max(0, Math.round(finalTax / 2) - withheldByThen));
}

/** Penalty and interest are on what the estimate asked for, which only the payer knows: it may be what was paid. */
function latePaymentNote(half: Cents, paid: Cents, { due, paidOn }: LateDays): string {
  const penalty = formatRand(shareOf(paid, provisionalRules.late));
  const interest = formatRand(lateInterest(paid, { due, paidOn }).interest);
  return [
    `${formatRand(paid)} was paid on ${dayText(paidOn)}, after ${dayText(due)}.`,
    `If your first estimate asked for just that, SARS adds 10% (${penalty}) and interest until that day (${interest}).`,
    ...(paid < half ? [`${onThese(half)}.`] : []),
    'If it asked for more, SARS adds 10% of all that it asked for, and interest on the rest until that is paid too.',
  ].join(' ');
}

function onThese(half: Cents): string {
  return `On these figures the first payment comes to ${formatRand(half)}`;
}

/** Only the payer knows what was due in the first period, so half of this year's tax is used. */
export function firstPaymentNotes({ half, paid, due, late }: FirstPayment): readonly string[] {
  if (late && paid > 0) return [latePaymentNote(half, paid, late), lastKnownRate()];
  if (paid >= half) return [];
  const day = dayText(due);
  if (paid > 0)
    return [
      `${onThese(half)}, and ${formatRand(paid)} was paid by ${day}. The rest is late only if your first estimate asked for more than you paid: then 10% of it and interest by the day are added.`,
    ];
  const penalty = formatRand(shareOf(half, provisionalRules.late));
  return [
    `Nothing was paid by ${day}. ${onThese(half)}: if a first payment was due, SARS adds 10% of it (${penalty}) and interest by the day. Pay it now: the interest stops, and it comes off the second payment.`,
  ];
}

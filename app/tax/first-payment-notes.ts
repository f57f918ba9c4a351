import { dayText } from './calendar.ts';
import { formatRand, shareOf, type Cents } from './money.ts';
import { provisionalRules } from './rates/provisional-rules.ts';

/** Cents of the year; `due`: the legal day of the first payment, ISO. */
type FirstPayment = { finalTax: Cents; employeesTaxPaid: Cents; paid: Cents; due: string };

/** Half of the year's tax if nothing was paid by `due`; else 0. Cents. */
export function unpaidHalf({ finalTax, employeesTaxPaid, paid }: FirstPayment): Cents {
  return paid > 0 ? 0 : Math.round(Math.max(0, finalTax - employeesTaxPaid) / 2);
}

/** Only the payer knows what was due in the first period, so half of this year's tax is used. */
export function firstPaymentNotes({
  finalTax,
  employeesTaxPaid,
  paid,
  due,
}: FirstPayment): readonly string[] {
  const half = Math.round(Math.max(0, finalTax - employeesTaxPaid) / 2);
  if (paid >= half) return [];
  const day = dayText(due);
  const onThese = `On these figures half of the year's tax is ${formatRand(half)}`;
  if (paid > 0)
    return [
      `${onThese}, and ${formatRand(paid)} was paid by ${day}. The rest is late only if your first estimate asked for more than you paid: then 10% of it and interest by the day are added.`,
    ];
  const late = formatRand(shareOf(half, provisionalRules.late));
  return [
    `Nothing was paid by ${day}. ${onThese}: if a first payment was due, SARS adds 10% of it (${late}) and interest by the day. Pay it now: the interest stops, and it comes off the second payment.`,
  ];
}

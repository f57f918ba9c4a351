import { lastBusinessDay } from '#app/firm/core/business-days.ts';
import { monthText } from '#app/tax/month.ts';
import { provisionalDatesOf } from '#app/tax/provisional-dates.ts';
import { lastDayOf } from '#app/tax/tax-year.ts';
import { newestTaxYear } from '#app/tax/tax-years.ts';
import type { WorksheetPayment } from '#app/tax/worksheet-input.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { choiceField, optionsOf } from './field.ts';

const IN_ORDER = ['first', 'second', 'third'] as const;

export const paymentNames = {
  first: 'First payment',
  second: 'Second payment',
  third: 'Third payment',
} satisfies Record<WorksheetPayment, string>;

/** For a year that ends in February. */
export const paymentLabels = labelsOf(lastDayOf(newestTaxYear));

/** `yearEnd` is the last day of the year, ISO. */
export function paymentField(yearEnd: string) {
  return {
    ...choiceField('payment', 'Payment', optionsOf(labelsOf(yearEnd))),
    initial: nextPayment(southAfricanDay(), yearEnd),
    goesByDay: true,
  };
}

export function paymentOf(choice: string | undefined, yearEnd: string): WorksheetPayment {
  return IN_ORDER.find((payment) => payment === choice) ?? nextPayment(southAfricanDay(), yearEnd);
}

export function nextPayment(today: string, yearEnd: string): WorksheetPayment {
  return IN_ORDER.find((payment) => today <= dueDay(payment, yearEnd)) ?? 'third';
}

export function legalDay(chosen: WorksheetPayment, yearEnd: string): string {
  const { first, second, topUp } = provisionalDatesOf(yearEnd);
  return { first, second, third: topUp }[chosen];
}

export function dueDay(chosen: WorksheetPayment, yearEnd: string): string {
  return lastBusinessDay(legalDay(chosen, yearEnd));
}

export function monthNameOf(chosen: WorksheetPayment, yearEnd: string): string {
  const [name = ''] = monthText(legalDay(chosen, yearEnd).slice(0, 7)).split(' ');
  return name;
}

function labelsOf(yearEnd: string): Record<WorksheetPayment, string> {
  const label = (name: string, chosen: WorksheetPayment) => `${name}, end of ${monthNameOf(chosen, yearEnd)}`;
  return {
    first: label('First', 'first'),
    second: label('Second', 'second'),
    third: label('Third', 'third'),
  };
}

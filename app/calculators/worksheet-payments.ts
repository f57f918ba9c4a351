import { lastBusinessDay } from '#app/firm/business-days.ts';
import { provisionalDates } from '#app/tax/provisional.ts';
import type { TaxYear } from '#app/tax/tax-year.ts';
import { newestTaxYear } from '#app/tax/tax-years.ts';
import type { WorksheetPayment } from '#app/tax/worksheet.ts';
import { southAfricanDay } from '#app/time.ts';
import { choiceField, optionsOf } from './field.ts';

const IN_ORDER = ['first', 'second', 'third'] as const;

export const paymentLabels = {
  first: 'First, by the end of August',
  second: 'Second, by the end of February',
  third: 'Third, by the end of September',
} satisfies Record<WorksheetPayment, string>;

export const paymentNames = {
  first: 'First payment',
  second: 'Second payment',
  third: 'Third payment',
} satisfies Record<WorksheetPayment, string>;

export function paymentField() {
  return {
    ...choiceField('payment', 'Payment', optionsOf(paymentLabels)),
    initial: nextPayment(southAfricanDay()),
    goesByDay: true,
  };
}

export function paymentOf(choice: string | undefined): WorksheetPayment {
  return IN_ORDER.find((payment) => payment === choice) ?? nextPayment(southAfricanDay());
}

/** Of the year that an empty form means; its last one once all are over. */
export function nextPayment(today: string): WorksheetPayment {
  return IN_ORDER.find((payment) => today <= dueDay(payment, newestTaxYear)) ?? 'third';
}

export function legalDay(chosen: WorksheetPayment, taxYear: TaxYear): string {
  const { first, second, topUp } = provisionalDates(taxYear);
  return { first, second, third: topUp }[chosen];
}

/** The last business day on which the payment is in time. */
export function dueDay(chosen: WorksheetPayment, taxYear: TaxYear): string {
  return lastBusinessDay(legalDay(chosen, taxYear));
}

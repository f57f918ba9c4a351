import { firstDayOf, type TaxYear } from '#app/tax/tax-year.ts';
import { isIsoDate } from '#app/platform/core/time.ts';
import { beforeYearText } from '#app/tools/calculators/first-paid-on.ts';
import { readTyped, type Read, type Typed } from './entries.ts';
import { paymentDays } from './payment-days.ts';

/** `paidOn`: the day of a first payment, if it was typed; `lateOn`: the same, after its last business day. ISO. */
export type ReadOnDay = Read & { paidOn?: string; lateOn?: string };

/** Before the first payment is over there is no such field. */
export function asksForDay(taxYear: TaxYear, today: string): boolean {
  return today > paymentDays(taxYear)[0];
}

export function readWithDay(typed: Typed, taxYear: TaxYear, today: string): ReadOnDay {
  const read = readTyped(typed);
  const { augustOn: day } = typed;
  if (!day || !asksForDay(taxYear, today)) return read;
  const error = wrongDay(day, taxYear, today);
  if (error) return { ...read, errors: { ...read.errors, augustOn: error } };
  if (!read.input.paidInAugust) return read;
  return { ...read, paidOn: day, ...(day > paymentDays(taxYear)[0] && { lateOn: day }) };
}

function wrongDay(day: string, taxYear: TaxYear, today: string): string | undefined {
  const first = firstDayOf(taxYear);
  if (!isIsoDate(day)) return 'Enter a day of the calendar, such as 2026-10-15.';
  if (day > today) return 'This day is still to come. Enter the day on which you paid, or empty the field.';
  if (day < first) return beforeYearText(first);
  return undefined;
}

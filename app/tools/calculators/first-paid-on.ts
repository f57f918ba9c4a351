import { plusDays } from '#app/firm/core/calendar-day.ts';
import type { LateDays } from '#app/tax/first-payment-notes.ts';
import { lastBusinessDay } from '#app/firm/core/business-days.ts';
import { dayText, southAfricanDay } from '#app/platform/core/time.ts';
import { dateField } from './field.ts';

export const EMPTY_IF_IN_TIME = 'Empty if you paid by then.';

/** `due`: the last business day on which it is in time, ISO. */
export function paidAfterText(due: string): string {
  const [day, month] = dayText(due).split(' ');
  return `Paid after ${day} ${month}? On which day?`;
}

export function beforeYearText(firstDay: string): string {
  return `The tax year begins on ${dayText(firstDay)}. Enter a day from then on.`;
}

/** The day of a first payment, or of a part of it, once it is over. `legalDay`, `yearStart`: ISO. */
export function paidOnField<const Name extends string>(name: Name, legalDay: string, yearStart: string) {
  const due = lastBusinessDay(legalDay);
  return {
    ...dateField(name, paidAfterText(due), ''),
    hint: EMPTY_IF_IN_TIME,
    hasBeen: true as const,
    after: { day: plusDays(yearStart, -1), sentence: beforeYearText(yearStart) },
    isAsked: southAfricanDay() > due,
  };
}

/** Undefined for a day in time, or none. */
export function lateDays(paidOn: string, legalDay: string): LateDays | undefined {
  const due = lastBusinessDay(legalDay);
  return paidOn > due ? { due, paidOn } : undefined;
}

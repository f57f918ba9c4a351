import { businessDaysAfter, disputeDaysAfter, lastBusinessDay } from '#app/firm/core/business-days.ts';
import { dayOf, lastDayOfMonth, monthsAfter, plusDays, yearOf } from '#app/firm/core/calendar-day.ts';
import type { Evidence } from '#app/firm/core/deadline-rule.ts';

type Unit = {
  label: (count: number) => string;
  after: (day: string, count: number) => string;
};

const plural = (one: string) => (count: number) => (count === 1 ? one : `${one}s`);

/** How days are counted. A day that is counted to and is no working day moves to the one before. */
export const UNITS = {
  days: { label: plural('day'), after: (day, count) => lastBusinessDay(plusDays(day, count)) },
  'business-days': { label: plural('business day'), after: businessDaysAfter },
  'dispute-days': {
    label: (count) => `${plural('business day')(count)}, without 16 December to 15 January`,
    after: disputeDaysAfter,
  },
  months: { label: plural('month'), after: (day, count) => lastBusinessDay(monthsAfter(day, count)) },
} as const satisfies Record<string, Unit>;

export type CountUnit = keyof typeof UNITS;

type Count = { count: number; unit: CountUnit };

/**
 * A due day beside the rules of yearly and monthly returns. `event`: it counts from a day that is entered with the work.
 * `day`: of the month that comes `months` after the one in which the period ends; 31 is the last day of a shorter month.
 */
export type OwnDue =
  | ({ from: 'event'; event: string; law?: string; evidence?: Evidence } & Count)
  | ({ from: 'period' | 'start' } & Count)
  | { from: 'month'; months: number; day: number };

/** `on`: the day of the event, the last day of the period, or the first day of the work. */
export function countedDay(own: OwnDue, on: string): string {
  if (own.from !== 'month') return UNITS[own.unit].after(on, own.count);
  const [year, month] = [yearOf(on), Number(on.slice(5, 7)) + own.months];
  const last = lastDayOfMonth(year, month);
  const day = dayOf(year, month, own.day);
  return lastBusinessDay(day < last ? day : last);
}

/** `80 business days, without 16 December to 15 January, after the date of the assessment` */
export function ownDueText(own: OwnDue): string {
  if (own.from === 'month') {
    const day = own.day === 31 ? 'the last day' : `day ${own.day}`;
    const month =
      own.months === 0 ? 'in which the period ends' : `${own.months} after the one in which it ends`;
    return own.months === 0 ? `${day} of the month ${month}` : `${day} of the month that comes ${month}`;
  }
  const { count, unit } = own;
  const label = UNITS[unit].label(count);
  const after = own.from === 'event' ? own.event : AFTER[own.from];
  return `${count} ${label}${label.includes(',') ? ',' : ''} after ${after}`;
}

const AFTER = { period: 'the last day of the period', start: 'the day on which it begins' } as const;

import { businessDaysAfter, disputeDaysAfter, isRecess } from '#app/firm/core/business-days.ts';
import { plusDays, sameDayIn, weekdayOf, yearOf } from '#app/firm/core/calendar-day.ts';
import { holidayOn } from '#app/firm/core/public-holidays.ts';
import { dayText } from '#app/platform/core/time.ts';

type Unit = {
  one: string;
  after: (day: string, count: number) => string;
  /** The days that were not counted, as sentences. */
  leftOut: (from: string, last: string) => string[];
};

export const COUNT_UNITS = {
  'business-days': { one: 'business day', after: businessDaysAfter, leftOut: holidays },
  'dispute-days': {
    one: 'business day',
    after: disputeDaysAfter,
    leftOut: (from, last) => [...holidays(from, last, isRecess), ...pauses(from, last)],
  },
  days: { one: 'day', after: plusDays, leftOut: () => [] },
  years: { one: 'year', after: (day, count) => sameDayIn(yearOf(day) + count, day), leftOut: () => [] },
} as const satisfies Record<string, Unit>;

export type CountUnit = keyof typeof COUNT_UNITS;

export function countText(count: number, unit: CountUnit): string {
  const { one } = COUNT_UNITS[unit];
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}

function holidays(from: string, last: string, isNamedElsewhere = (_day: string) => false): string[] {
  const named: string[] = [];
  for (let day = plusDays(from, 1); day <= last; day = plusDays(day, 1)) {
    const holiday = isWeekend(day) || isNamedElsewhere(day) ? undefined : holidayOn(day);
    if (holiday) named.push(`${dayText(day)} (${holiday.name})`);
  }
  return named.length > 0 ? [`Public holidays left out: ${named.join(', ')}.`] : [];
}

function pauses(from: string, last: string): string[] {
  const years = Array.from({ length: yearOf(last) - yearOf(from) + 2 }, (_, at) => yearOf(from) - 1 + at);
  return years
    .filter((year) => from < `${year + 1}-01-15` && last >= `${year}-12-16`)
    .map((year) => `16 December ${year} to 15 January ${year + 1} is left out, as in every dispute.`);
}

function isWeekend(day: string): boolean {
  return ['Saturday', 'Sunday'].includes(weekdayOf(day));
}

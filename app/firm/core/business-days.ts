import { plusDays, weekdayOf } from './calendar-day.ts';
import { holidayOn } from './public-holidays.ts';

/** Tax Administration Act 28 of 2011, section 1: 16 December to 15 January are left out only in disputes. */
export function isBusinessDay(day: string): boolean {
  return !isWeekend(day) && !holidayOn(day);
}

/** Section 244(1) of the Tax Administration Act. */
export function lastBusinessDay(day: string): string {
  let last = day;
  while (!isBusinessDay(last)) last = plusDays(last, -1);
  return last;
}

/** The first day is not counted (Companies Act 71 of 2008, section 5(3)). */
export function businessDaysAfter(day: string, count: number): string {
  let last = day;
  for (let left = count; left > 0; left -= isBusinessDay(last) ? 1 : 0) last = plusDays(last, 1);
  return last;
}

/** Chapter 9 of the Tax Administration Act, objections and appeals: 16 December to 15 January do not count. */
export function disputeDaysAfter(day: string, count: number): string {
  let last = day;
  for (let left = count; left > 0; left -= isBusinessDay(last) && !isRecess(last) ? 1 : 0)
    last = plusDays(last, 1);
  return last;
}

export function businessDaysBefore(day: string, count: number): string {
  let first = day;
  for (let left = count; left > 0; left -= isBusinessDay(first) ? 1 : 0) first = plusDays(first, -1);
  return first;
}

export function closedBetween(day: string, earlier: string): string[] {
  const reasons = new Set<string>();
  for (let closed = day; closed > earlier; closed = plusDays(closed, -1))
    reasons.add(holidayOn(closed)?.name ?? 'a weekend');
  return [...reasons];
}

/** 16 December to 15 January; counts only in disputes with SARS. */
export function isRecess(day: string): boolean {
  const ofYear = day.slice(5);
  return ofYear >= '12-16' || ofYear <= '01-15';
}

function isWeekend(day: string): boolean {
  const weekday = weekdayOf(day);
  return weekday === 'Saturday' || weekday === 'Sunday';
}

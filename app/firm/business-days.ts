import { plusDays, weekdayOf } from './calendar-day.ts';
import { holidayOn } from './public-holidays.ts';

/**
 * Whether a day, 'YYYY-MM-DD', is neither a Saturday, a Sunday nor a public holiday. SARS leaves out 16 December to
 * 15 January too, but only in disputes (Tax Administration Act 28 of 2011, section 1).
 */
export function isBusinessDay(day: string): boolean {
  return !isWeekend(day) && !holidayOn(day);
}

/** The last business day on or before a day (section 244(1) of that Act). */
export function lastBusinessDay(day: string): string {
  let last = day;
  while (!isBusinessDay(last)) last = plusDays(last, -1);
  return last;
}

/** The last day of a period of business days after a day, which itself is not counted (Companies Act 71 of 2008, section 5(3)). */
export function businessDaysAfter(day: string, count: number): string {
  let last = day;
  for (let left = count; left > 0; left -= isBusinessDay(last) ? 1 : 0) last = plusDays(last, 1);
  return last;
}

/** Why a day moved to an earlier one: `a weekend` and holidays by name, latest first. */
export function closedBetween(day: string, earlier: string): string[] {
  const reasons = new Set<string>();
  for (let closed = day; closed > earlier; closed = plusDays(closed, -1))
    reasons.add(holidayOn(closed)?.name ?? 'a weekend');
  return [...reasons];
}

function isWeekend(day: string): boolean {
  const weekday = weekdayOf(day);
  return weekday === 'Saturday' || weekday === 'Sunday';
}

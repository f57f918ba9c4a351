import { plusDays, weekdayOf, WEEKDAYS } from '#app/firm/core/calendar-day.ts';
import { closureOn } from '#app/firm/core/closures.ts';
import { isPublicHoliday } from '#app/firm/core/public-holidays.ts';
import { MINUTE, southAfricanDay } from '#app/platform/core/time.ts';

/** Local times (`08:00`) by ISO weekday (1 = Monday); a day that is absent is closed. */
export type WeekHours = Readonly<Partial<Record<number, { opens: string; closes: string }>>>;

/** Milliseconds since 1970; the end is not part of it. */
export type Span = { from: number; to: number };

/** On its weekday, whether or not it is a holiday or the firm is closed. */
export function hasHours(day: string, hours: WeekHours): boolean {
  return timesOn(day, hours) !== undefined;
}

function timesOn(day: string, hours: WeekHours) {
  return hours[WEEKDAYS.indexOf(weekdayOf(day)) + 1];
}

/** Null when closed: no hours on that weekday, a public holiday, declared ones too, or a closure of the firm. */
export function workingSpan(day: string, hours: WeekHours): Span | null {
  const times = timesOn(day, hours);
  if (!times || isPublicHoliday(day) || closureOn(day)) return null;
  return { from: instantOf(day, times.opens), to: instantOf(day, times.closes) };
}

/** The moment at which so many minutes of working time have passed; null if not within a year. */
export function afterWorkingMinutes(now: number, minutes: number, hours: WeekHours): number | null {
  let left = minutes * MINUTE;
  const today = southAfricanDay(new Date(now));
  for (let ahead = 0; ahead < 366; ahead += 1) {
    const span = workingSpan(plusDays(today, ahead), hours);
    if (!span) continue;
    const from = Math.max(span.from, now);
    if (span.to - from >= left) return from + left;
    left -= Math.max(0, span.to - from);
  }
  return null;
}

export function instantOf(day: string, time: string): number {
  return Date.parse(`${day}T${time}:00+02:00`);
}

import type { OpenDays } from '#app/platform/content/firm.ts';
import { DAY, southAfricanClock } from '#app/platform/core/time.ts';
import { isPublicHoliday } from './public-holidays.ts';
import { weekdayOf } from './calendar-day.ts';

/** `nextAvailable`: 'Today at 8:00 AM', 'Monday at 8:00 AM'; null while online. */
export type SupportState = { online: boolean; nextAvailable: string | null };

type Hours = { opens: string; closes: string };

/** In days: a closure and the holidays at its end. */
export const LONGEST_BREAK = 60;
const ALWAYS_NAMED = new Set(['Monday', 'Friday']);

/** The closing minute is closed. Friday and Monday are named. `closed`: as `2026-12-16/2027-01-04`. */
export function supportAt(now: Date, days: OpenDays, closed = ''): SupportState {
  const local = southAfricanClock(now);
  const clock = local.toISOString().slice(11, 16);
  const today = openHours(local, days, closed);
  if (today && clock < today.opens) return offline(`Today at ${twelveHour(today.opens)}`);
  if (today && clock < today.closes) return { online: true, nextAvailable: null };
  return offline(nextOpening(local, days, closed));
}

function offline(nextAvailable: string | null): SupportState {
  return { online: false, nextAvailable };
}

function nextOpening(local: Date, days: OpenDays, closed: string): string | null {
  for (let ahead = 1; ahead <= LONGEST_BREAK; ahead++) {
    const day = new Date(local.getTime() + ahead * DAY);
    const hours = openHours(day, days, closed);
    if (hours) return `${dayName(day, ahead)} at ${twelveHour(hours.opens)}`;
  }
  return null;
}

/** A weekday's name is unambiguous within a week. */
function dayName(day: Date, ahead: number): string {
  if (ahead > 7) return day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const name = weekdayOf(day.toISOString());
  return ahead === 1 && !ALWAYS_NAMED.has(name) ? 'Tomorrow' : name;
}

export function isOpenIn(days: OpenDays, day: string): boolean {
  return hoursOf(new Date(day), days) !== undefined;
}

function openHours(local: Date, days: OpenDays, closed: string): Hours | undefined {
  const day = local.toISOString().slice(0, 10);
  const isClosed = closed.split(' ').some((span) => span.slice(0, 10) <= day && day <= span.slice(11));
  return isClosed ? undefined : hoursOf(local, days);
}

function hoursOf(local: Date, days: OpenDays): Hours | undefined {
  if (isPublicHoliday(local.toISOString().slice(0, 10))) return undefined;
  return days[local.getUTCDay() || 7];
}

function twelveHour(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`;
}

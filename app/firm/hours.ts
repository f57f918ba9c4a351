import { firm } from '#content/firm.ts';
import { DAY, southAfricanClock } from '#app/time.ts';
import { isPublicHoliday } from './public-holidays.ts';

/** Whether somebody answers now and, when nobody does, when somebody will ('Today at 8:00 AM', 'Monday at 8:00 AM'). */
export type SupportState = { online: boolean; nextAvailable: string | null };

type Hours = { opens: string; closes: string };

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const CALLED_BY_NAME = new Set(['Monday', 'Friday']);

/**
 * The support state at a moment, from `firm.supportHours` and South Africa's public holidays. Open from the first
 * second of the opening minute up to, not including, the closing minute. `nextAvailable` is null while online. Friday
 * and Monday are called by their names even on the day before; any other next working day is 'Tomorrow' or, when days
 * between are closed, its name.
 */
export function supportState(now: Date = new Date()): SupportState {
  const local = southAfricanClock(now);
  const clock = local.toISOString().slice(11, 16);
  const today = hoursOf(local);
  if (today && clock < today.opens) return offline(`Today at ${twelveHour(today.opens)}`);
  if (today && clock < today.closes) return { online: true, nextAvailable: null };
  return offline(nextOpening(local));
}

function offline(nextAvailable: string | null): SupportState {
  return { online: false, nextAvailable };
}

/** Looks one week ahead, so that a weekday's name is never ambiguous. */
function nextOpening(local: Date): string | null {
  for (let ahead = 1; ahead <= 7; ahead++) {
    const day = new Date(local.getTime() + ahead * DAY);
    const hours = hoursOf(day);
    if (hours) return `${dayName(day, ahead)} at ${twelveHour(hours.opens)}`;
  }
  return null;
}

function dayName(day: Date, ahead: number): string {
  const name = WEEKDAYS[day.getUTCDay()] ?? '';
  return ahead === 1 && !CALLED_BY_NAME.has(name) ? 'Tomorrow' : name;
}

function hoursOf(local: Date): Hours | undefined {
  if (isPublicHoliday(local.toISOString().slice(0, 10))) return undefined;
  const days: Partial<Record<number, Hours>> = firm.supportHours.days;
  return days[local.getUTCDay() || 7];
}

function twelveHour(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`;
}

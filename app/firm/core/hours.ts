import { firm } from '#content/firm.ts';
import { DAY, southAfricanClock } from '#app/platform/core/time.ts';
import { isPublicHoliday } from './public-holidays.ts';

/** `nextAvailable`: 'Today at 8:00 AM', 'Monday at 8:00 AM'; null while online. */
export type SupportState = { online: boolean; nextAvailable: string | null };

type Hours = { opens: string; closes: string };
type Days = Partial<Record<number, Hours>>;

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const ALWAYS_NAMED = new Set(['Monday', 'Friday']);

/** The closing minute is closed; Friday and Monday are always named, never 'Tomorrow'. */
export function supportState(now: Date = new Date(), days: Days = firm.supportHours.days): SupportState {
  const local = southAfricanClock(now);
  const clock = local.toISOString().slice(11, 16);
  const today = hoursOf(local, days);
  if (today && clock < today.opens) return offline(`Today at ${twelveHour(today.opens)}`);
  if (today && clock < today.closes) return { online: true, nextAvailable: null };
  return offline(nextOpening(local, days));
}

function offline(nextAvailable: string | null): SupportState {
  return { online: false, nextAvailable };
}

// One week ahead at most, so that a weekday's name is unambiguous.
function nextOpening(local: Date, days: Days): string | null {
  for (let ahead = 1; ahead <= 7; ahead++) {
    const day = new Date(local.getTime() + ahead * DAY);
    const hours = hoursOf(day, days);
    if (hours) return `${dayName(day, ahead)} at ${twelveHour(hours.opens)}`;
  }
  return null;
}

function dayName(day: Date, ahead: number): string {
  const name = WEEKDAYS[day.getUTCDay()] ?? '';
  return ahead === 1 && !ALWAYS_NAMED.has(name) ? 'Tomorrow' : name;
}

export function isOpenOn(day: string, days: Days = firm.supportHours.days): boolean {
  return hoursOf(new Date(day), days) !== undefined;
}

function hoursOf(local: Date, days: Days): Hours | undefined {
  if (isPublicHoliday(local.toISOString().slice(0, 10))) return undefined;
  return days[local.getUTCDay() || 7];
}

function twelveHour(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`;
}

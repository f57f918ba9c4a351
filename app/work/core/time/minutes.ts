import { HOUR, MINUTE } from '#app/platform/core/time.ts';
import { MOST_MINUTES } from '#app/platform/db/work-values.ts';

/** A timer that ran longer was forgotten: how long it really was is asked. */
const LONGEST_TIMER = 12 * HOUR;

export function isForgotten(startedAt: Date, now: Date): boolean {
  return now.getTime() - startedAt.getTime() > LONGEST_TIMER;
}

/** Whole minutes since then, at least one and at most a day. A clock that was set back counts one. */
export function minutesSince(startedAt: Date, now: Date): number {
  const minutes = Math.round((now.getTime() - startedAt.getTime()) / MINUTE);
  return Math.min(MOST_MINUTES, Math.max(1, minutes));
}

/** `45`, `1:30`, `1h30`, `1.5h` or `2 hours` as minutes; null for anything else, and beyond a day. */
export function readMinutes(text: string): number | null {
  const tidy = text.trim().toLowerCase().replace(',', '.');
  const clock = /^(\d{1,2})\s*(?::|h|hours? )\s*(\d{1,2})\s*(?:m|min|minutes)?$/.exec(tidy);
  const hours = /^(\d{1,2}(?:\.\d{1,2})?)\s*(?:h|hr|hrs|hours?)$/.exec(tidy);
  const plain = /^(\d{1,4})\s*(?:m|min|mins|minutes?)?$/.exec(tidy);
  const minutes = clock
    ? Number(clock[2]) < 60
      ? Number(clock[1]) * 60 + Number(clock[2])
      : 0
    : hours
      ? Math.round(Number(hours[1]) * 60)
      : Number(plain?.[1] ?? 0);
  return minutes >= 1 && minutes <= MOST_MINUTES ? minutes : null;
}

/** `45 min`, `2 h` or `1 h 30` */
export function minutesText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`;
}

import { DAY, HOUR, isIsoDate, southAfricanDay, southAfricanClock } from '#app/platform/core/time.ts';

export const SNOOZES = {
  hours: 'In three hours',
  tomorrow: 'Tomorrow at 08:00',
  monday: 'On Monday at 08:00',
  week: 'In a week',
  month: 'In four weeks',
} as const;

export type Snooze = keyof typeof SNOOZES;

export function isSnooze(text: unknown): text is Snooze {
  return typeof text === 'string' && Object.hasOwn(SNOOZES, text);
}

/** `wanted` is a choice or a day, at 08:00 South African time. Null for anything else, and for a past day. */
export function snoozedUntil(wanted: unknown, now = new Date()): Date | null {
  if (wanted === 'hours') return new Date(now.getTime() + 3 * HOUR);
  const day = isSnooze(wanted) ? dayAfter(now, daysUntil(wanted, now)) : wanted;
  if (typeof day !== 'string' || !isIsoDate(day)) return null;
  const until = new Date(`${day}T08:00:00+02:00`);
  return until > now ? until : null;
}

function daysUntil(choice: Snooze, now: Date): number {
  const sinceMonday = (southAfricanClock(now).getUTCDay() + 6) % 7;
  return { hours: 0, tomorrow: 1, monday: 7 - sinceMonday, week: 7, month: 28 }[choice];
}

function dayAfter(now: Date, days: number): string {
  return southAfricanDay(new Date(now.getTime() + days * DAY));
}

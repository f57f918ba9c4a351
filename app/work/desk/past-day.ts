import { isIsoDate, southAfricanDay } from '#app/platform/core/time.ts';

/** Of a field with the day of something that has happened; null if it can be. */
export function pastDayError(day: string, today = southAfricanDay()): string | null {
  if (!isIsoDate(day)) return 'Give the day as a date.';
  return day > today ? 'That day is still to come.' : null;
}

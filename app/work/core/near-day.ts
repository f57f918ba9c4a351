import { monthsAfter } from '#app/firm/core/calendar-day.ts';
import { isIsoDate, southAfricanDay } from '#app/platform/core/time.ts';

/** In months: more of the past would plan all of it for tomorrow. */
export const LONGEST_BACK = 12;
export const REACH = 120;

export const TOO_FAR = 'Give the day as a date within ten years.';

/** A day, `2026-11-27`, at most so many months back and within ten years. */
export function isNearDay(text: string, monthsBack: number, today = southAfricanDay()): boolean {
  return isIsoDate(text) && text >= monthsAfter(today, -monthsBack) && text <= monthsAfter(today, REACH);
}

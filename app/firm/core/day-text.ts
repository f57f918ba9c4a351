import { dayText } from '#app/platform/core/time.ts';
import { dayOf, plusDays, weekdayOf } from './calendar-day.ts';

/** `October 2026`. Month 0 is December of the year before. */
export function monthText(year: number, month: number): string {
  return dayText(dayOf(year, month, 1)).slice(2);
}

export function longDayText(day: string): string {
  return `${weekdayOf(day)} ${dayText(day)}`;
}

export function dayWord(day: string, today: string): string {
  if (day === today) return 'today';
  if (day === plusDays(today, 1)) return 'tomorrow';
  return longDayText(day).slice(0, -' 2026'.length);
}

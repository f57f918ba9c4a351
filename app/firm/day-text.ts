import { dayText } from '#app/time.ts';
import { dayOf, weekdayOf } from './calendar-day.ts';

/** `October 2026`. Month 0 is December of the year before. */
export function monthText(year: number, month: number): string {
  return dayText(dayOf(year, month, 1)).slice(2);
}

export function longDayText(day: string): string {
  return `${weekdayOf(day)} ${dayText(day)}`;
}

import { daysUntil } from '#app/firm/core/calendar-day.ts';

/** `today`, `tomorrow`, `in 5 days`, `yesterday`, `30 days ago`. */
export function whenText(day: string, today: string): string {
  const days = daysUntil(day, today);
  if (days === 0) return 'today';
  if (Math.abs(days) === 1) return days > 0 ? 'tomorrow' : 'yesterday';
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
}

import { daysUntil } from '#app/firm/core/calendar-day.ts';

/** `12 days left`, `due tomorrow`, `due today`; of a day that has passed see `latenessText`. */
export function daysLeftText(day: string, today: string): string {
  const days = daysUntil(day, today);
  if (days <= 0) return 'due today';
  return days === 1 ? 'due tomorrow' : `${days} days left`;
}

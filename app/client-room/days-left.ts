import { daysUntil } from '#app/firm/calendar-day.ts';

/** `12 days left`, `tomorrow`, `today`, `3 days ago` */
export function daysLeftText(day: string, today: string): string {
  const days = daysUntil(day, today);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 0 ? `${days} days left` : `${-days} days ago`;
}

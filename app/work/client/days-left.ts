import { daysUntil } from '#app/firm/core/calendar-day.ts';

/** `12 days left`, `due tomorrow`, `due today`, `31 days late` */
export function daysLeftText(day: string, today: string): string {
  const days = daysUntil(day, today);
  if (days === 0) return 'due today';
  if (days === 1) return 'due tomorrow';
  if (days === -1) return 'one day late';
  return days > 0 ? `${days} days left` : `${-days} days late`;
}

import { daysUntil } from '#app/firm/core/calendar-day.ts';

export function whenText(day: string, today: string): string {
  const days = daysUntil(day, today);
  if (days === 0) return 'today';
  if (Math.abs(days) === 1) return days > 0 ? 'tomorrow' : 'yesterday';
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
}

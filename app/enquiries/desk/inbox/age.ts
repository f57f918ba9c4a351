import { DAY, HOUR, MINUTE } from '#app/platform/core/time.ts';

/** `a moment`, `12 min`, `3 h`, `4 days`: rounded down. */
export function ageText(since: Date, now: Date): string {
  const age = now.getTime() - since.getTime();
  if (age < MINUTE) return 'a moment';
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min`;
  if (age < DAY) return `${Math.floor(age / HOUR)} h`;
  const days = Math.floor(age / DAY);
  return days === 1 ? 'a day' : `${days} days`;
}

import { retention } from '#content/retention.ts';
import { DAY, dayText, southAfricanDay } from '#app/platform/core/time.ts';

/** Since when it is in the trash, and the day from which it is not: `2 November 2026`. */
export function daysInTrash(deletedAt: Date): { since: string; until: string } {
  const until = new Date(deletedAt.getTime() + retention.deletedWorkDays * DAY);
  return { since: dayText(southAfricanDay(deletedAt)), until: dayText(southAfricanDay(until)) };
}

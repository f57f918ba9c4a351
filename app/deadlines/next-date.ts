import { longDayText } from '#app/firm/day-text.ts';
import type { Profile } from '#app/firm/deadline-rule.ts';
import { nextDeadlines, type Deadline } from '#app/firm/deadlines.ts';
import { southAfricanDay } from '#app/time.ts';

/** `dayText` is written here, so that a browser need not bring the calendar along. */
export type NextDate = Pick<Deadline, 'day' | 'what' | 'covers'> & { dayText: string };

/** What is due next for any of the profiles, of things due on one day the first; null when no date is known. */
export function nextDate(profiles: readonly Profile[], today: string = southAfricanDay()): NextDate | null {
  const [next] = nextDeadlines(profiles, today);
  if (!next) return null;
  const { day, what, covers } = next;
  return { day, what, covers, dayText: longDayText(day) };
}

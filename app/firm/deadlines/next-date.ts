import { longDayText } from '#app/firm/core/day-text.ts';
import type { Profile } from '#app/firm/core/deadline-rule.ts';
import { nextDeadlines, type Deadline } from '#app/firm/core/deadlines.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';

/** `dayText` is formatted on the server, so that the browser does not load the calendar. */
export type NextDate = Pick<Deadline, 'day' | 'what' | 'covers'> & { dayText: string };

export function nextDate(profiles: readonly Profile[], today: string = southAfricanDay()): NextDate | null {
  const [next] = nextDeadlines(profiles, today);
  return next ? shownDate(next) : null;
}

function shownDate({ day, what, covers }: Deadline): NextDate {
  return { day, what, covers, dayText: longDayText(day) };
}

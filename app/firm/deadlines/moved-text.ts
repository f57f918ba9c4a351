import { longDayText } from '#app/firm/core/day-text.ts';
import type { Deadline } from '#app/firm/core/deadlines.ts';

/** `Moved back from Sunday 28 February 2027: a weekend.`; null for a day that did not move. */
export function movedText({
  day,
  legalDay,
  moveReasons,
}: Pick<Deadline, 'day' | 'legalDay' | 'moveReasons'>): string | null {
  if (day === legalDay) return null;
  return `Moved back from ${longDayText(legalDay)}: ${moveReasons.join(' and ')}.`;
}

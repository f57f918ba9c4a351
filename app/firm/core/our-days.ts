import { firm } from '#app/platform/content/firm.ts';
import { isBusinessDay } from './business-days.ts';
import { plusDays } from './calendar-day.ts';
import { closureOn } from './closures.ts';

/** Today, or the next business day on which the firm is open. */
export function firstOurDay(today: string): string {
  return isOurDay(today) ? today : ourDaysAfter(today, 1);
}

/** Business days on which the firm is open; the first day is not counted. */
export function ourDaysAfter(day: string, count: number): string {
  let last = day;
  for (let left = count; left > 0; left -= isOurDay(last) ? 1 : 0) last = plusDays(last, 1);
  return last;
}

export function ourDaysBetween(day: string, later: string): number {
  let count = 0;
  for (let next = plusDays(day, 1); next <= later; next = plusDays(next, 1)) count += isOurDay(next) ? 1 : 0;
  return count;
}

/** Of a company that comes today: by when the firm promises that its books are open. */
export function booksOpenOn(today: string): string {
  return ourDaysAfter(firstOurDay(today), firm.commitments.switchBusinessDays);
}

function isOurDay(day: string): boolean {
  return isBusinessDay(day) && !closureOn(day);
}

import { firm } from '#app/platform/content/firm.ts';
import { isBusinessDay, lastBusinessDay } from './business-days.ts';
import { dayOf, plusDays, yearOf } from './calendar-day.ts';
import { closureOn } from './closures.ts';
import { monthText } from './day-text.ts';

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

/** The promised day for the open books of a company that comes today. */
export function booksOpenOn(today: string): string {
  return ourDaysAfter(firstOurDay(today), firm.commitments.switchBusinessDays);
}

/** For the month in which the books open: the promised day, or the business day before. */
export function firstReport(opened: string): { month: string; day: string } {
  const month = Number(opened.slice(5, 7));
  const due = dayOf(yearOf(opened), month + 1, firm.commitments.reportDay);
  return { month: monthText(yearOf(opened), month), day: lastBusinessDay(due) };
}

function isOurDay(day: string): boolean {
  return isBusinessDay(day) && !closureOn(day);
}

import { firm } from '#app/platform/content/firm.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { plusDays } from './calendar-day.ts';
import { closureOn } from './closures.ts';
import { isOpenOn } from './hours.ts';
import { LONGEST_BREAK } from './open-times.ts';

/** The last day for an answer: the open days of `firm.commitments` later. */
export function answerDayOf(sentAt: Date): string {
  let day = southAfricanDay(sentAt);
  for (let working = 0; working < firm.commitments.answerWorkingDays; working++) day = nextOpenDay(day);
  return day;
}

function isAnswering(day: string): boolean {
  return isOpenOn(day) && !closureOn(day);
}

function nextOpenDay(after: string): string {
  let day = plusDays(after, 1);
  for (let count = 0; count < LONGEST_BREAK && !isAnswering(day); count++) day = plusDays(day, 1);
  return day;
}

import { firm } from '#app/platform/content/firm.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { plusDays } from './calendar-day.ts';
import { isOpenOn } from './hours.ts';

const LONGEST_HOLIDAY = 30;

/** The day by whose end a message is answered: as many open days later as `firm.commitments` says. */
export function answerDayOf(sentAt: Date, isOpen: (day: string) => boolean = isOpenOn): string {
  let day = southAfricanDay(sentAt);
  for (let working = 0; working < firm.commitments.answerWorkingDays; working++)
    day = nextOpenDay(day, isOpen);
  return day;
}

function nextOpenDay(after: string, isOpen: (day: string) => boolean): string {
  let day = plusDays(after, 1);
  for (let count = 0; count < LONGEST_HOLIDAY && !isOpen(day); count++) day = plusDays(day, 1);
  return day;
}

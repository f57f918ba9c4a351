import { southAfricanDay } from '#app/time.ts';
import { plusDays } from './calendar-day.ts';
import { isOpenOn } from './hours.ts';

const LONGEST_HOLIDAY = 30;

/** The day by whose end a message is answered: the next one on which the firm is open. */
export function answerDayOf(sentAt: Date, isOpen: (day: string) => boolean = isOpenOn): string {
  let day = plusDays(southAfricanDay(sentAt), 1);
  for (let count = 0; count < LONGEST_HOLIDAY && !isOpen(day); count++) day = plusDays(day, 1);
  return day;
}

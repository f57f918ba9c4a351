import { businessDaysAfter, businessDaysBefore, isBusinessDay } from '#app/firm/core/business-days.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';

/** In working days since the client was asked. */
const REMINDED_AFTER = [3, 7, 14] as const;
/** In working days to the due day. */
const WARNED_BEFORE = [21, 7, 1] as const;
/** In days: how long a mail that could not be sent on its day is still useful. */
const REACH = 10;

/** `number`: which reminder in the series. `day`: the first day on which it is sent. */
export type Stage = { number: number; day: string };

/** The latest stage that was reached; null before the first. */
export function reminderStage(askedOn: string, today: string): Stage | null {
  const days = REMINDED_AFTER.map((count) => businessDaysAfter(askedOn, count));
  return latest(days, today);
}

/** Like `reminderStage`, for a day by which the work is due; null once it has passed. */
export function warningStage(dueOn: string, today: string): Stage | null {
  if (dueOn < today) return null;
  const days = WARNED_BEFORE.map((count) => businessDaysBefore(dueOn, count));
  return latest(days, today);
}

/** `mailed`: the days on which the person got a reminder with everything there was. */
export function isToSend(stage: Stage | null, today: string, mailed: readonly string[]): boolean {
  if (!stage || stage.day <= plusDays(today, -REACH)) return false;
  return mailed.every((day) => day < stage.day);
}

/** From today: 1 is the next working day. */
export function workingDaysTo(day: string, today: string): number {
  let count = 0;
  for (let next = plusDays(today, 1); next <= day; next = plusDays(next, 1))
    if (isBusinessDay(next)) count += 1;
  return count;
}

/** Work that is due after this day has not had its first warning. */
export function lastWarned(today: string): string {
  return plusDays(businessDaysAfter(today, WARNED_BEFORE[0]), REACH);
}

function latest(days: readonly string[], today: string): Stage | null {
  const number = days.filter((day) => day <= today).length;
  return number === 0 ? null : { number, day: days[number - 1] ?? today };
}

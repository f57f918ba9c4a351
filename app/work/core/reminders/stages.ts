import { businessDaysAfter, businessDaysBefore, isBusinessDay } from '#app/firm/core/business-days.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';

const STAGES = {
  /** Since they were asked for, until the work is due, and once when that day has passed. */
  papers: { after: [3, 7, 14], thenEach: 14, late: 1 },
  /** Since it was sent, until it is answered or has ended. */
  proposal: { after: [3, 7, 14] },
  due: { before: [21, 7, 1] },
  payment: { before: [7, 1] },
  /** In days, to the day of a letter from SARS; of one that nobody has read, since it came. */
  sarsLetter: { before: [14, 7, 2, 0], unread: [1, 3, 7] },
} as const;

/** In business days since the papers were asked for. */
export const FIRST_OF_PAPERS = STAGES.papers.after[0];

/** In days: how long a mail that could not be sent on its day is still useful. */
const REACH = 10;

/** `number`: which reminder in the series. `day`: the first day on which it is sent. */
export type Stage = { number: number; day: string };

/** Null before the first. Papers that were asked for after the due day have the first stages alone. */
export function papersStage(askedOn: string, dueOn: string | null, today: string): Stage | null {
  const { after, thenEach, late } = STAGES.papers;
  const days = after.map((count) => businessDaysAfter(askedOn, count));
  if (dueOn === null || dueOn < askedOn) return latest(days, today);
  const until = dueOn < today ? dueOn : today;
  for (let day = days.at(-1) ?? until; day <= until; day = businessDaysAfter(day, thenEach))
    if (!days.includes(day)) days.push(day);
  return latest([...days.filter((day) => day <= dueOn), businessDaysAfter(dueOn, late)], today);
}

export function proposalStage(sentOn: string, today: string): Stage | null {
  const days = STAGES.proposal.after.map((count) => businessDaysAfter(sentOn, count));
  return latest(days, today);
}

/** Null once the day has passed. */
export function warningStage(dueOn: string, today: string): Stage | null {
  return stageBefore(dueOn, STAGES.due.before, today);
}

/** Null once the day has passed. */
export function paymentStage(payBy: string, today: string): Stage | null {
  return stageBefore(payBy, STAGES.payment.before, today);
}

function stageBefore(last: string, before: readonly number[], today: string): Stage | null {
  if (last < today) return null;
  const days = before.map((count) => businessDaysBefore(last, count));
  return latest(days, today);
}

/** To the colleague: also after the day, once it is reached. */
export function sarsLetterStage(day: string, today: string): Stage | null {
  return latest(
    STAGES.sarsLetter.before.map((count) => plusDays(day, -count)),
    today,
  );
}

/** Of a letter that nobody has read, or whose day nobody has set. */
export function unreadLetterStage(cameOn: string, today: string): Stage | null {
  return latest(
    STAGES.sarsLetter.unread.map((count) => plusDays(cameOn, count)),
    today,
  );
}

/** The first day of which a mail that could not be sent is still useful. */
export function firstUseful(today: string): string {
  return plusDays(today, 1 - REACH);
}

/** `mailed`: the days on which the person was reminded of it. */
export function isToSend(stage: Stage | null, today: string, mailed: readonly string[]): boolean {
  if (!stage || stage.day < firstUseful(today)) return false;
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
  return plusDays(businessDaysAfter(today, STAGES.due.before[0]), REACH);
}

function latest(days: readonly string[], today: string): Stage | null {
  const number = days.filter((day) => day <= today).length;
  return number === 0 ? null : { number, day: days[number - 1] ?? today };
}

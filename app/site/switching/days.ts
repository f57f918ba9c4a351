import { switching } from '#content/switching.ts';
import { businessDaysAfter } from '#app/firm/core/business-days.ts';
import { closuresAhead } from '#app/firm/core/closures.ts';
import { longDayText } from '#app/firm/core/day-text.ts';
import {
  booksOpenOn,
  firstOurDay,
  firstReport,
  ourDaysAfter,
  ourDaysBetween,
} from '#app/firm/core/our-days.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { dayText, southAfricanDay } from '#app/platform/core/time.ts';
import { supportAt } from '#app/firm/core/open-times.ts';
import { firm } from '#app/platform/content/firm.ts';

/** `why`: what moves the days beyond those that the firm promises. */
export type SwitchDays = { title: string; steps: SwitchStep[]; why: string[] };

export type SwitchStep = { day: string; title: string; text: string };

/** Business days from the papers until the books open. */
const SET_UP_DAYS = switching.days.papersToBooks;

/** `talk`: the day from which the days count, today or later. */
export function switchDays(today: string, last?: string, talk = today): SwitchDays {
  const { title, titleUntil, later, closed } = switching.days;
  const steps = switchSteps(talk, last);
  const first = firstOurDay(talk);
  const opened = openedOn(steps);
  const when = first === today ? 'today' : `on ${longDayText(first)}`;
  const waits = last && opened > booksOpenOn(talk);
  const closures = closuresAhead(today).filter(({ from }) => from <= opened);
  return {
    title: last ? titleUntil(when, dayText(last)) : title(when),
    steps,
    why: [
      ...(waits ? [later(dayText(last), ourDaysBetween(last, opened))] : []),
      ...closures.map(({ from, until }) => closed(dayText(from), dayText(until))),
    ],
  };
}

/** The first day for a talk that is agreed now: today until the firm closes, then tomorrow. ISO. */
export function dayOfNextTalk(now: Date = new Date()): string {
  const { online, nextAvailable } = supportAt(now, firm.supportHours.days);
  const today = southAfricanDay(now);
  return online || nextAvailable?.startsWith('Today') ? today : plusDays(today, 1);
}

/**
 * From today or the firm's next working day, up to the report. `last`: the end of the old firm's work; steps that need
 * its papers come later.
 */
export function switchSteps(today: string, last?: string): SwitchStep[] {
  const first = firstOurDay(today);
  const { steps, report } = switching.days;
  const chased = last && last > first ? firstOurDay(papersDay(last)) : '';
  const earliest = { papers: chased, books: chased && ourDaysAfter(chased, SET_UP_DAYS) };
  const dated = steps.map(({ after, title, text, waitsFor }) => {
    const soonest = ourDaysAfter(first, after);
    const waits = waitsFor ? earliest[waitsFor] : '';
    return { day: waits > soonest ? waits : soonest, title, text };
  });
  const opened = dated.at(-1)?.day ?? first;
  const { month, day } = firstReport(opened);
  return [...dated, { day, title: report.title, text: report.text(month, dayText(opened)) }];
}

export function letterDay(today: string): string {
  return ourDaysAfter(firstOurDay(today), switching.days.talkToLetter);
}

export function openedAfter(today: string, last: string): string {
  return openedOn(switchSteps(today, last));
}

/** The step before the report. */
function openedOn(steps: readonly SwitchStep[]): string {
  return steps.at(-2)?.day ?? '';
}

/** The day by which the letter asks for the papers. `day`: the letter's, or that of the last work if later. */
export function papersDay(day: string): string {
  return businessDaysAfter(day, switching.letter.papersAfter);
}

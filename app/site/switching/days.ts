import { firm } from '#app/platform/content/firm.ts';
import { switching } from '#content/switching.ts';
import { businessDaysAfter, isBusinessDay, lastBusinessDay } from '#app/firm/core/business-days.ts';
import { dayOf, yearOf } from '#app/firm/core/calendar-day.ts';
import { monthText } from '#app/firm/core/day-text.ts';
import { dayText } from '#app/platform/core/time.ts';

export type SwitchStep = { day: string; title: string; text: string };

/** Business days from the papers until the books open. */
const SET_UP_DAYS = switching.days.papersToBooks;

/** From today or the next business day, the report last. `last`: of the old firm’s work; what needs its papers is later. */
export function switchSteps(today: string, last?: string): SwitchStep[] {
  const first = firstDay(today);
  const { steps, report } = switching.days;
  const chased = last && last > first ? papersDay(last) : '';
  const earliest = { papers: chased, books: chased && businessDaysAfter(chased, SET_UP_DAYS) };
  const dated = steps.map(({ after, title, text, waitsFor }) => {
    const soonest = businessDaysAfter(first, after);
    const waits = waitsFor ? earliest[waitsFor] : '';
    return { day: waits > soonest ? waits : soonest, title, text };
  });
  const opened = dated.at(-1)?.day ?? first;
  const { month, day } = firstReport(opened);
  return [...dated, { day, title: report.title, text: report.text(month, dayText(opened)) }];
}

/** The day on which the letter is sent, and which it has as its date. */
export function letterDay(today: string): string {
  return businessDaysAfter(firstDay(today), switching.days.talkToLetter);
}

function firstDay(today: string): string {
  return isBusinessDay(today) ? today : businessDaysAfter(today, 1);
}

/** By when the letter asks for the papers; `day`: of the letter, or of the last work if that is later. */
export function papersDay(day: string): string {
  return businessDaysAfter(day, switching.letter.papersAfter);
}

/** Of the month in which the books open: by the day that the firm promises, or the business day before. */
function firstReport(opened: string): { month: string; day: string } {
  const month = Number(opened.slice(5, 7));
  const due = dayOf(yearOf(opened), month + 1, firm.commitments.reportDay);
  return { month: monthText(yearOf(opened), month), day: lastBusinessDay(due) };
}

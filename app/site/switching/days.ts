import { firm } from '#content/firm.ts';
import { switching } from '#content/switching.ts';
import { businessDaysAfter, isBusinessDay, lastBusinessDay } from '#app/firm/core/business-days.ts';
import { dayOf, yearOf } from '#app/firm/core/calendar-day.ts';
import { monthText } from '#app/firm/core/day-text.ts';

export type SwitchStep = { day: string; title: string; text: string };

/** From today, or the next business day: each step with its day, the first monthly report last. */
export function switchSteps(today: string): SwitchStep[] {
  const first = isBusinessDay(today) ? today : businessDaysAfter(today, 1);
  const { steps, report } = switching.days;
  const dated = steps.map(({ after, title, text }) => ({
    day: businessDaysAfter(first, after),
    title,
    text,
  }));
  const { month, day } = firstReport(dated.at(-1)?.day ?? first);
  return [...dated, { day, title: report.title, text: report.text(month) }];
}

/** By when the letter asks for the papers; `day`: of the letter, or of the last work if that is later. */
export function papersDay(day: string): string {
  return businessDaysAfter(day, switching.letter.papersAfter);
}

/** Of the first whole month after the change: by the day that the firm promises, or the business day before. */
function firstReport(changed: string): { month: string; day: string } {
  const month = Number(changed.slice(5, 7)) + 1;
  const due = dayOf(yearOf(changed), month + 1, firm.commitments.reportDay);
  return { month: monthText(yearOf(changed), month), day: lastBusinessDay(due) };
}

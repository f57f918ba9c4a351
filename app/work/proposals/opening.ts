import { switching } from '#content/switching.ts';
import { answerDayOf } from '#app/firm/core/answer-day.ts';
import { firstOurDay, firstReport, ourDaysAfter } from '#app/firm/core/our-days.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import type { SiteStep } from '#app/work/core/inside/site-steps.server.ts';

/** The step that ends when a colleague looks after the client. */
export const TAKEN = 'opening-who';
/** The step of the day on which the books are open. */
export const BOOKS_OPEN = 'opening-books';

/** What `/switching` and the start of a plan promise a client whose books come here, by day. `acceptedAt`: the days count from then. */
export function openingSteps(acceptedAt: Date, { isTaken }: { isTaken: boolean }): SiteStep[] {
  const first = firstOurDay(southAfricanDay(acceptedAt));
  const { steps, report } = switching.days;
  const promised = steps.flatMap(({ after, task, waitsFor }): SiteStep[] => {
    const of = waitsFor === 'books' ? BOOKS_OPEN : `opening-${after}`;
    return task ? [{ of, what: task, day: ourDaysAfter(first, after) }] : [];
  });
  const opened = promised.find(({ of }) => of === BOOKS_OPEN)?.day ?? first;
  const { month, day } = firstReport(opened);
  return [
    ...(isTaken ? [] : [{ of: TAKEN, what: switching.who.task, day: answerDayOf(acceptedAt) }]),
    ...promised,
    { of: 'opening-report', what: report.task(month), day },
  ];
}

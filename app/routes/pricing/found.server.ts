import type { Plan } from '#content/plans.ts';
import type { Answers } from '#content/price-finder.ts';
import { nextDeadlines } from '#app/firm/deadlines.ts';
import { longDayText } from '#app/firm/day-text.ts';
import { planFor, profilesOf, readAnswers } from '#app/firm/plan-finder.ts';

const DATES = 3;

export type Found = {
  answers: Answers;
  plan: Plan | null;
  dates: { day: string; dayText: string; what: string; covers: string }[];
};

/** What the answers of an address lead to. */
export function foundIn(query: URLSearchParams, today: string): Found {
  const answers = readAnswers(query);
  const dates = nextDeadlines(profilesOf(answers), today)
    .slice(0, DATES)
    .map(({ day, what, covers }) => ({ day, dayText: longDayText(day), what, covers }));
  return { answers, plan: planFor(answers), dates };
}

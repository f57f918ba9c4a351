import type { Plan } from '#content/plans.ts';
import type { Answers } from '#content/price-finder.ts';
import { firstDates, type FirstDate } from '#app/firm/core/first-dates.ts';
import { planFor, readAnswers } from '#app/firm/core/plan-finder.ts';

export type Found = { answers: Answers; plan: Plan | null; dates: FirstDate[] };

export function foundIn(query: URLSearchParams, today: string): Found {
  const answers = readAnswers(query);
  return { answers, plan: planFor(answers), dates: firstDates(answers, today) };
}

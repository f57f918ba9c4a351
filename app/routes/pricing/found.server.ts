import type { Plan } from '#content/plans.ts';
import type { Answers } from '#content/price-finder.ts';
import { firstDates, type FirstDate } from '#app/firm/core/first-dates.ts';
import { givenAnswers, planFor, QUESTIONS, readAnswers } from '#app/firm/core/plan-finder.ts';

export type Found = { answers: Answers; plan: Plan | null; dates: FirstDate[] };

/** Nothing is found, and no price named, before every question is answered. */
export type Finder = { given: Partial<Answers>; found: Found | null };

export function foundIn(query: URLSearchParams, today: string): Finder {
  const given = givenAnswers(query);
  if (QUESTIONS.some((name) => !given[name])) return { given, found: null };
  const answers = readAnswers(query);
  return { given, found: { answers, plan: planFor(answers), dates: firstDates(answers, today) } };
}

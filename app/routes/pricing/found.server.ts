import { pricing } from '#content/pages/pricing.ts';
import type { Plan } from '#content/plans.ts';
import type { Answers } from '#content/price-finder.ts';
import { turnoverElection } from '#app/firm/core/turnover-election.ts';
import { fillFigures } from '#app/site/blog/figures.ts';
import { firstDates, type FirstDate } from '#app/firm/core/first-dates.ts';
import {
  givenAnswers,
  isSettled,
  planFor,
  profilesOf,
  QUESTIONS,
  readAnswers,
} from '#app/firm/core/plan-finder.ts';
import { yearCost, type YearCost } from './year-cost.server.ts';

/** `vendor`: what changes once they must register for VAT. */
export type Found = {
  answers: Answers;
  plan: Plan | null;
  vendor: string | null;
  year: YearCost | null;
  dates: FirstDate[];
  election: string | null;
};

/** Nothing is found, and no price named, before every question that is asked is answered. */
export type Finder = { given: Partial<Answers>; found: Found | null };

export function foundIn(query: URLSearchParams, today: string): Finder {
  const given = givenAnswers(query);
  if (!isSettled(given) && QUESTIONS.some((name) => !given[name])) return { given, found: null };
  const answers = readAnswers(query);
  const plan = planFor(answers);
  return {
    given,
    found: {
      answers,
      plan,
      vendor: vendorText(answers, plan),
      year: plan && yearCost(plan, answers),
      dates: firstDates(profilesOf(answers), today),
      election: answers.who === 'turnover' ? turnoverElection(today) : null,
    },
  };
}

function vendorText(answers: Answers, plan: Plan | null): string | null {
  if (answers.who !== 'company' || answers.turnover === '1m' || answers.vat === 'yes') return null;
  const { must, other, same } = pricing.finder.vendor;
  const asVendor = planFor({ ...answers, vat: 'yes' });
  const then = asVendor && (asVendor.id === plan?.id ? same : other)(asVendor.title);
  return [fillFigures(must), then].filter(Boolean).join(' ');
}

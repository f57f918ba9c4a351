import { pricing } from '#content/pages/pricing.ts';
import type { Plan } from '#content/plans.ts';
import type { Answers } from '#content/price-finder.ts';
import { turnoverElection } from '#app/firm/core/turnover-election.ts';
import { fillFigures } from '#app/site/blog/figures.ts';
import { firstDates, type FirstDate } from '#app/firm/core/first-dates.ts';
import {
  decidedPlan,
  givenAnswers,
  isSettled,
  profilesOf,
  QUESTIONS,
  readAnswers,
} from '#app/firm/core/plan-finder.ts';
import { planFor } from '#app/firm/core/plan-for.ts';
import { yearCost, type YearCost } from './year-cost.server.ts';

/** `vendor`: what changes once they must register for VAT. `isOpen`: a question is, which only what is due hangs on. */
export type Found = {
  answers: Answers;
  plan: Plan | null;
  vendor: string | null;
  year: YearCost | null;
  dates: FirstDate[];
  election: string | null;
  isOpen: boolean;
};

/** Nothing is found, and no price named, while an open question can change it. */
export type Finder = { given: Partial<Answers>; found: Found | null };

export function foundIn(query: URLSearchParams, today: string): Finder {
  const given = givenAnswers(query);
  const plan = decidedPlan(given);
  if (plan === undefined) return { given, found: null };
  const answers = readAnswers(query);
  const isOpen = !isSettled(given) && QUESTIONS.some((name) => !given[name]);
  return {
    given,
    found: {
      answers,
      plan,
      isOpen,
      vendor: vendorText(answers, plan),
      year: plan && given.turnover && given.staff ? yearCost(plan, answers) : null,
      dates: isOpen ? [] : firstDates(profilesOf(answers), today),
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

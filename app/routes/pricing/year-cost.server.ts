import { planEngagements } from '#content/engagements/plan-engagements.ts';
import { pricing } from '#content/pages/pricing.ts';
import type { Plan } from '#content/plans.ts';
import type { Answers } from '#content/price-finder.ts';
import { upkeepPlans } from '#content/upkeep.ts';
import { requirePlan } from '#app/firm/core/plans.ts';
import { fillFigures } from '#app/site/blog/figures.ts';
import { formatShortRand } from '#app/tax/money.ts';

/** `line`: what we and others take in a year. `more`: what may come on top, and why. */
export type YearCost = { line: string; more: string[] };

/** The fee for an annual return on time, by the answers about turnover: R10 to R50 million spans two. */
const CIPC_FEES: Record<Answers['turnover'], readonly number[]> = {
  '1m': [1],
  '10m': [2],
  '50m': [3, 4],
  more: [4],
};

/** Of a company with a plan by the month; null for others, whose price is the whole of it. */
export function yearCost(plan: Plan, { who, turnover, staff }: Answers): YearCost | null {
  if (who !== 'company' || plan.period !== 'per month') return null;
  const { line, cipc, filing, filed, fund, software, taxes } = pricing.finder.year;
  const most = plan.upTo === undefined ? [] : [plan.upTo];
  const ours = [plan.price, ...most].map((month) => formatShortRand(12 * month)).join(' to ');
  const fees = CIPC_FEES[turnover].map((size) => fillFigures(`{{cipc.fee${size} 2011-05-01}}`)).join(' or ');
  const isFiled = planEngagements[plan.id]?.includes('annual-return') ?? false;
  const filings = upkeepPlans.filings.reduce((sum, id) => sum + requirePlan(id).price, 0);
  return {
    line: line(ours, fees),
    more: [
      cipc(fees),
      isFiled ? filed : filing(formatShortRand(filings)),
      software,
      ...(staff === 'none' ? [] : [fund]),
      taxes,
    ],
  };
}

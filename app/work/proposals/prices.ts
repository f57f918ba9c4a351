import { planEngagements } from '#content/engagements/plan-engagements.ts';
import type { Plan } from '#content/plans.ts';
import { instalmentsOf, plansNow, priceOf } from '#app/firm/core/plans.ts';
import { formatShortRand, type Cents } from '#app/tax/money.ts';

const OTHERS = 'What is owed to others, such as tax and official fees';

export function planOfType(typeId: string): Plan | null {
  return (
    plansNow().find(({ id }) => planEngagements[id]?.length === 1 && planEngagements[id][0] === typeId) ??
    null
  );
}

/** As a letter says it. `parts`: the number of engagements that the plan's price covers. */
export function priceText(price: Cents | null, plan: Plan | null, parts: number): string {
  if (price !== null) return withInstalments(formatShortRand(price), price === plan?.price ? plan : null);
  if (!plan) return 'As we agreed with you in writing';
  const whole = withInstalments(priceOf(plan), plan);
  return parts === 1 ? whole : `${whole}, for the whole plan “${plan.title}”, of which this is a part`;
}

export function paidOnTopText(plan: Plan | null): string {
  return plan?.paidOnTop ?? OTHERS;
}

function withInstalments(price: string, plan: Plan | null): string {
  if (!plan) return price;
  return [`${price} ${plan.period}`, instalmentsOf(plan)].filter(Boolean).join(', ');
}

import { planEngagements } from '#content/engagements/plan-engagements.ts';
import type { Plan } from '#content/plans.ts';
import { instalmentsOf, plansNow, priceOf } from '#app/firm/core/plans.ts';
import { practice } from '#app/platform/content/firm.ts';
import { formatShortRand, type Cents } from '#app/tax/money.ts';
import { typeOf } from '#app/work/core/engagements/types.ts';

const COVERED = ', for the whole plan “';
const OTHERS = 'What is owed to others, such as tax and official fees';

export function planOfType(typeId: string): Plan | null {
  return (
    plansNow().find(({ id }) => planEngagements[id]?.length === 1 && planEngagements[id][0] === typeId) ??
    null
  );
}

/** What the firm takes for a kind without another agreement, and where that stands; null: it has no price. */
export function usualPrice(typeId: string): { cents: Cents; from: string } | null {
  const own = typeOf(typeId)?.price;
  if (own) return { cents: own, from: 'As this kind of work says' };
  const price = planOfType(typeId)?.price;
  return price ? { cents: price, from: 'Our fee list' } : null;
}

/** As a letter says it. `parts`: the number of engagements that the plan's price covers. */
export function priceText(price: Cents | null, plan: Plan | null, parts: number): string {
  if (price !== null) return withInstalments(formatShortRand(price), price === plan?.price ? plan : null);
  if (!plan) return 'As we agreed with you in writing';
  const whole = withInstalments(priceOf(plan), plan);
  return parts === 1 ? whole : `${whole}${COVERED}${plan.title}”, of which this is a part`;
}

/** What several letters cost together; null where it cannot be said in one line. `text`: as a letter says it. */
export function togetherText(prices: readonly { cents: Cents | null; text: string }[]): string | null {
  const [first] = prices;
  if (!first || prices.length === 1) return null;
  const isOne = prices.every(({ cents, text }) => cents === null && text === first.text);
  if (isOne && first.text.includes(COVERED)) return first.text.slice(0, first.text.indexOf(COVERED));
  const amounts = prices.flatMap(({ cents, text }) =>
    text === formatShortRand(cents ?? 0) ? [cents ?? 0] : [],
  );
  const sum = amounts.reduce((all, amount) => all + amount, 0);
  return amounts.length === prices.length ? formatShortRand(sum) : null;
}

export function firstYearText({ price, upTo, period }: Plan): string | null {
  return period === 'per month' && upTo === undefined
    ? `${formatShortRand(12 * price)} in twelve months`
    : null;
}

/** The most that a month of books costs from before the firm’s first day, once. */
export function lateMonthText({ price }: Plan): string {
  return formatShortRand(price * practice.catchUp.mostTimesThePlan);
}

export function paidOnTopText(plan: Plan | null): string {
  return plan?.paidOnTop ?? OTHERS;
}

function withInstalments(price: string, plan: Plan | null): string {
  if (!plan) return price;
  return [`${price} ${plan.period}`, instalmentsOf(plan)].filter(Boolean).join(', ');
}

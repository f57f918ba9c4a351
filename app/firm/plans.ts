import { plans as firmPlans, type Plan, type PlanGroup } from '#content/plans.ts';
import { formatShortRand } from '#app/tax/money.ts';

/** A row of the comparison; `included` has an entry for each plan of the group, in order. */
export type Inclusion = { feature: string; included: boolean[] };

export function plansOf(group: PlanGroup, plans = firmPlans): Plan[] {
  return plans.filter((plan) => plan.group === group);
}

/** `R 1 495`, or a range: `R 19 995 to R 49 995`. */
export function priceOf({ price, upTo }: Plan): string {
  const least = formatShortRand(price);
  return upTo === undefined ? least : `${least} to ${formatShortRand(upTo)}`;
}

/** `or 2 payments of R 2 497.50`; null for a plan that is paid at once. */
export function instalmentsOf({ instalments }: Plan): string | null {
  return instalments ? `or ${instalments.count} payments of ${formatShortRand(instalments.amount)}` : null;
}

/** The lines of a card: the plan this one builds on, then what it adds. */
export function linesOf(plan: Plan, plans = firmPlans): string[] {
  const base = baseOf(plan, plans);
  return base ? [`Everything in ${base.title}`, ...plan.features] : plan.features;
}

/** Every feature of a plan, those of the plan it builds on first. */
export function featuresOf(plan: Plan, plans = firmPlans): string[] {
  const base = baseOf(plan, plans);
  return base ? [...featuresOf(base, plans), ...plan.features] : plan.features;
}

/** All features of a group's plans, in the order of the cards. */
export function comparisonOf(group: PlanGroup, plans = firmPlans): Inclusion[] {
  const perPlan = plansOf(group, plans).map((plan) => new Set(featuresOf(plan, plans)));
  const features = new Set(perPlan.flatMap((included) => [...included]));
  return [...features].map((feature) => ({
    feature,
    included: perPlan.map((included) => included.has(feature)),
  }));
}

function baseOf({ id, buildsOn }: Plan, plans: readonly Plan[]): Plan | null {
  if (!buildsOn) return null;
  const base = plans.find((plan) => plan.id === buildsOn);
  if (!base) throw new Error(`${id} builds on a plan that does not exist: ${buildsOn}`);
  return base;
}

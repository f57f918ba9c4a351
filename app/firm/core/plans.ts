import { plans as firmPlans, type Plan, type PlanGroup } from '#content/plans.ts';
import { heldItems } from '#app/platform/content/held.ts';
import { ownError } from '#app/platform/core/own-error.ts';
import { formatShortRand } from '#app/tax/money.ts';

export const PLANS = 'plans';

export type Inclusion = { feature: string; included: boolean[] };

export function plansNow(): readonly Plan[] {
  return heldItems(PLANS, firmPlans);
}

export function plansOf(group: PlanGroup, plans = plansNow()): Plan[] {
  return plans.filter((plan) => plan.group === group);
}

export function findPlan(id: string | undefined, plans = plansNow()): Plan | null {
  return plans.find((plan) => plan.id === id) ?? null;
}

export function requirePlan(id: string): Plan {
  const plan = findPlan(id);
  if (!plan) throw ownError(`there is no plan ${id}`);
  return plan;
}

export function priceOf({ price, upTo }: Plan): string {
  const least = formatShortRand(price);
  return upTo === undefined ? least : `${least} to ${formatShortRand(upTo)}`;
}

export function instalmentsOf({ instalments }: Plan): string | null {
  return instalments ? `or ${instalments.count} payments of ${formatShortRand(instalments.amount)}` : null;
}

export function linesOf(plan: Plan, plans = plansNow()): string[] {
  const base = baseOf(plan, plans);
  return base ? [everythingIn(base), ...plan.features] : plan.features;
}

export function everythingIn({ title }: Plan): string {
  return `Everything in ${title}`;
}

export function featuresOf(plan: Plan, plans = plansNow()): string[] {
  const base = baseOf(plan, plans);
  return base ? [...featuresOf(base, plans), ...plan.features] : plan.features;
}

export function comparisonOf(group: PlanGroup, plans = plansNow()): Inclusion[] {
  const perPlan = plansOf(group, plans).map((plan) => new Set(featuresOf(plan, plans)));
  const features = new Set(perPlan.flatMap((included) => [...included]));
  return [...features].map((feature) => ({
    feature,
    included: perPlan.map((included) => included.has(feature)),
  }));
}

/** The plan whose features this one includes. */
export function baseOf({ id, buildsOn }: Plan, plans = plansNow()): Plan | null {
  if (!buildsOn) return null;
  const base = plans.find((plan) => plan.id === buildsOn);
  if (!base) throw ownError(`${id} builds on a plan that does not exist: ${buildsOn}`);
  return base;
}

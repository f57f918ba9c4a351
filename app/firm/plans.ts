import { plans, type Plan, type PlanGroup } from '#content/plans.ts';
import { formatShortRand } from '#app/tax/money.ts';

/** One line of the comparison: what is offered, and for each plan of the group, in order, whether it is in it. */
export type Inclusion = { feature: string; included: boolean[] };

export function plansOf(group: PlanGroup): Plan[] {
  return plans.filter((plan) => plan.group === group);
}

/** `R 1 495`, or the range of a plan whose price is agreed: `R 19 995 to R 49 995`. */
export function priceOf({ price, upTo }: Plan): string {
  const least = formatShortRand(price);
  return upTo === undefined ? least : `${least} to ${formatShortRand(upTo)}`;
}

/** `or 2 payments of R 2 497.50`; null for a plan that is paid whole. */
export function instalmentsOf({ instalments }: Plan): string | null {
  return instalments ? `or ${instalments.count} payments of ${formatShortRand(instalments.amount)}` : null;
}

/** What a card lists: the plan this one builds on in one line, then what it adds. */
export function linesOf(plan: Plan): string[] {
  const base = baseOf(plan);
  return base ? [`Everything in ${base.title}`, ...plan.features] : plan.features;
}

/** Every feature of the plan, those of the plan it builds on first. */
export function featuresOf(plan: Plan): string[] {
  const base = baseOf(plan);
  return base ? [...featuresOf(base), ...plan.features] : plan.features;
}

/** All that a group's plans offer, in the order in which their cards name it, and which of them hold it. */
export function comparisonOf(group: PlanGroup): Inclusion[] {
  const held = plansOf(group).map((plan) => new Set(featuresOf(plan)));
  const features = new Set(held.flatMap((features) => [...features]));
  return [...features].map((feature) => ({
    feature,
    included: held.map((features) => features.has(feature)),
  }));
}

function baseOf({ id, buildsOn }: Plan): Plan | null {
  if (!buildsOn) return null;
  const base = plans.find((plan) => plan.id === buildsOn);
  if (!base) throw new Error(`${id} builds on a plan that does not exist: ${buildsOn}`);
  return base;
}

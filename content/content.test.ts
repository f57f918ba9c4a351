import { expect, test } from 'vitest';
import { requirePlan } from '#app/firm/core/plans.ts';
import { planGroups } from './pages/pricing.ts';
import { people } from './people.ts';
import { plans } from './plans.ts';
import { testimonials } from './testimonials.ts';
import { tools, type Tool } from './tools.ts';

test('ids are unique', () => {
  for (const items of [people, plans, testimonials]) {
    const ids = items.map(({ id }) => id);
    expect(new Set<string | number>(ids).size).toBe(ids.length);
  }
});

test('instalments add up to the price, and a range of prices ends above its start', () => {
  for (const { id, price, upTo, instalments } of plans) {
    if (instalments) expect(instalments.count * instalments.amount, id).toBe(price);
    if (upTo !== undefined) expect(upTo, id).toBeGreaterThan(price);
  }
});

test('every tab of the pricing page has plans, and at most one of them is highlighted', () => {
  for (const { value } of planGroups) {
    const group = plans.filter((plan) => plan.group === value);
    expect(group.length, value).toBeGreaterThan(0);
    expect(group.filter(({ highlight }) => highlight).length, value).toBeLessThanOrEqual(1);
  }
});

test('a tool names a plan that exists, and one with a fixed price', () => {
  const named = Object.values<Tool>(tools).flatMap(({ plan = [], partPlan = {} }) => [
    plan,
    ...Object.values(partPlan),
  ]);
  for (const plan of named.flat()) expect(requirePlan(plan).upTo, plan).toBeUndefined();
});

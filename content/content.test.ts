import { expect, test } from 'vitest';
import { findCalculator } from '#app/tools/calculators/calculators.ts';
import { requirePlan } from '#app/firm/core/plans.ts';
import { calculatorPlans } from './calculator-plans.ts';
import { planGroups } from './pages/pricing.ts';
import { people } from './people.ts';
import { plans } from './plans.ts';
import { testimonials } from './testimonials.ts';

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

test('a calculator names a plan that exists, and one with a fixed price', () => {
  for (const [type, plan] of Object.entries(calculatorPlans)) {
    expect(findCalculator(type).type).toBe(type);
    expect(requirePlan(plan).upTo, plan).toBeUndefined();
  }
});

import { expect, test } from 'vitest';
import { requirePlan } from '#app/firm/core/plans.ts';
import { planGroups, pricing } from './pages/pricing.ts';
import { people } from './people.ts';
import { plans } from './plans.ts';
import { practice } from './practice.ts';
import { switching } from './switching.ts';
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

test('where a price of books stands, it says that the software is paid to its maker', () => {
  const monthly = plans.filter(({ group }) => group === 'business');
  for (const { id, paidOnTop } of monthly)
    expect(paidOnTop, id).toMatch(/^Your subscription to the accounting software(;|$)/);
  const onTop = pricing.faq.entries.find(({ question }) => question === 'What comes on top?');
  expect(onTop?.answer).toContain(practice.software.books);
  for (const text of [onTop?.answer ?? '', switching.cost.text])
    expect(text).toMatch(
      /Your subscription to the .*accounting software.* (to its maker|you pay it to its maker)/i,
    );
});

test('the two buttons of a plan are told apart in one sentence each', () => {
  for (const button of [pricing.button, pricing.start]) expect(pricing.twoWays).toContain(`“${button}”`);
});

test('a tool names a plan that exists, and one with a fixed price', () => {
  const named = Object.values<Tool>(tools).flatMap(({ plan = [], partPlan = {} }) => [
    plan,
    ...Object.values(partPlan),
  ]);
  for (const plan of named.flat()) expect(requirePlan(plan).upTo, plan).toBeUndefined();
});

import { expect, test } from 'vitest';
import { plans as firmPlans, type Plan, type PlanGroup } from '#content/plans.ts';
import { plans } from '#tests/fixtures/plans.ts';
import { comparisonOf, featuresOf, instalmentsOf, linesOf, plansOf, priceOf } from './plans.ts';

test('a price is whole rand, a custom one a range', () => {
  expect(plain(priceOf(planOf('small')))).toBe('R 1 495');
  expect(plain(priceOf(planOf('large')))).toBe('R 19 995 to R 49 995');
});

test('instalments keep their cents', () => {
  expect(plain(instalmentsOf(planOf('return')) ?? '')).toBe('or 2 payments of R 2 497.50');
  expect(instalmentsOf(planOf('small'))).toBeNull();
});

test('a card names the plan it builds on, then what it adds', () => {
  expect(linesOf(planOf('small'), plans)).toEqual(['Books', 'Reminders']);
  expect(linesOf(planOf('large'), plans)).toEqual(['Everything in Middle', 'Board meetings']);
});

test('a plan includes all features of the plans it builds on', () => {
  expect(featuresOf(planOf('large'), plans)).toEqual(['Books', 'Reminders', 'VAT returns', 'Board meetings']);
  expect(() => featuresOf({ ...planOf('small'), buildsOn: 'gold' }, plans)).toThrow('gold');
});

test('the comparison lists each feature of a group once, and which plans include it', () => {
  expect(comparisonOf('business', plans)).toEqual([
    { feature: 'Books', included: [true, true, true] },
    { feature: 'Reminders', included: [true, true, true] },
    { feature: 'VAT returns', included: [false, true, true] },
    { feature: 'Board meetings', included: [false, false, true] },
  ]);
});

test('every plan of the firm builds on plans that exist', () => {
  for (const group of new Set<PlanGroup>(firmPlans.map((plan) => plan.group)))
    expect(plansOf(group).flatMap((plan) => featuresOf(plan)).length).toBeGreaterThan(0);
});

function planOf(id: string): Plan {
  const plan = plans.find((plan) => plan.id === id);
  if (!plan) throw new Error(id);
  return plan;
}

function plain(text: string): string {
  return text.replaceAll('\u202f', ' ');
}

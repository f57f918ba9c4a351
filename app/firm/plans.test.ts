import { expect, test } from 'vitest';
import { plans, type Plan } from '#content/plans.ts';
import { comparisonOf, featuresOf, instalmentsOf, linesOf, plansOf, priceOf } from './plans.ts';

const GROUPS = ['individual', 'business', 'more-services'] as const;

test('a price is whole rand, a custom one a range', () => {
  expect(plain(priceOf(planOf('individual-income-tax')))).toBe('R 1 495');
  expect(plain(priceOf(planOf('cfo')))).toBe('R 19 995 to R 49 995');
});

test('instalments keep their cents', () => {
  expect(plain(instalmentsOf(planOf('provisional-income-tax')) ?? '')).toBe('or 2 payments of R 2 497.50');
  expect(instalmentsOf(planOf('starter'))).toBeNull();
});

test('a card names the plan it builds on, then what it adds', () => {
  expect(linesOf(planOf('standard'))).toEqual([
    'Everything in Starter',
    'VAT returns',
    'Payroll with PAYE, UIF and SDL on the monthly EMP201',
    'A management report every month',
  ]);
});

test('a plan holds everything of the plans below it', () => {
  const [starter, standard, premium, cfo] = plansOf('business').map(featuresOf);
  expect(cfo).toEqual(expect.arrayContaining(premium ?? []));
  expect(premium).toEqual(expect.arrayContaining(standard ?? []));
  expect(standard).toEqual(expect.arrayContaining(starter ?? []));
  expect(cfo).toHaveLength(13);
});

test.each(GROUPS)('the comparison of %s ticks what the cards promise, and nothing else', (group) => {
  const comparison = comparisonOf(group);
  plansOf(group).forEach((plan, column) => {
    const ticked = comparison.filter(({ included }) => included[column]).map(({ feature }) => feature);
    expect(ticked.toSorted()).toEqual(promisedOn(plan).toSorted());
  });
});

test.each(GROUPS)('every line of the comparison of %s is in a plan, and stands once', (group) => {
  const comparison = comparisonOf(group);
  expect(comparison.every(({ included }) => included.includes(true))).toBe(true);
  expect(new Set(comparison.map(({ feature }) => feature)).size).toBe(comparison.length);
});

/** What a reader of the cards expects, with "Everything in …" looked up on the card of that title. */
function promisedOn(plan: Plan): string[] {
  return linesOf(plan).flatMap((line) => {
    const base = plansOf(plan.group).find(({ title }) => line === `Everything in ${title}`);
    return base ? promisedOn(base) : [line];
  });
}

function planOf(id: string): Plan {
  const plan = plans.find((plan) => plan.id === id);
  if (!plan) throw new Error(id);
  return plan;
}

function plain(text: string): string {
  return text.replaceAll('\u202f', ' ');
}

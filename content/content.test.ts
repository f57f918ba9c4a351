import { expect, test } from 'vitest';
import { firm } from './firm.ts';
import { plans } from './plans.ts';
import { reasons, services } from './pages/home.ts';
import { testimonials } from './testimonials.ts';

test('there are four testimonials rated 5, 5, 5 and 4', () => {
  expect(testimonials.map(({ rating }) => rating)).toEqual([5, 5, 5, 4]);
  expect(new Set(testimonials.map(({ id }) => id)).size).toBe(4);
});

test('every plan costs what the specification says, in cents', () => {
  expect(Object.fromEntries(plans.map(({ title, price }) => [title, price]))).toEqual({
    'Individual Income Tax': 149_500,
    'Provisional Income Tax': 499_500,
    'Turnover Tax': 999_500,
    Starter: 369_500,
    Standard: 499_500,
    Premium: 999_500,
    CFO: 1_999_500,
    'Company Reinstatement': 249_500,
    'Company Deregistration': 169_500,
    'Annual Returns Submission': 149_500,
    'Beneficial Ownership Submission': 149_500,
    'Directors Amendments': 149_500,
  });
  expect(plans.find(({ id }) => id === 'cfo')?.upTo).toBe(4_999_500);
});

test('instalments add up to the price', () => {
  for (const { price, instalments } of plans) {
    if (instalments) expect(instalments.count * instalments.amount).toBe(price);
  }
});

test('the tabs hold three, four and five plans, one highlight at most each, and ids are unique', () => {
  const groups = (['individual', 'business', 'more-services'] as const).map((name) =>
    plans.filter(({ group }) => group === name),
  );
  expect(groups.map(({ length }) => length)).toEqual([3, 4, 5]);
  expect(groups.map((group) => group.filter(({ highlight }) => highlight).length)).toEqual([1, 1, 0]);
  expect(new Set(plans.map(({ id }) => id)).size).toBe(plans.length);
});

test('only the CFO plan is custom', () => {
  expect(plans.filter(({ custom }) => custom).map(({ id }) => id)).toEqual(['cfo']);
});

test('the four services lead where the specification says', () => {
  expect(services.map(({ href }) => href)).toEqual([
    '/accounting',
    '/tax/individual',
    '/payroll',
    '/advisory',
  ]);
});

test('there are six reasons, and their claims are those of the firm', () => {
  const text = reasons.map((reason) => reason.text).join(' ');
  expect(reasons).toHaveLength(6);
  for (const claim of [firm.clients, firm.experience, ...firm.promises, ...firm.bodies])
    expect(text).toContain(claim);
});

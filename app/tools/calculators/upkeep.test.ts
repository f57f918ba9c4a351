import { expect, test } from 'vitest';
import { plans } from '#content/plans.ts';
import { planFor } from '#app/firm/core/plan-for.ts';
import { rand } from '#app/tax/money.ts';
import type { Priced } from '#app/tax/rates/structure-rates.ts';
import { planOfStructure, upkeepAt, vatFrom } from './upkeep.ts';

const SMALL: Priced = {
  turnover: rand(999_999),
  staffPay: 0,
  hasThreeEmployees: false,
  isInvesting: false,
  otherIncome: 0,
};

test('upkeep is the price of the plans that the finder names, with a company’s filings', () => {
  const price = (id: string) => plans.find((plan) => plan.id === id)?.price ?? NaN;
  const filings = price('annual-returns-submission') + price('beneficial-ownership-submission');
  expect(upkeepAt(SMALL)).toEqual({
    sole: price('provisional-income-tax'),
    turnover: price('turnover-tax'),
    company: price('starter') * 12 + filings + rand(100),
    payroll: (price('standard') - price('starter')) * 12,
    ownReturn: price('individual-income-tax'),
    source: 'prices',
  });
  expect(upkeepAt({ ...SMALL, otherIncome: 1 })?.turnover).toBe(
    price('turnover-tax') + price('individual-income-tax'),
  );
});

test('where the finder names no plan there is no fee', () => {
  const many = { who: 'provisional', turnover: '10m', staff: 'none', vat: 'no' } as const;
  expect(planFor(many)).toBeNull();
  const larger = [rand(1_000_001), vatFrom.compulsory, vatFrom.compulsory + 1, rand(30_000_000)];
  for (const turnover of larger) expect(upkeepAt({ ...SMALL, turnover }), String(turnover)).toBeNull();
  expect(upkeepAt({ ...SMALL, staffPay: rand(200_000) })).toBeNull();
  expect(upkeepAt({ ...SMALL, hasThreeEmployees: true })).toBeNull();
});

test('the plan of a company follows staff, size and VAT; a landlord has no VAT', () => {
  const plan = (facts: Partial<Priced>) => planOfStructure('company', { ...SMALL, ...facts })?.id;
  expect(plan({})).toBe('starter');
  expect(plan({ staffPay: 1 })).toBe('standard');
  expect(plan({ turnover: vatFrom.compulsory + 1 })).toBe('standard');
  expect(plan({ turnover: vatFrom.compulsory + 1, isInvesting: true })).toBe('starter');
  expect(plan({ turnover: rand(15_000_000) })).toBe('premium');
});

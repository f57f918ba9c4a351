import { expect, test } from 'vitest';
import { plans } from '#content/plans.ts';
import { upkeepPlans } from '#content/upkeep.ts';
import { rand } from '#app/tax/money.ts';
import { upkeepAt, vatFrom } from './upkeep.ts';

test('upkeep is the price of each structure’s plans, and the CIPC fee of a company', () => {
  const price = (id: string) => plans.find((plan) => plan.id === id)?.price ?? NaN;
  const year = (id: string) =>
    price(id) * (plans.find((plan) => plan.id === id)?.period === 'per month' ? 12 : 1);
  const total = (ids: readonly string[]) => ids.reduce((sum, id) => sum + year(id), 0);
  const extra = year(upkeepPlans.withPayrollOrVat) - year(upkeepPlans.company[0]!);
  expect(extra).toBeGreaterThan(0);
  for (const [turnover, fee] of [
    [1, 100],
    [999_999, 100],
    [1_000_000, 450],
  ] as const)
    expect(upkeepAt(rand(turnover))).toEqual({
      sole: total(upkeepPlans.sole),
      turnover: total(upkeepPlans.turnover),
      company: total(upkeepPlans.company) + rand(fee),
      payroll: extra,
      ownReturn: year(upkeepPlans.ownReturn),
      source: 'prices',
    });
  expect(upkeepAt(rand(10_000_000)).company).toBe(total(upkeepPlans.company) + extra + rand(2_000));
  expect(upkeepAt(rand(25_000_000)).company).toBe(total(upkeepPlans.company) + extra + rand(3_000));
});

test('above the VAT limit the plan with VAT returns is counted in every structure', () => {
  const [below, above] = [upkeepAt(vatFrom.compulsory), upkeepAt(vatFrom.compulsory + 1)];
  expect(above.sole - below.sole).toBe(59_940_00);
  expect(above.company - below.company).toBe(below.payroll);
  expect(above.payroll).toBe(0);
});

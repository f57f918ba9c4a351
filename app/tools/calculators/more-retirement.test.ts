import { expect, test } from 'vitest';
import { rand } from '#app/tax/money.ts';
import { findCalculator } from './calculators.ts';
import { moreRetirement } from './more-retirement.ts';

const individual = findCalculator('individual');

test('R12 000 more a year costs what the band leaves of it', () => {
  // R420 000 in 2026/27: R383 100 to R420 000 bears 31%.
  const more = moreRetirement(individual, { grossIncome: '420 000' }, {});
  expect(more?.at(rand(12_000))).toEqual({ paid: rand(12_000), saved: rand(3_720), cost: rand(8_280) });
});

test('above the limit more saves nothing', () => {
  const atLimit = { grossIncome: '400 000', retirementContributions: '110 000' };
  expect(moreRetirement(individual, atLimit, {})?.at(rand(6_000))).toMatchObject({ saved: 0 });
});

test('there is none without tax, after a last day, or without contributions', () => {
  expect(moreRetirement(individual, { grossIncome: '301 000', lastDay: '2026-10-03' }, {})).toBeNull();
  expect(moreRetirement(individual, { grossIncome: '50 000' }, {})).toBeNull();
  expect(moreRetirement(findCalculator('company'), { taxableIncome: '1m' }, {})).toBeNull();
});

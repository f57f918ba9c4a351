import { expect, test } from 'vitest';
import { rand } from './money.ts';
import { uifBenefit } from './uif-benefit.ts';

test('published: R17 712 a month is R582.31 a day, paid at 38%; R15 000 at 39.08%', () => {
  // onlinecredit.co.za and moneyfacts.co.za, by Schedule 2 of the Unemployment Insurance Act.
  expect(of(17_712)).toEqual({ dailyIncome: 582_31, rate: 38_00, benefit: 221_28 });
  expect(of(15_000)).toEqual({ dailyIncome: 493_15, rate: 39_08, benefit: 192_73 });
  expect(of(90_000)).toEqual(of(17_712));
  expect(of(0)).toEqual({ dailyIncome: 0, rate: 60_00, benefit: 0 });
});

test('a week’s pay counts 52 times a year', () => {
  // 3 000 × 52 / 365 = 427.40; 29.2 + 7 173.92 / 660.32 = 40.06%; 171.23.
  const { credits, ...week } = uifBenefit(rand(3_000), 'weekly', 100);
  expect(week).toEqual({ dailyIncome: 427_40, rate: 40_06, benefit: 171_23 });
  expect(credits).toBe(25);
});

test('four completed days employed are a day of benefit, and at most 365 count', () => {
  const creditsOf = (days: number) => uifBenefit(rand(10_000), 'monthly', days).credits;
  expect([0, 3, 4, 7, 1_459, 1_460, 9_000].map(creditsOf)).toEqual([0, 0, 1, 1, 364, 365, 365]);
});

function of(pay: number) {
  const { credits: _days, ...benefit } = uifBenefit(rand(pay), 'monthly', 0);
  return benefit;
}

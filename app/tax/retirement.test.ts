import { expect, test } from 'vitest';
import { rand } from './money.ts';
import { allowableRetirement, type RetirementFund } from './retirement.ts';
import { taxYears } from './tax-years.ts';
import { isUnknownRate } from './unknown-rate.ts';
import { sarsIndividual } from './cases.test-support.ts';
import { tablesOf } from './years/index.ts';

test('before 1 March 2016 a contribution to an unknown kind of fund is refused by name', () => {
  for (const year of taxYears.filter((year) => year < 2017)) {
    const refusal = allowable(300_000, 10_000, undefined, year);
    expect(refusal).toMatchObject({ kind: 'unknown-rate', item: 'retirement', table: { taxYear: year } });
    expect(isUnknownRate(refusal) && refusal.sentence).toContain(tablesOf(year).individual.name.label);
  }
});

test('without contributions there is nothing to refuse', () => {
  expect(allowable(300_000, 0, undefined, 2011)).toMatchObject({
    amount: 0,
  });
});

test.each([
  ['pension', 'limited to 7.5% of income', 300_000, 30_000, 22_500],
  ['pension', 'deducted in full below the limit', 300_000, 20_000, 20_000],
  ['pension', 'limited to R1 750 where that is more', 20_000, 5_000, 1_750],
  ['pension', 'limited to the income', 1_000, 5_000, 1_000],
  ['annuity', 'limited to 15% of income', 300_000, 60_000, 45_000],
  ['annuity', 'deducted in full below the limit', 300_000, 40_000, 40_000],
  ['annuity', 'limited to R3 500 where that is more', 20_000, 5_000, 3_500],
  ['annuity', 'limited to the income', 1_000, 5_000, 1_000],
  ['provident', 'not deducted', 300_000, 30_000, 0],
] as const)('until 2015/16 %s contributions were %s', (fund, _rule, income, contributions, amount) => {
  expect(allowable(income, contributions, fund, 2016)).toMatchObject({ amount: rand(amount) });
});

test('from 2016/17 the kind of fund makes no difference', () => {
  const both = (['provident', undefined] as const).map((fund) => allowable(300_000, 100_000, fund, 2017));
  expect(both[0]).toMatchObject({ amount: rand(82_500) });
  expect(both[1]).toEqual(both[0]);
});

test('until 2015/16 pension contributions were limited by pay alone, annuity contributions by all income', () => {
  const table = sarsIndividual(2016);
  const income = { income: rand(400_000), pensionable: rand(100_000) };
  const of = (retirementFund: RetirementFund) =>
    allowableRetirement(income, { retirementContributions: rand(90_000), retirementFund }, table);
  expect(of('pension')).toMatchObject({ amount: rand(7_500) });
  expect(of('annuity')).toMatchObject({ amount: rand(60_000) });
});

function allowable(income: number, contributions: number, fund: RetirementFund | undefined, year: number) {
  return allowableRetirement(
    { income: rand(income), pensionable: rand(income) },
    { retirementContributions: rand(contributions), ...(fund && { retirementFund: fund }) },
    sarsIndividual(year),
  );
}

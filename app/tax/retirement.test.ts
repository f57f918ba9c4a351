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

function allowable(income: number, contributions: number, fund: RetirementFund | undefined, year: number) {
  return allowableRetirement(
    { income: rand(income), pensionable: rand(income) },
    { retirementContributions: rand(contributions), ...(fund && { retirementFund: fund }) },
    sarsIndividual(year),
  );
}

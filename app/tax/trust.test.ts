import { expect, test } from 'vitest';
import { rand } from './money.ts';
import { trustRates } from './rates/trust-rates.ts';
import { isRefusal } from './refusal.ts';
import { taxYears, requireTaxYear, newestTaxYear } from './tax-years.ts';

import { trustTax } from './trust.ts';
import { tablesOf, evidenceOf } from './years/index.ts';

test('a trust pays the rate of the year', () => {
  for (const [year, amount] of [
    [2015, 40_000],
    [2016, 41_000],
    [2017, 41_000],
    [2018, 45_000],
    [2027, 45_000],
  ] as const) {
    expect(tax(rand(100_000), year)).toMatchObject({
      table: { basis: 'sars', taxYear: year },
      taxableIncome: rand(100_000),
      trustTax: rand(amount),
      effectiveTaxRate: amount / 10,
    });
  }
});

test('the years whose rate is only inferred from others are refused by name', () => {
  const without = taxYears.filter((year) => tablesOf(year).trust === null);
  expect(without).toEqual([2001, 2002, 2005, 2006, 2007, 2008, 2009, 2010, 2011, 2012]);
  expect(taxYears.filter((year) => evidenceOf(year).trust === null)).toEqual(without);
  const refusal = trustRates('sars', requireTaxYear(2006));
  expect(refusal).toMatchObject({ kind: 'unknown-rate', item: 'trust', table: { label: '2005/06' } });
  expect(isRefusal(refusal) && refusal.sentence).toMatch(/trusts in 2005\/06 could not be confirmed/);
});

test("the firm's estimate has no rate for trusts", () => {
  const refusal = trustRates('firm', newestTaxYear);
  expect(refusal).toMatchObject({ kind: 'unknown-rate', item: 'trust', table: { basis: 'firm' } });
  expect(isRefusal(refusal) && refusal.sentence).toMatch(/firm's estimate has no rate of tax for trusts/);
});

test('an invalid amount throws', () => {
  expect(() => tax(-1, 2027)).toThrow('taxableIncome');
});

function tax(taxableIncome: number, year: number) {
  const rates = trustRates('sars', requireTaxYear(year));
  if (isRefusal(rates)) throw new Error(rates.sentence);
  return trustTax({ taxableIncome }, rates);
}

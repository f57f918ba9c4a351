import { expect, test } from 'vitest';
import { rand } from './money.ts';
import { trustEvidence, trustRates as rateByYear } from './rates/trust.ts';
import { isRefusal } from './refusal.ts';
import { taxYears, type TaxYear } from './tax-year.ts';
import { trustRates, trustTax } from './trust.ts';

test.each([
  [2014, 40_000],
  [2015, 41_000],
  [2016, 41_000],
  [2017, 45_000],
  [2026, 45_000],
] as const)('%i: a trust pays R%i of R100 000', (year, amount) => {
  expect(tax(rand(100_000), year)).toMatchObject({
    table: { basis: 'sars', taxYear: year },
    taxableIncome: rand(100_000),
    trustTax: rand(amount),
    effectiveTaxRate: amount / 10,
  });
});

test('the working goes from the income to the rate', () => {
  expect(tax(rand(100_000), 2026).working.map(({ key }) => key)).toEqual([
    'taxableIncome',
    'trustTax',
    'effectiveTaxRate',
  ]);
});

test('the years whose rate is only inferred from others are refused by name', () => {
  const without = taxYears.filter((year) => rateByYear[year] === null);
  expect(without).toEqual([2000, 2001, 2004, 2005, 2006, 2007, 2008, 2009, 2010, 2011]);
  expect(taxYears.filter((year) => trustEvidence[year] === null)).toEqual(without);
  const refusal = trustRates('sars', 2005);
  expect(refusal).toMatchObject({ kind: 'unknown-rate', item: 'trust', table: { label: '2005/06' } });
  expect(isRefusal(refusal) && refusal.sentence).toMatch(/trusts in 2005\/06 could not be confirmed/);
});

test("the firm's estimate has no rate for trusts", () => {
  const refusal = trustRates('firm', 2023);
  expect(refusal).toMatchObject({ kind: 'unknown-rate', item: 'trust', table: { basis: 'firm' } });
  expect(isRefusal(refusal) && refusal.sentence).toMatch(/firm's estimate has no rate of tax for trusts/);
});

test('an amount no form lets through is thrown', () => {
  expect(() => tax(-1, 2026)).toThrow('taxableIncome');
});

function tax(taxableIncome: number, year: TaxYear) {
  const rates = trustRates('sars', year);
  if (isRefusal(rates)) throw new Error(rates.sentence);
  return trustTax({ taxableIncome }, rates);
}

import { expect, test } from 'vitest';
import { largestAmount, rand, type Cents } from './money.ts';
import { isRefusal } from './refusal.ts';
import { requireTaxYear, taxYears } from './tax-years.ts';
import { turnoverRates } from './rates/turnover-rates.ts';
import { turnoverTax } from './turnover.ts';
import { evidenceOf } from './years/index.ts';

test('2026/27, R1 500 000: 12 500 + 3% of 100 000 is 15 500.00', () => {
  expect(tax(rand(1_500_000), 2027)).toMatchObject({
    table: { basis: 'sars', label: '2026/27' },
    taxableTurnover: rand(1_500_000),
    turnoverTax: rand(15_500),
    effectiveTaxRate: 103,
    notes: [],
  });
});

test('turnover is taxed by the table of its year', () => {
  for (const [year, turnover, amount] of [
    [2012, 500_000, 7_500],
    [2013, 500_000, 5_500],
    [2016, 335_000, 0],
    [2026, 750_000, 6_650],
    [2026, 1_000_000, 14_150],
    [2027, 600_000, 0],
    [2027, 950_000, 3_500],
  ] as const) {
    expect(tax(rand(turnover), year).turnoverTax).toBe(rand(amount));
  }
});

test('turnover above the limit is a note, not a refusal', () => {
  expect(tax(rand(1_000_000), 2026).notes).toEqual([]);
  expect(tax(rand(1_000_000) + 1, 2026).notes[0]?.replaceAll('\u202f', ' ')).toBe(
    'A business with a turnover above R 1 000 000.00 does not qualify for turnover tax in 2025/26.',
  );
  expect(tax(rand(2_300_000), 2027).notes).toEqual([]);
  expect(tax(rand(2_300_001), 2027).notes).toHaveLength(1);
});

test("the firm's estimate and the years before the tax are refused by name", () => {
  for (const [basis, year, sentence] of [
    ['firm', 2024, /firm's estimate has no turnover tax/],
    ['sars', 2009, /no turnover tax before 1 March 2009/],
  ] as const) {
    const refusal = turnoverRates(basis, requireTaxYear(year));
    expect(refusal).toMatchObject({
      kind: 'unknown-rate',
      item: 'turnover',
      table: { basis, taxYear: year },
    });
    expect(isRefusal(refusal) && refusal.sentence).toMatch(sentence);
  }
});

test('the years without a confirmed table are refused by name', () => {
  const without = taxYears.filter((year) => year >= 2010 && evidenceOf(year).turnover === null);
  expect(without).toEqual([2010, 2011, 2020]);
  for (const year of without) {
    const rates = turnoverRates('sars', year);
    const refusal = isRefusal(rates) ? rates : turnoverTax({ taxableTurnover: 1 }, rates);
    expect(refusal).toMatchObject({ kind: 'unknown-rate', item: 'turnover', table: { taxYear: year } });
    expect(isRefusal(refusal) && refusal.sentence).toMatch(/could not be confirmed/);
  }
});

test('an invalid amount throws', () => {
  expect(() => tax(-1, 2027)).toThrow('taxableTurnover');
  expect(() => tax(largestAmount + 1, 2027)).toThrow('taxableTurnover');
});

function tax(taxableTurnover: Cents, year: number) {
  const rates = turnoverRates('sars', requireTaxYear(year));
  const result = isRefusal(rates) ? rates : turnoverTax({ taxableTurnover }, rates);
  if (isRefusal(result)) throw new Error(result.sentence);
  return result;
}

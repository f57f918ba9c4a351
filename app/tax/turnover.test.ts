import { expect, test } from 'vitest';
import { largestAmount, rand, type Cents } from './money.ts';
import { turnoverEvidence, turnoverTables } from './rates/turnover.ts';
import { isRefusal } from './refusal.ts';
import { taxYears, type TaxYear } from './tax-year.ts';
import { turnoverRates, turnoverTax } from './turnover.ts';

const CONFIRMED = taxYears.filter((year) => turnoverEvidence[year] !== null);

test('2026/27, R1 500 000: 12 500 + 3% of 100 000 is 15 500.00', () => {
  expect(tax(rand(1_500_000), 2026)).toMatchObject({
    table: { basis: 'sars', label: '2026/27' },
    taxableTurnover: rand(1_500_000),
    turnoverTax: rand(15_500),
    effectiveTaxRate: 103,
    notes: [],
  });
});

test.each([
  [2011, 500_000, 7_500],
  [2012, 500_000, 5_500],
  [2015, 335_000, 0],
  [2025, 750_000, 6_650],
  [2025, 1_000_000, 14_150],
  [2026, 600_000, 0],
  [2026, 950_000, 3_500],
] as const)('%i: R%i bears R%i', (year, turnover, amount) => {
  expect(tax(rand(turnover), year).turnoverTax).toBe(rand(amount));
});

test.each(CONFIRMED)('%i: every printed base is what the bands below come to', (year) => {
  for (const { max } of turnoverTables[year]?.brackets ?? []) {
    if (max === null) continue;
    expect(tax(max + 1, year).turnoverTax - tax(max, year).turnoverTax).toBeLessThanOrEqual(1);
    expect(tax(max + 1, year).turnoverTax).toBeGreaterThanOrEqual(tax(max, year).turnoverTax);
  }
});

test('the line of the tax shows its band', () => {
  expect(tax(rand(700_000), 2026).working[1]).toMatchObject({ key: 'turnoverTax', band: { rate: 100 } });
});

test('turnover above the limit is told, not refused', () => {
  expect(tax(rand(1_000_000), 2025).notes).toEqual([]);
  expect(tax(rand(1_000_000) + 1, 2025).notes[0]?.replaceAll('\u202f', ' ')).toBe(
    'A business with a turnover above R 1 000 000.00 does not qualify for turnover tax in 2025/26.',
  );
  expect(tax(rand(2_300_000), 2026).notes).toEqual([]);
  expect(tax(rand(2_300_001), 2026).notes).toHaveLength(1);
});

test.each([
  ['firm', 2023, /firm's estimate has no turnover tax/],
  ['sars', 2008, /no turnover tax before 1 March 2009/],
] as const)('%s %i is refused by name', (basis, year, sentence) => {
  const refusal = turnoverRates(basis, year);
  expect(refusal).toMatchObject({ kind: 'unknown-rate', item: 'turnover', table: { basis, taxYear: year } });
  expect(isRefusal(refusal) && refusal.sentence).toMatch(sentence);
});

test('the years without a confirmed table are refused by name', () => {
  const without = taxYears.filter((year) => year >= 2009 && !CONFIRMED.includes(year));
  expect(without).toEqual([2009, 2010, 2019]);
  for (const year of without) {
    const rates = turnoverRates('sars', year);
    const refusal = isRefusal(rates) ? rates : turnoverTax({ taxableTurnover: 1 }, rates);
    expect(refusal).toMatchObject({ kind: 'unknown-rate', item: 'turnover', table: { taxYear: year } });
    expect(isRefusal(refusal) && refusal.sentence).toMatch(/could not be confirmed/);
  }
});

test('an amount no form lets through is thrown', () => {
  expect(() => tax(-1, 2026)).toThrow('taxableTurnover');
  expect(() => tax(largestAmount + 1, 2026)).toThrow('taxableTurnover');
});

function tax(taxableTurnover: Cents, year: TaxYear) {
  const rates = turnoverRates('sars', year);
  const result = isRefusal(rates) ? rates : turnoverTax({ taxableTurnover }, rates);
  if (isRefusal(result)) throw new Error(result.sentence);
  return result;
}

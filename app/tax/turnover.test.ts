import { expect, test } from 'vitest';
import { known, sarsRates } from './cases.test-support.ts';
import { rand, type Cents } from './money.ts';
import { turnoverRates } from './rates/turnover-rates.ts';
import { turnoverTax } from './turnover.ts';

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

function tax(taxableTurnover: Cents, year: number) {
  return known(turnoverTax({ taxableTurnover }, sarsRates(turnoverRates, year)));
}

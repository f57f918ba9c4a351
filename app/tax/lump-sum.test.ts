import { expect, test } from 'vitest';
import { known } from './cases.test-support.ts';
import { lumpSumTax } from './lump-sum.ts';
import { rand } from './money.ts';
import { lumpSumRates, type LumpSumKind } from './rates/lump-sum-rates.ts';
import { isRefusal } from './refusal.ts';
import { requireTaxYear, taxYears } from './tax-years.ts';

test('a lump sum is taxed on top of earlier ones, by the table of its year and kind', () => {
  for (const [year, kind, lumpSum, earlier, amount] of [
    [2023, 'retirement', 500_000, 0, 0],
    [2024, 'retirement', 550_000, 0, 0],
    [2024, 'retirement', 770_000, 0, 39_600],
    [2024, 'retirement', 1_155_000, 0, 143_550],
    [2027, 'retirement', 900_000, 200_000, 128_700],
    [2027, 'severance', 600_000, 0, 9_000],
    [2027, 'retirement', 100_000, 550_000, 18_000],
    [2026, 'withdrawal', 27_500, 0, 0],
    [2026, 'withdrawal', 1_089_000, 0, 223_740],
    [2015, 'withdrawal', 990_000, 0, 203_400],
    [2023, 'severance', 1_050_000, 0, 130_500],
  ] as const)
    expect(tax(lumpSum, earlier, year, kind).lumpSumTax, `${year} ${kind} ${lumpSum}`).toBe(rand(amount));
});

test('the order and number of parts do not change their total tax', () => {
  for (const [first, second] of [
    [300_000, 900_000],
    [1_200_000, 1],
    [0, 770_000],
  ] as const) {
    const parts = tax(first, 0, 2027).lumpSumTax + tax(second, first, 2027).lumpSumTax;
    expect(parts).toBe(tax(first + second, 0, 2027).lumpSumTax);
  }
});

test('thirteen years have a table of retirement lump sums', () => {
  const confirmed = taxYears.filter((year) => !isRefusal(lumpSumRates('sars', year, 'retirement')));
  expect(confirmed.length).toBe(13);
});

function tax(lumpSum: number, earlier: number, year: number, kind: LumpSumKind = 'retirement') {
  const rates = known(lumpSumRates('sars', requireTaxYear(year), kind));
  return lumpSumTax({ lumpSum: rand(lumpSum), earlierLumpSums: rand(earlier) }, rates);
}

import { expect, test } from 'vitest';
import { sarsIndividual } from './cases.test-support.ts';
import { deductionTable } from './deduction-table.ts';
import { rand } from './money.ts';
import { deductionTablesOf, type DeductionTables } from './rates/deduction-tables.ts';
import { requireTaxYear, taxYears } from './tax-years.ts';
import type { Age } from './age.ts';

const RATES = sarsIndividual(2027);

/** G01: guide to the tables, revision 16. G21: guide for employers 2027. A03, A04: the tables themselves. */
const PRINTED: readonly [source: string, keyof DeductionTables, balance: number, tax: number, age?: Age][] = [
  ['G01 page 5', 'month', 17_500, 1_660],
  ['G01 page 6', 'year', 182_400, 14_984],
  ['G21 page 9', 'year', 188_571, 16_156],
  ['G21 page 10', 'year', 132_275, 5_966],
  ['G21 page 10', 'year', 147_609, 8_761],
  ['G21 page 33, overtime', 'month', 16_900, 1_551],
  ['G21 page 32, three months in advance', 'month', 28_000, 4_171],
  ['G21 page 31, back-dated', 'month', 28_300, 4_250],
  ['G21 page 30, commission', 'month', 21_685, 2_522],
  ['G21 page 30, commission', 'month', 17_185, 1_605],
  ['G21 page 33, bonus', 'year', 350_800, 53_723],
  ['G21 page 33, bonus', 'year', 336_000, 49_945],
  ['A03', 'month', 9_525, 238],
  ['A03', 'month', 22_227, 2_679],
  ['A03', 'month', 17_394.99, 1_632],
  ['A03', 'month', 17_545.99, 1_660],
  ['A03', 'month', 17_546, 1_687],
  ['A03', 'month', 14_978.99, 1_202],
  ['A03', 'month', 14_979, 1_225],
  ['A03', 'month', 105_579, 33_186],
  ['A03', 'month', 17_500, 846, 65],
  ['A03', 'month', 17_500, 575, 75],
  ['A03, above the rows', 'month', 226_179.99, 85_376],
  ['A04', 'year', 409_949, 70_656],
  ['A04', 'year', 510_049, 101_764],
  ['A04', 'year', 1_012_884, 293_985],
  ['A04', 'year', 1_461_108, 477_654],
  ['A04', 'year', 1_629_220, 546_683],
  ['A04', 'year', 1_965_388, 688_248],
  ['A04, last row', 'year', 2_103_433, 749_018],
  ['A04, last row', 'year', 2_103_433, 739_253, 65],
  ['A04, last row', 'year', 2_103_433, 736_004, '75+'],
  ['A04, above the rows', 'year', 2_103_434, 749_693],
];

/** Two figures of G21 are not those of the tables that it explains. */
const MISPRINTS = [
  ['G21 page 10, half a month', 'year', 156_000, 10_294, 10_295],
  ['G21 page 34, production bonus', 'month', 40_500, 7_954, 7_862],
] as const;

test('33 of SARS’s 35 figures for 2026/27 match to the rand; two misprints are named', () => {
  for (const [source, table, balance, tax, age] of PRINTED)
    expect(printed(table, balance, age), `${source}: ${balance}`).toBe(rand(tax));
  for (const [source, table, balance, published, ours] of MISPRINTS) {
    expect(printed(table, balance), source).toBe(rand(ours));
    expect(ours, source).not.toBe(published);
  }
  expect(PRINTED.length + MISPRINTS.length).toBe(35);
});

test('the tables have as many rows as SARS printed, and the tax never falls', () => {
  const { month, year } = tables();
  for (const [{ rows }, count] of [
    [month, 1_299],
    [year, 1_635],
  ] as const)
    expect(rows.reduce((sum, [first, last, width]) => sum + (last - first + 1) / width, 0)).toBe(count);
  for (const kind of ['month', 'year'] as const)
    for (const age of [30, 65, '75+'] as const) {
      const steps = tables()[kind].rows.flatMap(([first, last, width]) =>
        Array.from({ length: (last - first + 1) / width }, (_, row) => [first + row * width, width] as const),
      );
      let before = 0;
      for (const [first, width] of steps) {
        const tax = printed(kind, first, age);
        expect(tax).toBeGreaterThanOrEqual(before);
        expect(printed(kind, first + width - 0.01, age)).toBe(tax);
        before = tax;
      }
    }
});

test('below the first row nothing is printed, and other years have no rows', () => {
  for (const [table, first] of [
    ['month', 4_980],
    ['year', 84_299],
  ] as const) {
    expect(printed(table, 0)).toBe(0);
    expect(printed(table, first - 0.01)).toBe(0);
  }
  const late = { ...tables().year, rows: [[200_000, 300_098, 501]] as const };
  expect(deductionTable(rand(199_999), 40, late, RATES)).toBe(0);
  expect(deductionTable(rand(200_000), 40, late, RATES)).toBe(rand(18_225));
  expect(taxYears.filter((year) => deductionTablesOf(year) !== null)).toEqual([2027]);
});

function printed(table: keyof DeductionTables, balance: number, age: Age = 40) {
  return deductionTable(Math.round(rand(balance)), age, tables()[table], RATES);
}

function tables(): DeductionTables {
  const tables = deductionTablesOf(requireTaxYear(2027));
  if (!tables) throw new Error('the rows of 2026/27 are missing');
  return tables;
}

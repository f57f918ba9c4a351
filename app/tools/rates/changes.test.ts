import { expect, test } from 'vitest';
import { requireTaxYear, taxYears } from '#app/tax/tax-years.ts';
import type { TaxYear } from '#app/tax/tax-year.ts';
import { changesBetween } from './changes.ts';

test('a line is compared by its own unit; unknown and none are no 0', () => {
  for (const [from, to, id, label, ...expected] of [
    [2026, 2027, 'brackets', 'Band 1: reaches to', 'R 237 100.00', 'R 245 100.00', '+R 8 000.00'],
    [2026, 2027, 'rebates', 'Primary rebate, all ages', 'R 17 235.00', 'R 17 820.00', '+R 585.00'],
    [2026, 2027, 'medical', 'Credit a month, main member', 'R 364.00', 'R 376.00', '+R 12.00'],
    [2026, 2027, 'exclusions', 'Annual exclusion of a person', 'R 40 000.00', 'R 50 000.00', '+R 10 000.00'],
    [2022, 2023, 'company', 'Standard rate', '28%', '28%, and 27% for years ending from 31 March 2023', null],
    [2022, 2024, 'company', 'Standard rate', '28%', '27%', '−1 percentage point'],
    [2012, 2013, 'trust', 'Trusts other than special trusts', 'unknown', '40%', null],
    [2019, 2020, 'turnover', 'Bands and rates', '4 bands, 0% to 3%', 'unknown', null],
    [2001, 2002, 'exclusions', 'Annual exclusion of a person', 'none', 'R 10 000.00', null],
    [2011, 2012, 'rebates', 'Tertiary rebate, added from 75', 'none', 'R 2 000.00', null],
  ] as const)
    expect(line(from, to, id, label)).toEqual(expected);
});

test('from 2025/26 to 2026/27 brackets, rebates and thresholds rose, rates did not', () => {
  const changes = ['brackets', 'rebates', 'thresholds'].flatMap((id) => changed(2026, 2027, id));
  expect(changes).toHaveLength(12 + 3 + 3);
  for (const { difference } of changes) expect(difference).toMatch(/^\+R/);
});

test('unchanged lines are left out', () => {
  for (const id of ['interest', 'uif', 'inclusion', 'company', 'dividends', 'trust'])
    expect(changed(2026, 2027, id)).toEqual([]);
  expect(changed(2026, 2027, 'provisional').map(({ key }) => key)).toEqual(['late-interest']);
});

test('from 2023/24 to 2025/26 SARS changed no bracket', () => {
  for (const id of ['brackets', 'rebates', 'thresholds']) expect(changed(2024, 2026, id)).toEqual([]);
});

test('dividends tax replaced the secondary tax on 1 April 2012', () => {
  expect(changed(2012, 2013, 'dividends').map(({ from, to }) => [from, to])).toEqual([
    ['none', '15% from 1 April 2012'],
    ['10%', '10% before 1 April 2012'],
  ]);
});

test('every pair of years compares alike in both directions', () => {
  for (const from of taxYears) for (const to of taxYears) expect(counts(from, to)).toEqual(counts(to, from));
});

function changed(from: number, to: number, id: string) {
  return (
    changesBetween(requireTaxYear(from), requireTaxYear(to)).find((table) => table.id === id)?.changes ?? []
  );
}

function line(from: number, to: number, id: string, label: string) {
  const found = changed(from, to, id).find((change) => change.label === label);
  return (
    found && [found.from, found.to, found.difference].map((text) => text?.replaceAll('\u202f', ' ') ?? null)
  );
}

function counts(from: TaxYear, to: TaxYear) {
  return changesBetween(from, to).map(({ id, changes }) => [id, changes.length]);
}

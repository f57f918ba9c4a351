import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { firmIndividual } from '../rates/firm.ts';
import { newestTaxYear, oldestTaxYear, requireTaxYear, taxYears } from '../tax-years.ts';
import { evidenceOf, tablesOf } from './index.ts';

const LAST_EARLY_YEAR = 2012;

test('every file of a year is in index.ts with its evidence', async () => {
  const files = (await readdir(import.meta.dirname)).filter((name) => /^\d+\.ts$/.test(name)).toSorted();
  expect(files).toEqual(taxYears.filter((year) => year > LAST_EARLY_YEAR).map((year) => `${year}.ts`));
  for (const file of files) {
    const { tables, evidence } = (await import(/* @vite-ignore */ join(import.meta.dirname, file))) as Record<
      string,
      unknown
    >;
    const year = requireTaxYear(Number.parseInt(file, 10));
    expect(tablesOf(year), file).toBe(tables);
    expect(evidenceOf(year), file).toBe(evidence);
  }
});

test('the years with tables have no gap', () => {
  const count = newestTaxYear - oldestTaxYear + 1;
  expect(taxYears).toEqual(Array.from({ length: count }, (_, index) => oldestTaxYear + index));
  expect(taxYears).toContain(firmIndividual.name.taxYear);
});

test('a year without tables is refused by name', () => {
  for (const year of [oldestTaxYear - 1, newestTaxYear + 1, 2024.5, Number.NaN])
    expect(() => requireTaxYear(year)).toThrow(RangeError);
  expect(() => tablesOf((newestTaxYear + 1) as typeof newestTaxYear)).toThrow(
    `there are no tables of ${newestTaxYear + 1}`,
  );
});

test('every confirmed table has a source, and an unconfirmed one has none', () => {
  for (const year of taxYears) {
    const { individual, company, capitalGains, trust, turnover } = evidenceOf(year);
    const tables = tablesOf(year);
    const { medical, retirement, interestExemption } = individual;
    const always = [individual, medical, retirement, interestExemption, company.standard];
    for (const { sources } of [...always, company.smallBusiness, capitalGains])
      expect(sources, String(year)).not.toEqual([]);
    for (const [evidence, isNeeded] of [
      [trust, tables.trust !== null],
      [turnover, Boolean(tables.turnover?.brackets)],
    ] as const)
      expect((evidence?.sources.length ?? 0) > 0, String(year)).toBe(isNeeded);
  }
});

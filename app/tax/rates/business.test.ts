import { expect, test } from 'vitest';
import { rand, shareOf } from '../money.ts';
import { newestTaxYear, taxYearLabel, taxYears } from '../tax-year.ts';
import { capitalGainsEvidence } from './capital-gains-evidence.ts';
import { capitalGainsTables } from './capital-gains.ts';
import { companyEvidence, companyTables } from './company.ts';
import { dividendsEvidence, dividendsRates } from './dividends.ts';
import { firmCapitalGains } from './firm-capital-gains.ts';
import { firmCompany } from './firm-company.ts';
import { turnoverEvidence, turnoverTables } from './turnover.ts';
import { uifEvidence } from './uif.ts';

test.each(taxYears)('the company table of %i covers the years that end from April to March', (year) => {
  const { name, yearsEnding } = companyTables[year];
  expect(name).toEqual({ basis: 'sars', taxYear: year, label: taxYearLabel(year) });
  expect(yearsEnding).toEqual({ from: `${year}-04-01`, to: `${year + 1}-03-31` });
});

test('only within the table of 2022/23 did the standard rate change', () => {
  expect(taxYears.filter((year) => companyTables[year].rateChange)).toEqual([2022]);
  expect(companyTables[2022]).toMatchObject({
    standardRate: 2800,
    rateChange: { yearsEndingFrom: '2023-03-31', rate: 2700 },
  });
});

test.each(taxYears)(
  'small business bands of %i join, climb, and rest on printed bases within a rand',
  (year) => {
    const { brackets } = companyTables[year].smallBusiness;
    expect(brackets[0]).toMatchObject({ min: 0, above: 0, base: 0 });
    brackets.slice(1).forEach((bracket, index) => {
      const below = brackets[index]!;
      expect(bracket.min).toBe((below.max ?? 0) + rand(1));
      expect(bracket.rate).toBeGreaterThan(below.rate);
      const walked = below.base + shareOf(bracket.above - below.above, below.rate);
      expect(Math.abs(bracket.base - walked)).toBeLessThanOrEqual(50);
    });
    expect(brackets.at(-1)?.max).toBeNull();
  },
);

test('the top band of small businesses is taxed at the standard rate with which the period began', () => {
  for (const year of taxYears)
    expect(companyTables[year].smallBusiness.brackets.at(-1)?.rate).toBe(companyTables[year].standardRate);
});

test("the firm's small business bases are walked to the half rand", () => {
  expect(firmCompany.smallBusiness.brackets.map(({ base }) => base)).toEqual([0, 0, 1_916_250, 5_801_250]);
  expect(firmCompany.smallBusiness.brackets.map(({ above }) => above)).toEqual(
    [0, 91_250, 365_000, 550_000].map(rand),
  );
});

test('rates of tax on dividends stand newest first', () => {
  const starts = dividendsRates.map(({ from }) => from);
  expect(starts).toEqual(starts.toSorted().toReversed());
});

test('there are figures for capital gains in every year but 2000/01', () => {
  expect(taxYears.filter((year) => capitalGainsTables[year] === null)).toEqual([2000]);
  for (const year of taxYears.slice(1))
    expect(capitalGainsTables[year]?.name).toEqual({
      basis: 'sars',
      taxYear: year,
      label: taxYearLabel(year),
    });
});

test('exclusions and inclusion rates have never fallen', () => {
  const tables = taxYears.slice(1).map((year) => capitalGainsTables[year]!);
  for (const figure of [
    'annualExclusion',
    'annualExclusionInYearOfDeath',
    'primaryResidenceExclusion',
  ] as const) {
    const amounts = tables.map((table) => table[figure]);
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
  }
  expect([...new Set(tables.map(({ inclusion }) => inclusion.individual))]).toEqual([2500, 3330, 4000]);
  expect([...new Set(tables.map(({ inclusion }) => inclusion.company))]).toEqual([5000, 6660, 8000]);
});

test("the firm's constants for capital gains are SARS's of 2023/24", () => {
  expect(capitalGainsTables[2023]).toMatchObject({
    annualExclusion: firmCapitalGains.annualExclusion,
    primaryResidenceExclusion: firmCapitalGains.primaryResidenceExclusion,
    inclusion: firmCapitalGains.inclusion,
  });
});

test('what was not confirmed of small business assets is null', () => {
  const { smallBusinessAssets } = capitalGainsTables[2009]!;
  expect(smallBusinessAssets).toEqual({ exclusion: null, ceiling: null });
  expect(capitalGainsTables[2026]?.smallBusinessAssets).toEqual({
    exclusion: rand(2_700_000),
    ceiling: rand(15_000_000),
  });
});

test('turnover tax begins in 2009/10', () => {
  expect(taxYears.filter((year) => turnoverTables[year] === null)).toEqual(
    taxYears.filter((year) => year < 2009),
  );
});

test('every table carries its sources', () => {
  for (const year of taxYears) {
    const { standard, smallBusiness } = companyEvidence[year];
    const turnover = turnoverEvidence[year];
    const all = [standard, smallBusiness, capitalGainsEvidence[year], ...(turnover ? [turnover] : [])];
    for (const { sources } of all) expect(sources.length).toBeGreaterThan(0);
  }
  expect(Math.min(dividendsEvidence.sources.length, uifEvidence.sources.length)).toBeGreaterThan(1);
});

test('the newest tax year is the last of all', () => {
  expect(newestTaxYear).toBe(taxYears.at(-1));
});

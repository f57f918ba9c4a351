import { expect, test } from 'vitest';
import type { Bracket } from '../brackets.ts';
import { sarsIndividual } from '../cases.test-support.ts';
import { rand, shareOf, type Cents } from '../money.ts';
import { dividendsEvidence, dividendsRates } from '../rates/dividends.ts';
import { firmCapitalGains } from '../rates/firm-capital-gains.ts';
import { firmCompany } from '../rates/firm-company.ts';
import { firmIndividual } from '../rates/firm.ts';
import { individualRates } from '../rates/individual-rates.ts';
import { uifEvidence } from '../rates/uif.ts';
import { lastDayOf, taxYearLabel } from '../tax-year.ts';
import { requireTaxYear, taxYears } from '../tax-years.ts';
import type { TaxYearTables } from './define-tax-year.ts';
import { allTables, tablesOf } from './index.ts';

/** SARS rounded the printed bases of these years to the rand, by up to 50 cents. */
const ROUNDED = [2014, 2015, 2018, 2019, 2020];
const HALF_A_RAND = 50;

test('a table has the name of its year, its valid days and its company years', () => {
  for (const { year, individual, company, turnover, capitalGains } of allTables) {
    const name = { basis: 'sars', taxYear: year, label: taxYearLabel(year), holdsUntil: lastDayOf(year) };
    for (const table of [individual, company, turnover, capitalGains])
      if (table) expect(table.name).toEqual(name);
    expect(company.yearsEnding).toEqual({ from: `${year - 1}-04-01`, to: `${year}-03-31` });
  }
  expect(sarsIndividual(2024).period).toEqual({ from: '2023-03-01', to: '2024-02-29' });
  expect(sarsIndividual(2026).period).toEqual({ from: '2025-03-01', to: '2026-02-28' });
});

test('bands join without gap or overlap and climb, from 0 to no upper end', () => {
  const scales = allTables.flatMap(({ individual, company, turnover }) => [
    individual.brackets,
    company.smallBusiness.brackets,
    ...(turnover?.brackets ? [turnover.brackets] : []),
  ]);
  for (const brackets of [...scales, firmIndividual.brackets, firmCompany.smallBusiness.brackets]) {
    expect(brackets[0]).toMatchObject({ min: 0, above: 0, base: 0 });
    for (const [below, bracket] of pairs(brackets)) {
      expect(bracket.min).toBe((below.max ?? 0) + rand(1));
      expect(bracket.above).toBe(below.max);
      expect(bracket.rate).toBeGreaterThan(below.rate);
    }
    expect(brackets.filter(({ max }) => max === null)).toEqual(brackets.slice(-1));
  }
  for (const { brackets } of [...allTables.map(({ individual }) => individual), firmIndividual])
    expect(brackets[0]?.rate).toBe(1800);
});

test('every printed base is the sum of the bands below, rounded to the rand', () => {
  expect(maxRounding(firmIndividual.brackets)).toBe(0);
  const rounded = allTables.filter(({ individual }) => maxRounding(individual.brackets) > 0);
  expect(rounded.map(({ year }) => year)).toEqual(ROUNDED);
  for (const { individual, company } of allTables)
    for (const { brackets } of [individual, company.smallBusiness])
      expect(maxRounding(brackets)).toBeLessThanOrEqual(HALF_A_RAND);
});

test('what the law changed begins in its year', () => {
  expect(firstYearWith(({ individual }) => individual.rebates.tertiary !== null)).toBe(2012);
  expect(firstYearWith(({ individual }) => individual.thresholds.from75 !== null)).toBe(2012);
  expect(firstYearWith(({ individual }) => individual.medical.kind !== 'expense-deduction')).toBe(2007);
  expect(firstYearWith(({ individual }) => individual.medical.kind === 'credit')).toBe(2013);
  expect(firstYearWith(creditForAllAges)).toBe(2015);
  expect(firstYearWith(({ individual }) => individual.retirement.kind === 'combined')).toBe(2017);
  expect(firstYearWith(({ turnover }) => turnover !== null)).toBe(2010);
  expect(firstYearWith(({ capitalGains }) => capitalGains !== null)).toBe(2002);
  expect(firstYearWith(({ trust }) => (trust ?? 0) === 4500)).toBe(2018);
  expect(firstYearWith(({ trust }) => (trust ?? 0) >= 4100)).toBe(2016);
  const combined = allTables.flatMap(({ individual: { retirement } }) =>
    retirement.kind === 'combined' ? [retirement.cap] : [],
  );
  expect([...new Set(combined)].slice(0, 2)).toEqual([rand(350_000), rand(430_000)]);
});

test('the company rate changed only in 2022/23, and is the top band of small ones', () => {
  expect(taxYears.filter((year) => tablesOf(year).company.rateChange)).toEqual([2023]);
  expect(tablesOf(requireTaxYear(2023)).company).toMatchObject({
    standardRate: 2800,
    rateChange: { yearsEndingFrom: '2023-03-31', rate: 2700 },
  });
  for (const { company } of allTables)
    expect(company.smallBusiness.brackets.at(-1)?.rate).toBe(company.standardRate);
});

test('exclusions and inclusion rates have never fallen', () => {
  const gains = allTables.flatMap(({ capitalGains }) => (capitalGains ? [capitalGains] : []));
  for (const figure of [
    'annualExclusion',
    'annualExclusionInYearOfDeath',
    'primaryResidenceExclusion',
  ] as const) {
    const amounts = gains.map((table) => table[figure]);
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
  }
  expect([...new Set(gains.map(({ inclusion }) => inclusion.individual))]).toEqual([2500, 3330, 4000]);
  expect([...new Set(gains.map(({ inclusion }) => inclusion.company))]).toEqual([5000, 6660, 8000]);
  expect(gainsOf(2010)?.smallBusinessAssets).toEqual({ exclusion: null, ceiling: null });
});

test('the firm’s constants are SARS’s of 2022/23 (gains: 2023/24), whatever the year', () => {
  const { brackets, rebates, retirement } = sarsIndividual(2023);
  expect(firmIndividual).toMatchObject({ brackets, rebates, retirement });
  expect(gainsOf(2024)).toMatchObject({
    annualExclusion: firmCapitalGains.annualExclusion,
    primaryResidenceExclusion: firmCapitalGains.primaryResidenceExclusion,
    inclusion: firmCapitalGains.inclusion,
  });
  for (const year of taxYears) {
    expect(individualRates('firm', year)).toBe(firmIndividual);
    expect(individualRates('sars', year)).toBe(tablesOf(year).individual);
  }
});

test("the firm's small business bases are worked out to the half rand", () => {
  expect(firmCompany.smallBusiness.brackets.map(({ base }) => base)).toEqual([0, 0, 1_916_250, 5_801_250]);
});

test('rates of dividends tax and of UIF are listed newest first, with sources', () => {
  const starts = dividendsRates.map(({ from }) => from);
  expect(starts).toEqual(starts.toSorted().toReversed());
  expect(Math.min(dividendsEvidence.sources.length, uifEvidence.sources.length)).toBeGreaterThan(1);
});

test('wrong figures met in public material are not in the tables', () => {
  expect(bounds(2022)).not.toContain(rand(216_000));
  expect(bounds(2024)).not.toContain(rand(1_817_600));
  expect(bounds(2025)).not.toContain(rand(262_250));
  expect(bounds(2027)).not.toContain(rand(247_100));
  expect(bounds(2027)).not.toContain(rand(1_817_000));
  expect(sarsIndividual(2001).rebates.primary).toBe(rand(3_800));
  expect(
    sarsIndividual(2004)
      .brackets.slice(-2)
      .map(({ rate }) => rate),
  ).toEqual([3800, 4000]);
  expect(sarsIndividual(2015).rebates.secondary).toBe(rand(7_110));
  expect(sarsIndividual(2023).thresholds.from65).toBe(rand(141_250));
  expect(sarsIndividual(2025).rebates.tertiary).toBe(rand(3_145));
  expect(sarsIndividual(2027).rebates.primary).toBe(rand(17_820));
});

function pairs<T>(items: readonly T[]): [T, T][] {
  return items.slice(1).map((item, index) => [items[index] as T, item]);
}

function maxRounding(brackets: readonly Bracket[]): Cents {
  const differences = pairs(brackets).map(
    ([below, { above, base }]) => base - below.base - shareOf(above - below.above, below.rate),
  );
  return Math.max(...differences.map(Math.abs));
}

function firstYearWith(has: (tables: TaxYearTables) => boolean): number | undefined {
  const index = allTables.findIndex(has);
  expect(allTables.slice(index).every(has)).toBe(true);
  return allTables[index]?.year;
}

function creditForAllAges({ individual: { medical } }: TaxYearTables): boolean {
  return medical.kind === 'credit' && medical.ages === 'all';
}

function gainsOf(year: number) {
  return tablesOf(requireTaxYear(year)).capitalGains;
}

function bounds(year: number): (number | null)[] {
  return sarsIndividual(year).brackets.map(({ max }) => max);
}

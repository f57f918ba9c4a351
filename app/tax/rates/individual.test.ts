import { expect, test } from 'vitest';
import { rand, shareOf } from '../money.ts';
import { taxOn } from '../normal-tax.ts';
import { taxYearLabel, taxYears, yearOfAssessment, type TaxYear } from '../tax-year.ts';
import { firmIndividual } from './firm.ts';
import type { IndividualRates } from './individual-rates.ts';
import { individualEvidence, individualRates, individualTables } from './individual.ts';

/** SARS rounded the printed bases of these years to the rand, by up to 50 cents. */
const ROUNDED: readonly TaxYear[] = [2013, 2014, 2017, 2018, 2019];
const ALL = taxYears.map((year) => individualTables[year]);

test.each(taxYears)('the table of %i names its own year and period', (year) => {
  const { name, period } = individualTables[year];
  expect(name).toEqual({ basis: 'sars', taxYear: year, label: taxYearLabel(year) });
  expect(period.from).toBe(`${year}-03-01`);
  const lastDay = new Date(Date.UTC(yearOfAssessment(year), 2, 0)).toISOString().slice(0, 10);
  expect(period.to).toBe(lastDay);
});

test.each([...taxYears, 'firm'] as const)('the bands of %s join without gap or overlap and climb', (year) => {
  const { brackets } = year === 'firm' ? firmIndividual : individualTables[year];
  expect(brackets[0]).toMatchObject({ min: 0, above: 0, base: 0, rate: 1800 });
  for (const [below, bracket] of pairs(brackets)) {
    expect(bracket.min).toBe((below.max ?? 0) + rand(1));
    expect(bracket.above).toBe(below.max);
    expect(bracket.rate).toBeGreaterThan(below.rate);
  }
  expect(brackets.map(({ max }) => max === null)).toEqual(
    brackets.map((_, index) => index === brackets.length - 1),
  );
});

test.each([...taxYears, 'firm'] as const)(
  'every printed base of %s is what the bands below it come to',
  (year) => {
    const { brackets } = year === 'firm' ? firmIndividual : individualTables[year];
    const rounded = year !== 'firm' && ROUNDED.includes(year);
    for (const [below, bracket] of pairs(brackets)) {
      const walked = below.base + shareOf(bracket.above - below.above, below.rate);
      expect(Math.abs(bracket.base - walked)).toBeLessThanOrEqual(rounded ? 50 : 0);
    }
  },
);

test('the rounded years are 2013/14, 2014/15 and 2017/18 to 2019/20', () => {
  const off = taxYears.filter((year) =>
    pairs(individualTables[year].brackets).some(
      ([below, bracket]) => bracket.base !== below.base + shareOf(bracket.above - below.above, below.rate),
    ),
  );
  expect(off).toEqual(ROUNDED);
});

test.each(taxYears)(
  'the published thresholds of %i are where the rebates are used up, within a rand',
  (year) => {
    const table = individualTables[year];
    const { thresholds, rebates } = table;
    expect(untaxed(table, rebates.primary, thresholds.under65)).toBe(true);
    expect(untaxed(table, rebates.primary + rebates.secondary, thresholds.from65)).toBe(true);
    expect(thresholds.from75 === null).toBe(rebates.tertiary === null);
    if (thresholds.from75 !== null && rebates.tertiary !== null) {
      const all = rebates.primary + rebates.secondary + rebates.tertiary;
      expect(untaxed(table, all, thresholds.from75)).toBe(true);
    }
  },
);

test('the tertiary rebate begins in 2011/12', () => {
  expect(ALL.filter(({ rebates }) => rebates.tertiary === null).map(({ name }) => name.taxYear)).toEqual(
    taxYears.filter((year) => year < 2011),
  );
});

test('medical deductions give way to credits in 2012/13, and for all ages in 2014/15', () => {
  const kinds = ALL.map(({ medical }) => (medical.kind === 'credit' ? medical.ages : medical.kind));
  expect(kinds).toEqual([
    ...Array<string>(6).fill('expense-deduction'),
    ...Array<string>(6).fill('capped-deduction'),
    ...Array<string>(2).fill('under-65'),
    ...Array<string>(13).fill('all'),
  ]);
});

test('one retirement limit for all funds begins in 2016/17, with R430 000 from 2026/27', () => {
  const caps = ALL.map(({ retirement }) => (retirement.kind === 'combined' ? retirement.cap : null));
  expect(caps).toEqual([
    ...Array<null>(16).fill(null),
    ...Array<number>(10).fill(rand(350_000)),
    rand(430_000),
  ]);
});

test('every table carries its sources', () => {
  for (const year of taxYears) {
    const evidence = individualEvidence[year];
    for (const { sources } of [evidence, evidence.medical, evidence.retirement, evidence.interestExemption])
      expect(sources.length).toBeGreaterThan(0);
    expect(evidence.additionalMedical !== null).toBe(year >= 2014);
  }
});

test('wrong figures met in public material are not in the tables', () => {
  expect(bounds(2021)).not.toContain(rand(216_000));
  expect(individualTables[2014].rebates.secondary).toBe(rand(7_110));
  expect(individualTables[2024].rebates.tertiary).toBe(rand(3_145));
  expect(bounds(2024)).not.toContain(rand(262_250));
  expect(bounds(2023)).not.toContain(rand(1_817_600));
  expect(bounds(2026)).not.toContain(rand(247_100));
  expect(bounds(2026)).not.toContain(rand(1_817_000));
  expect(individualTables[2026].rebates).toEqual({
    primary: rand(17_820),
    secondary: rand(9_765),
    tertiary: rand(3_249),
  });
  expect(individualTables[2022].thresholds.from65).toBe(rand(141_250));
  expect(individualTables[2000].rebates.primary).toBe(rand(3_800));
  expect(individualTables[2003].brackets.slice(-2).map(({ rate }) => rate)).toEqual([3800, 4000]);
  expect(individualTables[2022].brackets.slice(1, 4).map(({ base }) => base)).toEqual(
    [40_680, 73_726, 115_762].map(rand),
  );
});

test("the firm's constants equal SARS's of 2022/23, which is what they are", () => {
  expect(firmIndividual.brackets).toEqual(individualTables[2022].brackets);
  expect(firmIndividual.rebates).toEqual(individualTables[2022].rebates);
  expect(firmIndividual.retirement).toEqual(individualTables[2022].retirement);
});

test("the firm's constants are used whatever the year", () => {
  expect(individualRates('firm', 2010)).toBe(firmIndividual);
  expect(individualRates('sars', 2010)).toBe(individualTables[2010]);
});

function pairs<T>(items: readonly T[]): [T, T][] {
  return items.slice(1).map((item, index) => [items[index] as T, item]);
}

/** At a threshold tax and rebates meet, give or take the rand that the authority rounded to. */
function untaxed(rates: IndividualRates, rebates: number, threshold: number): boolean {
  return (
    taxOn(threshold - rand(1), rates).amount <= rebates && taxOn(threshold + rand(1), rates).amount >= rebates
  );
}

function bounds(year: TaxYear): (number | null)[] {
  return individualTables[year].brackets.map(({ max }) => max);
}

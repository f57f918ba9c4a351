import { expect, test } from 'vitest';
import { known } from './cases.test-support.ts';
import { capitalGainsRates, type CapitalGainsYear } from './rates/capital-gains-rates.ts';
import { capitalGainsTax, type CapitalGainsInput } from './capital-gains.ts';
import { largestAmount, rand } from './money.ts';
import type { Basis } from './rates/table-name.ts';
import { requireTaxYear, taxYears } from './tax-years.ts';
import { evidenceOf } from './years/index.ts';

test('firm basis, home gain of R4 000 000, income of R500 000: 310 846.00', () => {
  const input = {
    proceeds: rand(5_000_000),
    baseCost: rand(1_000_000),
    primaryResidence: true,
    currentIncome: rand(500_000),
  };
  expect(individual(input)).toMatchObject({
    table: { basis: 'firm', label: '2023/2024' },
    proceedsFromSale: rand(5_000_000),
    baseCost: rand(1_000_000),
    capitalGain: rand(4_000_000),
    exclusion: rand(2_040_000),
    gainAfterExclusion: rand(1_960_000),
    inclusionRate: 4000,
    taxableCapitalGain: rand(784_000),
    taxOnCapitalGain: rand(310_846),
    effectiveTaxRate: 777,
    lossCarriedForward: null,
  });
});

test('mondaq.com 1752658: of a R3m gain on a home R1m stays in 2025/26, then nothing', () => {
  const input = { proceeds: rand(4_000_000), baseCost: rand(1_000_000), primaryResidence: true };
  expect(individual(input, 'sars', 2026).gainAfterExclusion).toBe(rand(1_000_000 - 40_000));
  expect(individual(input, 'sars', 2027)).toMatchObject({
    exclusion: rand(3_000_000),
    gainAfterExclusion: 0,
  });
});

test("SARS's printed highest rates are what a very large gain bears", () => {
  for (const year of taxYears.filter((year) => evidenceOf(year).capitalGains.publishedMaximum)) {
    const published = evidenceOf(year).capitalGains.publishedMaximum;
    const huge = { proceeds: largestAmount, baseCost: 0, currentIncome: rand(10_000_000) };
    expect(individual(huge, 'sars', year).effectiveTaxRate).toBe(published?.individual);
    if (published?.trust)
      expect(other('trust', huge, { taxYear: year }).effectiveTaxRate).toBe(published.trust);
    const yearEnd = year === 2023 ? '2023-03-31' : undefined;
    const company = other('company', huge, { taxYear: year, ...(yearEnd && { yearEnd }) });
    expect(company.effectiveTaxRate).toBe(published?.company);
  }
});

test('paragraph 45(1)(a): a residence’s loss is disregarded up to the exclusion too', () => {
  const loss = { proceeds: 0, baseCost: rand(2_500_000), primaryResidence: true };
  expect(individual(loss, 'sars', 2024).lossCarriedForward).toBe(rand(460_000));
});

test('in the year of death the annual exclusion is R300 000, from 2026/27 R440 000', () => {
  const input = { proceeds: rand(1_000_000), baseCost: 0, yearOfDeath: true };
  expect(individual(input, 'sars', 2024).exclusion).toBe(rand(300_000));
  expect(individual(input, 'sars', 2027).exclusion).toBe(rand(440_000));
});

test('the firm’s estimate says that it leaves out year of death and assessed losses', () => {
  const input = { proceeds: rand(1_000_000), baseCost: 0 };
  const plain = individual(input);
  expect(plain.notes).toEqual([]);
  for (const more of [{ yearOfDeath: true }, { assessedLoss: 1 }]) {
    const result = individual({ ...input, ...more });
    expect(result.notes[0]).toMatch(/count only with the SARS tables/);
    expect(result.taxOnCapitalGain).toBe(plain.taxOnCapitalGain);
  }
});

test('a company’s inclusion rate is that of its year’s first day, from the tax’s start', () => {
  for (const [yearEnd, rate] of [
    ['2001-10-01', 5000],
    ['2001-12-31', 5000],
    ['2012-02-29', 5000],
    ['2013-01-31', 5000],
    ['2013-02-27', 5000],
    ['2013-02-28', 6660],
    ['2016-02-29', 6660],
    ['2017-02-27', 6660],
    ['2017-02-28', 8000],
    ['2017-03-31', 8000],
  ] as const)
    expect(other('company', { proceeds: 100, baseCost: 0 }, { yearEnd }).inclusionRate).toBe(rate);
});

test('in 2001/02 the result says that only growth since October 2001 is taxed', () => {
  const input = { proceeds: rand(100_000), baseCost: 0 };
  expect(individual(input, 'sars', 2002).notes).toEqual([
    'Only what the asset has gained since 1 October 2001 is taxed.',
  ]);
  expect(individual(input, 'sars', 2003).notes).toEqual([]);
});

test('a sale at cost is no loss', () => {
  const result = individual({ proceeds: rand(5), baseCost: rand(5) });
  expect(result).toMatchObject({ capitalGain: 0, exclusion: 0, gainAfterExclusion: 0 });
  expect(result.working[2]).toMatchObject({ label: 'Capital gain' });
});

function individual(input: CapitalGainsInput, basis: Basis = 'firm', year = 2024) {
  return gainsTax(input, basis, { entityType: 'individual', taxYear: requireTaxYear(year) });
}

function other(
  entityType: 'company' | 'trust',
  input: CapitalGainsInput,
  year: Partial<CapitalGainsYear>,
  basis: Basis = 'sars',
) {
  return gainsTax(input, basis, { taxYear: requireTaxYear(2024), ...year, entityType });
}

function gainsTax(input: CapitalGainsInput, basis: Basis, year: CapitalGainsYear) {
  return capitalGainsTax(input, known(capitalGainsRates(basis, year)));
}

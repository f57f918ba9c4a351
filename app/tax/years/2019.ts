import { rand } from '../money.ts';
import type { TaxYearEvidence } from '../rates/evidence.ts';
import { defineTaxYear } from './define-tax-year.ts';
import { combinedRetirementFunds, combinedRetirementFundsEvidence } from './retirement-funds.ts';
import { section6B, section6BEvidence } from './section-6b.ts';
import {
  K_MOS_CAPITAL_GAINS,
  K_MOS_EXEMPTIONS,
  NEXIA_COMPANIES,
  SARS_CAPITAL_GAINS,
  SARS_COMPANIES,
  SARS_EXCLUSIONS,
  SARS_MEDICAL_COPY,
  TAX4SA,
  TAX_GUIDE_MEDICAL,
} from './sources.ts';
import { turnoverBandsFrom2016 } from './turnover-bands.ts';

export const tables = defineTaxYear({
  year: 2019,
  individual: {
    brackets: [
      [0, 195_850, 1800, 0],
      [195_851, 305_850, 2600, 35_253],
      [305_851, 423_300, 3100, 63_853],
      [423_301, 555_600, 3600, 100_263],
      [555_601, 708_310, 3900, 147_891],
      [708_311, 1_500_000, 4100, 207_448],
      [1_500_001, null, 4500, 532_041],
    ],
    rebates: { primary: rand(14_067), secondary: rand(7_713), tertiary: rand(2_574) },
    thresholds: { under65: rand(78_150), from65: rand(121_000), from75: rand(135_300) },
    medical: {
      kind: 'credit',
      ages: 'all',
      perMonth: { main: rand(310), first: rand(310), additional: rand(209) },
      additional: section6B,
    },
    retirement: combinedRetirementFunds,
    interestExemption: { under65: rand(23_800), from65: rand(34_500) },
  },
  company: {
    standardRate: 2800,
    smallBusiness: {
      brackets: [
        [0, 78_150, 0, 0],
        [78_151, 365_000, 700, 0],
        [365_001, 550_000, 2100, 20_080],
        [550_001, null, 2800, 58_930],
      ],
      grossIncomeLimit: rand(20_000_000),
    },
  },
  trust: 4500,
  turnover: { brackets: turnoverBandsFrom2016, qualifyingTurnover: rand(1_000_000) },
  uif: [{ months: 12, ceiling: rand(14_872) }],
  capitalGains: {
    annualExclusion: rand(40_000),
    annualExclusionInYearOfDeath: rand(300_000),
    primaryResidenceExclusion: rand(2_000_000),
    inclusion: { individual: 4000, company: 8000, trust: 8000 },
    smallBusinessAssets: { exclusion: rand(1_800_000), ceiling: rand(10_000_000) },
  },
});

export const evidence: TaxYearEvidence = {
  individual: {
    brackets: 'two-sources',
    rebates: 'two-sources',
    thresholds: 'two-sources',
    sources: [
      TAX4SA,
      'http://www.brilliantaccounting.co.za/tax-guide/',
      'http://saaccountingnetwork.co.za/personal-tax-rates-2019.html',
      'https://hr.uct.ac.za/remuneration-benefits-remuneration/tax-table',
    ],
    medical: { confidence: 'two-sources', sources: [SARS_MEDICAL_COPY, TAX_GUIDE_MEDICAL] },
    additionalMedical: section6BEvidence,
    retirement: combinedRetirementFundsEvidence,
    interestExemption: { confidence: 'one-source', sources: [K_MOS_EXEMPTIONS] },
    notes: [],
  },
  company: {
    standard: { confidence: 'two-sources', sources: [SARS_COMPANIES, NEXIA_COMPANIES] },
    smallBusiness: {
      confidence: 'two-sources',
      sources: [
        'http://dryk-holdings.com/Small-business-tax-rates.html',
        'https://www.lawdadi.in/income-tax/south-africa-income-tax-rate-2018-2019-individual-personal-capital-gain-corporate-tax-rates-slab-18-19.html',
      ],
    },
    notes: [],
  },
  trust: {
    confidence: 'two-sources',
    sources: [SARS_COMPANIES, 'http://www.brilliantaccounting.co.za/tax-guide/'],
  },
  turnover: {
    confidence: 'one-source',
    sources: [
      'https://www.lawdadi.in/income-tax/south-africa-income-tax-rate-2018-2019-individual-personal-capital-gain-corporate-tax-rates-slab-18-19.html',
    ],
  },
  capitalGains: {
    annualExclusion: 'two-sources',
    primaryResidence: 'two-sources',
    inclusion: 'two-sources',
    sources: [SARS_CAPITAL_GAINS, K_MOS_CAPITAL_GAINS, SARS_EXCLUSIONS],
    publishedMaximum: { individual: 1800, company: 2240, trust: 3600 },
    notes: [],
  },
};

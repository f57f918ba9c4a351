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
  year: 2018,
  individual: {
    brackets: [
      [0, 189_880, 1800, 0],
      [189_881, 296_540, 2600, 34_178],
      [296_541, 410_460, 3100, 61_910],
      [410_461, 555_600, 3600, 97_225],
      [555_601, 708_310, 3900, 149_475],
      [708_311, 1_500_000, 4100, 209_032],
      [1_500_001, null, 4500, 533_625],
    ],
    rebates: { primary: rand(13_635), secondary: rand(7_479), tertiary: rand(2_493) },
    thresholds: { under65: rand(75_750), from65: rand(117_300), from75: rand(131_150) },
    medical: {
      kind: 'credit',
      ages: 'all',
      perMonth: { main: rand(303), first: rand(303), additional: rand(204) },
      additional: section6B,
    },
    retirement: combinedRetirementFunds,
    interestExemption: { under65: rand(23_800), from65: rand(34_500) },
  },
  company: {
    standardRate: 2800,
    smallBusiness: {
      brackets: [
        [0, 75_750, 0, 0],
        [75_751, 365_000, 700, 0],
        [365_001, 550_000, 2100, 20_248],
        [550_001, null, 2800, 59_098],
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
      'https://harrycurtisco.co.za/tax-rates-28-february-2017-individuals/',
      'https://yourtax.co.za/tax-tables/2018',
      'https://hr.uct.ac.za/remuneration-benefits-remuneration/tax-table',
    ],
    medical: { confidence: 'two-sources', sources: [SARS_MEDICAL_COPY, TAX_GUIDE_MEDICAL] },
    additionalMedical: section6BEvidence,
    retirement: combinedRetirementFundsEvidence,
    interestExemption: {
      confidence: 'two-sources',
      sources: [K_MOS_EXEMPTIONS, 'https://harrycurtisco.co.za/tax-rates-28-february-2017-individuals/'],
    },
    notes: [],
  },
  company: {
    standard: { confidence: 'two-sources', sources: [SARS_COMPANIES, NEXIA_COMPANIES] },
    smallBusiness: {
      confidence: 'one-source',
      sources: ['http://dryk-holdings.com/Small-business-tax-rates.html'],
    },
    notes: [],
  },
  trust: {
    confidence: 'two-sources',
    sources: [SARS_COMPANIES, 'http://www.brilliantaccounting.co.za/tax-guide/'],
  },
  turnover: {
    confidence: 'one-source',
    sources: ['https://harrycurtisco.co.za/tax-rates-28-february-2017-micro-businesses/'],
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

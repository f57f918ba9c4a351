import { rand } from '../money.ts';
import type { TaxYearEvidence } from '../rates/evidence.ts';
import { defineTaxYear } from './define-tax-year.ts';
import { separateRetirementFunds, separateRetirementFundsEvidence } from './retirement-funds.ts';
import { section6B, section6BEvidence } from './section-6b.ts';
import {
  K_MOS_EXEMPTIONS,
  NEXIA_COMPANIES,
  PROPERTY24,
  SARS_CAPITAL_GAINS,
  SARS_COMPANIES,
  SARS_EXCLUSIONS,
  SARS_MEDICAL_COPY,
  SARS_TURNOVER_2014,
  TAX_GUIDE_COMPANIES,
  TAX_GUIDE_MEDICAL,
  TAX_GUIDE_TURNOVER,
} from './sources.ts';
import { turnoverBandsFrom2013 } from './turnover-bands.ts';

export const tables = defineTaxYear({
  year: 2015,
  individual: {
    brackets: [
      [0, 174_550, 1800, 0],
      [174_551, 272_700, 2500, 31_419],
      [272_701, 377_450, 3000, 55_957],
      [377_451, 528_000, 3500, 87_382],
      [528_001, 673_100, 3800, 140_074],
      [673_101, null, 4000, 195_212],
    ],
    rebates: { primary: rand(12_726), secondary: rand(7_110), tertiary: rand(2_367) },
    thresholds: { under65: rand(70_700), from65: rand(110_200), from75: rand(123_350) },
    medical: {
      kind: 'credit',
      ages: 'all',
      perMonth: { main: rand(257), first: rand(257), additional: rand(172) },
      additional: section6B,
    },
    retirement: separateRetirementFunds,
    interestExemption: { under65: rand(23_800), from65: rand(34_500) },
  },
  company: {
    standardRate: 2800,
    smallBusiness: {
      brackets: [
        [0, 70_700, 0, 0],
        [70_701, 365_000, 700, 0],
        [365_001, 550_000, 2100, 20_601],
        [550_001, null, 2800, 59_451],
      ],
      grossIncomeLimit: rand(20_000_000),
    },
  },
  trust: 4000,
  turnover: { brackets: turnoverBandsFrom2013, qualifyingTurnover: rand(1_000_000) },
  uif: [{ months: 12, ceiling: rand(14_872) }],
  capitalGains: {
    annualExclusion: rand(30_000),
    annualExclusionInYearOfDeath: rand(300_000),
    primaryResidenceExclusion: rand(2_000_000),
    inclusion: { individual: 3330, company: 6660, trust: 6660 },
    smallBusinessAssets: { exclusion: rand(1_800_000), ceiling: rand(10_000_000) },
  },
});

export const evidence: TaxYearEvidence = {
  individual: {
    brackets: 'two-sources',
    rebates: 'two-sources',
    thresholds: 'two-sources',
    sources: [
      'https://taxtim.com/za/blog/2014-budget-a-move-to-economic-transformation',
      'https://yourtax.co.za/tax-tables/2015',
      'http://www.karibasoftware.com/tax-calculation-sars-tax-year-2015/sars-tax-tables-2015/',
      'http://accumulo.co.za/UsefulResources-TaxTables.aspx',
    ],
    medical: { confidence: 'two-sources', sources: [SARS_MEDICAL_COPY, TAX_GUIDE_MEDICAL] },
    additionalMedical: section6BEvidence,
    retirement: separateRetirementFundsEvidence,
    interestExemption: {
      confidence: 'two-sources',
      sources: [
        K_MOS_EXEMPTIONS,
        'http://www.karibasoftware.com/tax-calculation-sars-tax-year-2015/sars-tax-tables-2015/',
      ],
    },
    notes: [
      'tax4sa prints the secondary rebate as 7 100; four other sources and the 110 200 threshold require 7 110.',
    ],
  },
  company: {
    standard: { confidence: 'two-sources', sources: [SARS_COMPANIES, NEXIA_COMPANIES] },
    smallBusiness: {
      confidence: 'two-sources',
      sources: [
        TAX_GUIDE_COMPANIES,
        'https://taxtim.com/za/blog/2014-budget-a-move-to-economic-transformation',
      ],
    },
    notes: [],
  },
  trust: { confidence: 'two-sources', sources: [SARS_COMPANIES, TAX_GUIDE_COMPANIES] },
  turnover: { confidence: 'two-sources', sources: [SARS_TURNOVER_2014, TAX_GUIDE_TURNOVER] },
  capitalGains: {
    annualExclusion: 'two-sources',
    primaryResidence: 'two-sources',
    inclusion: 'two-sources',
    sources: [SARS_EXCLUSIONS, PROPERTY24, SARS_CAPITAL_GAINS],
    publishedMaximum: { individual: 1332, company: 1865, trust: 2664 },
    notes: [],
  },
};

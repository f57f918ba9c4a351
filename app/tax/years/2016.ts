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
  TAX4SA,
  TAX_GUIDE_COMPANIES,
  TAX_GUIDE_MEDICAL,
  TAX_GUIDE_TURNOVER,
} from './sources.ts';
import { turnoverBandsFrom2016 } from './turnover-bands.ts';

export const tables = defineTaxYear({
  year: 2016,
  individual: {
    brackets: [
      [0, 181_900, 1800, 0],
      [181_901, 284_100, 2600, 32_742],
      [284_101, 393_200, 3100, 59_314],
      [393_201, 550_100, 3600, 93_135],
      [550_101, 701_300, 3900, 149_619],
      [701_301, null, 4100, 208_587],
    ],
    rebates: { primary: rand(13_257), secondary: rand(7_407), tertiary: rand(2_466) },
    thresholds: { under65: rand(73_650), from65: rand(114_800), from75: rand(128_500) },
    medical: {
      kind: 'credit',
      ages: 'all',
      perMonth: { main: rand(270), first: rand(270), additional: rand(181) },
      additional: section6B,
    },
    retirement: separateRetirementFunds,
    interestExemption: { under65: rand(23_800), from65: rand(34_500) },
  },
  company: {
    standardRate: 2800,
    smallBusiness: {
      brackets: [
        [0, 73_650, 0, 0],
        [73_651, 365_000, 700, 0],
        [365_001, 550_000, 2100, 20_395],
        [550_001, null, 2800, 59_245],
      ],
      grossIncomeLimit: rand(20_000_000),
    },
  },
  trust: 4100,
  turnover: { brackets: turnoverBandsFrom2016, qualifyingTurnover: rand(1_000_000) },
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
      TAX4SA,
      'http://incresco.co.za/tax-guide/income-tax-rates.html',
      'https://yourtax.co.za/tax-tables/2016',
      'http://accumulo.co.za/UsefulResources-TaxTables.aspx',
    ],
    medical: { confidence: 'two-sources', sources: [SARS_MEDICAL_COPY, TAX_GUIDE_MEDICAL] },
    additionalMedical: section6BEvidence,
    retirement: separateRetirementFundsEvidence,
    interestExemption: {
      confidence: 'two-sources',
      sources: [K_MOS_EXEMPTIONS, 'http://www.dryk-holdings.com/Interest-exemption.html'],
    },
    notes: [],
  },
  company: {
    standard: { confidence: 'two-sources', sources: [SARS_COMPANIES, NEXIA_COMPANIES] },
    smallBusiness: {
      confidence: 'two-sources',
      sources: [
        TAX_GUIDE_COMPANIES,
        'http://www.vat-consultants.co.za/tax-info/small-business-corporation-tax-rates/',
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
    publishedMaximum: { individual: 1365, company: 1865, trust: 2731 },
    notes: [],
  },
};

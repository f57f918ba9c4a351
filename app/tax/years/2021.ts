import { rand } from '../money.ts';
import type { TaxYearEvidence } from '../rates/evidence.ts';
import { defineTaxYear } from './define-tax-year.ts';
import { combinedRetirementFunds, combinedRetirementFundsEvidence } from './retirement-funds.ts';
import { section6B, section6BEvidence } from './section-6b.ts';
import {
  K_MOS_CAPITAL_GAINS,
  K_MOS_EXEMPTIONS,
  SARS_CAPITAL_GAINS,
  SARS_COMPANIES,
  SARS_MEDICAL_COPY,
  TAX4SA,
  TAX_GUIDE_MEDICAL,
} from './sources.ts';
import { turnoverBandsFrom2016 } from './turnover-bands.ts';

export const tables = defineTaxYear({
  year: 2021,
  individual: {
    brackets: [
      [0, 205_900, 1800, 0],
      [205_901, 321_600, 2600, 37_062],
      [321_601, 445_100, 3100, 67_144],
      [445_101, 584_200, 3600, 105_429],
      [584_201, 744_800, 3900, 155_505],
      [744_801, 1_577_300, 4100, 218_139],
      [1_577_301, null, 4500, 559_464],
    ],
    rebates: { primary: rand(14_958), secondary: rand(8_199), tertiary: rand(2_736) },
    thresholds: { under65: rand(83_100), from65: rand(128_650), from75: rand(143_850) },
    medical: {
      kind: 'credit',
      ages: 'all',
      perMonth: { main: rand(319), first: rand(319), additional: rand(215) },
      additional: section6B,
    },
    retirement: combinedRetirementFunds,
    interestExemption: { under65: rand(23_800), from65: rand(34_500) },
  },
  company: {
    standardRate: 2800,
    smallBusiness: {
      brackets: [
        [0, 83_100, 0, 0],
        [83_101, 365_000, 700, 0],
        [365_001, 550_000, 2100, 19_733],
        [550_001, null, 2800, 58_583],
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
      'https://yourtax.co.za/tax-tables/2021',
      'https://www.bluelinecapital.co.za/sars-rates-of-tax-for-individuals/',
    ],
    medical: { confidence: 'two-sources', sources: [SARS_MEDICAL_COPY, TAX_GUIDE_MEDICAL] },
    additionalMedical: section6BEvidence,
    retirement: combinedRetirementFundsEvidence,
    interestExemption: {
      confidence: 'two-sources',
      sources: [
        K_MOS_EXEMPTIONS,
        'https://www.crowe.com/za/insights/insight-article_updated-interest-rate_aug2020',
      ],
    },
    notes: [],
  },
  company: {
    standard: {
      confidence: 'two-sources',
      sources: [
        SARS_COMPANIES,
        'https://newsarsweb.azurewebsites.net/tax-rates/income-tax/companies-trusts-and-small-business-corporations-sbc/',
      ],
    },
    smallBusiness: {
      confidence: 'one-source',
      sources: ['http://fayllar.org/tax-guide-for-small-businesses-20-20-2.html?page=24'],
    },
    notes: [],
  },
  trust: { confidence: 'one-source', sources: [SARS_COMPANIES] },
  turnover: {
    confidence: 'one-source',
    sources: ['http://fayllar.org/tax-guide-for-small-businesses-20-20-2.html?page=24'],
  },
  capitalGains: {
    annualExclusion: 'two-sources',
    primaryResidence: 'two-sources',
    inclusion: 'two-sources',
    sources: [
      SARS_CAPITAL_GAINS,
      K_MOS_CAPITAL_GAINS,
      'https://taxadmin.co.za/wp/capital-gains-tax-rates-2020',
    ],
    publishedMaximum: { individual: 1800, company: 2240, trust: 3600 },
    notes: [],
  },
};

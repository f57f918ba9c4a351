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

export const tables = defineTaxYear({
  year: 2020,
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
    rebates: { primary: rand(14_220), secondary: rand(7_794), tertiary: rand(2_601) },
    thresholds: { under65: rand(79_000), from65: rand(122_300), from75: rand(136_750) },
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
        [0, 79_000, 0, 0],
        [79_001, 365_000, 700, 0],
        [365_001, 550_000, 2100, 20_020],
        [550_001, null, 2800, 58_870],
      ],
      grossIncomeLimit: rand(20_000_000),
    },
  },
  trust: 4500,
  turnover: { brackets: null, qualifyingTurnover: rand(1_000_000) },
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
      'https://hr.uct.ac.za/remuneration-benefits-remuneration/tax-table',
      'http://www.hdaccountants.co.za/income-tax-rates-2020.html',
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
      sources: ['http://dryk-holdings.com/Small-business-tax-rates.html'],
    },
    notes: [],
  },
  trust: { confidence: 'one-source', sources: [SARS_COMPANIES] },
  turnover: null,
  turnoverNotes: [
    'The tables of the years of assessment 2019 and 2021 agree, but no page for 2020 itself was seen, so its bands are unknown.',
  ],
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

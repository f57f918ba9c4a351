import { rand } from '../money.ts';
import type { TaxYearEvidence } from '../rates/evidence.ts';
import { defineTaxYear } from './define-tax-year.ts';
import { combinedRetirementFunds, combinedRetirementFundsEvidence } from './retirement-funds.ts';
import { section6B, section6BEvidence } from './section-6b.ts';
import {
  IRP5,
  K_MOS_CAPITAL_GAINS,
  K_MOS_EXEMPTIONS,
  SARS_COMPANIES,
  SARS_MEDICAL,
  SARS_TURNOVER,
  TAX4SA,
} from './sources.ts';
import { turnoverBandsFrom2016 } from './turnover-bands.ts';

export const tables = defineTaxYear({
  year: 2025,
  individual: {
    brackets: [
      [0, 237_100, 1800, 0],
      [237_101, 370_500, 2600, 42_678],
      [370_501, 512_800, 3100, 77_362],
      [512_801, 673_000, 3600, 121_475],
      [673_001, 857_900, 3900, 179_147],
      [857_901, 1_817_000, 4100, 251_258],
      [1_817_001, null, 4500, 644_489],
    ],
    rebates: { primary: rand(17_235), secondary: rand(9_444), tertiary: rand(3_145) },
    thresholds: { under65: rand(95_750), from65: rand(148_217), from75: rand(165_689) },
    medical: {
      kind: 'credit',
      ages: 'all',
      perMonth: { main: rand(364), first: rand(364), additional: rand(246) },
      additional: section6B,
    },
    retirement: combinedRetirementFunds,
    interestExemption: { under65: rand(23_800), from65: rand(34_500) },
  },
  company: {
    standardRate: 2700,
    smallBusiness: {
      brackets: [
        [0, 95_750, 0, 0],
        [95_751, 365_000, 700, 0],
        [365_001, 550_000, 2100, 18_848],
        [550_001, null, 2700, 57_698],
      ],
      grossIncomeLimit: rand(20_000_000),
    },
  },
  trust: 4500,
  turnover: { brackets: turnoverBandsFrom2016, qualifyingTurnover: rand(1_000_000) },
  uif: [{ months: 12, ceiling: rand(17_712) }],
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
      IRP5,
      'http://brilliantaccounting.co.za/tax-guide',
      'https://profmarksa.profmarkapp.co.za/docs/Profmark/TG2025/files/basic-html/page6.html',
    ],
    medical: {
      confidence: 'two-sources',
      sources: [SARS_MEDICAL, 'https://github.com/EPIUSECX/cohenix_local_za'],
    },
    additionalMedical: section6BEvidence,
    retirement: combinedRetirementFundsEvidence,
    interestExemption: { confidence: 'one-source', sources: [K_MOS_EXEMPTIONS] },
    notes: [],
  },
  company: {
    standard: {
      confidence: 'two-sources',
      sources: [
        SARS_COMPANIES,
        'https://profmarksa.profmarkapp.co.za/docs/Profmark/BSA2025/files/basic-html/page35.html',
      ],
    },
    smallBusiness: { confidence: 'one-source', sources: [SARS_COMPANIES] },
    notes: [],
  },
  trust: {
    confidence: 'two-sources',
    sources: [
      SARS_COMPANIES,
      'https://nexiasabt.profmarkapp.co.za/docs/eGuides/PTG2025/files/basic-html/page41.html',
    ],
  },
  turnover: {
    confidence: 'two-sources',
    sources: [
      SARS_TURNOVER,
      'https://maclachlantax1.profmarkapp.co.za/docs/Tax_Guides/TG2024/files/basic-html/page25.html',
    ],
  },
  capitalGains: {
    annualExclusion: 'two-sources',
    primaryResidence: 'two-sources',
    inclusion: 'two-sources',
    sources: [
      'https://profmarksa.profmarkapp.co.za/docs/Profmark/BSA2025/files/basic-html/page39.html',
      K_MOS_CAPITAL_GAINS,
    ],
    publishedMaximum: { individual: 1800, company: 2160, trust: 3600 },
    notes: [],
  },
};

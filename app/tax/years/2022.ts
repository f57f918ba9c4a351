import { rand } from '../money.ts';
import type { TaxYearEvidence } from '../rates/evidence.ts';
import { defineTaxYear } from './define-tax-year.ts';
import { combinedRetirementFunds, combinedRetirementFundsEvidence } from './retirement-funds.ts';
import { section6B, section6BEvidence } from './section-6b.ts';
import {
  IRP5,
  K_MOS_CAPITAL_GAINS,
  K_MOS_EXEMPTIONS,
  SARS_CAPITAL_GAINS,
  SARS_COMPANIES,
  SARS_MEDICAL,
  SARS_MEDICAL_COPY,
  SARS_TURNOVER,
} from './sources.ts';
import { turnoverBandsFrom2016 } from './turnover-bands.ts';

export const tables = defineTaxYear({
  year: 2022,
  individual: {
    brackets: [
      [0, 216_200, 1800, 0],
      [216_201, 337_800, 2600, 38_916],
      [337_801, 467_500, 3100, 70_532],
      [467_501, 613_600, 3600, 110_739],
      [613_601, 782_200, 3900, 163_335],
      [782_201, 1_656_600, 4100, 229_089],
      [1_656_601, null, 4500, 587_593],
    ],
    rebates: { primary: rand(15_714), secondary: rand(8_613), tertiary: rand(2_871) },
    thresholds: { under65: rand(87_300), from65: rand(135_150), from75: rand(151_100) },
    medical: {
      kind: 'credit',
      ages: 'all',
      perMonth: { main: rand(332), first: rand(332), additional: rand(224) },
      additional: section6B,
    },
    retirement: combinedRetirementFunds,
    interestExemption: { under65: rand(23_800), from65: rand(34_500) },
  },
  company: {
    standardRate: 2800,
    smallBusiness: {
      brackets: [
        [0, 87_300, 0, 0],
        [87_301, 365_000, 700, 0],
        [365_001, 550_000, 2100, 19_439],
        [550_001, null, 2800, 58_289],
      ],
      grossIncomeLimit: rand(20_000_000),
    },
  },
  trust: 4500,
  turnover: { brackets: turnoverBandsFrom2016, qualifyingTurnover: rand(1_000_000) },
  uif: [
    { months: 3, ceiling: rand(14_872) },
    { months: 9, ceiling: rand(17_712) },
  ],
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
      'https://www.bluelinecapital.co.za/sars-rates-of-tax-for-individuals/',
      IRP5,
      'https://yourtax.co.za/tax-tables/2022',
    ],
    medical: { confidence: 'two-sources', sources: [SARS_MEDICAL, SARS_MEDICAL_COPY] },
    additionalMedical: section6BEvidence,
    retirement: combinedRetirementFundsEvidence,
    interestExemption: {
      confidence: 'two-sources',
      sources: [K_MOS_EXEMPTIONS, 'https://www.tax-consultant.co.za/2022-interest-exemptions/'],
    },
    notes: [
      'tax4sa prints the first bound as 216 000; SARS copies print 216 200, which the base amounts require.',
    ],
  },
  company: {
    standard: {
      confidence: 'two-sources',
      sources: [SARS_COMPANIES, 'https://www.tax-consultant.co.za/2022-and-2023-companies-tax-rates/'],
    },
    smallBusiness: {
      confidence: 'two-sources',
      sources: [SARS_COMPANIES, 'https://envisior.co.za/2022/03/07/companies-tax/'],
    },
    notes: [],
  },
  trust: { confidence: 'one-source', sources: [SARS_COMPANIES] },
  turnover: { confidence: 'one-source', sources: [SARS_TURNOVER] },
  capitalGains: {
    annualExclusion: 'two-sources',
    primaryResidence: 'two-sources',
    inclusion: 'two-sources',
    sources: [SARS_CAPITAL_GAINS, K_MOS_CAPITAL_GAINS],
    publishedMaximum: { individual: 1800, company: 2240, trust: 3600 },
    notes: [],
  },
};

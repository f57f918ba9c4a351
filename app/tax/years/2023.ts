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
  SARS_TURNOVER,
  TAX4SA,
} from './sources.ts';
import { turnoverBandsFrom2016 } from './turnover-bands.ts';

export const tables = defineTaxYear({
  year: 2023,
  individual: {
    brackets: [
      [0, 226_000, 1800, 0],
      [226_001, 353_100, 2600, 40_680],
      [353_101, 488_700, 3100, 73_726],
      [488_701, 641_400, 3600, 115_762],
      [641_401, 817_600, 3900, 170_734],
      [817_601, 1_731_600, 4100, 239_452],
      [1_731_601, null, 4500, 614_192],
    ],
    rebates: { primary: rand(16_425), secondary: rand(9_000), tertiary: rand(2_997) },
    thresholds: { under65: rand(91_250), from65: rand(141_250), from75: rand(157_900) },
    medical: {
      kind: 'credit',
      ages: 'all',
      perMonth: { main: rand(347), first: rand(347), additional: rand(234) },
      additional: section6B,
    },
    retirement: combinedRetirementFunds,
    interestExemption: { under65: rand(23_800), from65: rand(34_500) },
  },
  company: {
    standardRate: 2800,
    rateChange: { yearsEndingFrom: '2023-03-31', rate: 2700 },
    smallBusiness: {
      brackets: [
        [0, 91_250, 0, 0],
        [91_251, 365_000, 700, 0],
        [365_001, 550_000, 2100, 19_163],
        [550_001, null, 2800, 58_013],
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
    sources: [TAX4SA, IRP5, 'http://www.sataxguide.co.za/tax-tables-2/'],
    medical: { confidence: 'two-sources', sources: [SARS_MEDICAL, 'https://github.com/cilliemalan/sars'] },
    additionalMedical: section6BEvidence,
    retirement: combinedRetirementFundsEvidence,
    interestExemption: { confidence: 'one-source', sources: [K_MOS_EXEMPTIONS] },
    notes: [],
  },
  company: {
    standard: {
      confidence: 'two-sources',
      sources: [SARS_COMPANIES, 'https://www.tax-consultant.co.za/2022-and-2023-companies-tax-rates/'],
    },
    smallBusiness: {
      confidence: 'two-sources',
      sources: [SARS_COMPANIES, 'https://www.tax-consultant.co.za/2022-and-2023-companies-tax-rates/'],
    },
    notes: [
      'The rate fell inside this period: 28% for years ending 1 April 2022 to 30 March 2023, 27% for years ending on 31 March 2023 (and after). The SBC top band follows the same date.',
    ],
  },
  trust: { confidence: 'one-source', sources: [SARS_COMPANIES] },
  turnover: {
    confidence: 'two-sources',
    sources: [SARS_TURNOVER, 'https://www.tax-consultant.co.za/2022-and-2023-companies-tax-rates/'],
  },
  capitalGains: {
    annualExclusion: 'two-sources',
    primaryResidence: 'two-sources',
    inclusion: 'two-sources',
    sources: [SARS_CAPITAL_GAINS, K_MOS_CAPITAL_GAINS],
    publishedMaximum: { individual: 1800, company: 2160, trust: 3600 },
    notes: [
      'Maximum effective company rate is 21.6% only when the 27% rate applies (years ending on or after 31 March 2023); 22.4% before.',
    ],
  },
};

import { rand } from '../money.ts';
import type { TaxYearEvidence } from '../rates/evidence.ts';
import { defineTaxYear } from './define-tax-year.ts';
import { separateRetirementFunds, separateRetirementFundsEvidence } from './retirement-funds.ts';
import {
  HANSARD_2001_04_05,
  HANSARD_2001_05_16,
  HANSARD_2002_02_20,
  HANSARD_2005_02_23,
  HANSARD_2006_02_15,
  NEXIA_COMPANIES,
  SARS_EXCLUSIONS,
  TAX4SA,
} from './sources.ts';

export const tables = defineTaxYear({
  year: 2006,
  individual: {
    brackets: [
      [0, 80_000, 1800, 0],
      [80_001, 130_000, 2500, 14_400],
      [130_001, 180_000, 3000, 26_900],
      [180_001, 230_000, 3500, 41_900],
      [230_001, 300_000, 3800, 59_400],
      [300_001, null, 4000, 86_000],
    ],
    rebates: { primary: rand(6_300), secondary: rand(4_500), tertiary: null },
    thresholds: { under65: rand(35_000), from65: rand(60_000), from75: null },
    medical: { kind: 'expense-deduction' },
    retirement: separateRetirementFunds,
    interestExemption: { under65: rand(15_000), from65: rand(22_000) },
  },
  company: {
    standardRate: 2900,
    smallBusiness: {
      brackets: [
        [0, 35_000, 0, 0],
        [35_001, 250_000, 1000, 0],
        [250_001, null, 2900, 21_500],
      ],
      grossIncomeLimit: rand(6_000_000),
    },
  },
  trust: null,
  turnover: null,
  uif: null,
  capitalGains: {
    annualExclusion: rand(10_000),
    annualExclusionInYearOfDeath: rand(50_000),
    primaryResidenceExclusion: rand(1_000_000),
    inclusion: { individual: 2500, company: 5000, trust: 5000 },
    smallBusinessAssets: { exclusion: rand(500_000), ceiling: null },
  },
});

export const evidence: TaxYearEvidence = {
  individual: {
    brackets: 'two-sources',
    rebates: 'two-sources',
    thresholds: 'two-sources',
    sources: [
      TAX4SA,
      HANSARD_2005_02_23,
      'https://www.hansards.org.za/parliamentary/2005/national-assembly/parliamentary-debates-NA-2005-06-21',
      'https://taxtim.com/za/answers/tax-tables-for-paye-for-2006',
      'https://mg.co.za/article/2005-02-23-manuel-grants-personal-tax-relief-of-r68bn/',
    ],
    medical: { confidence: 'one-source', sources: [HANSARD_2002_02_20, HANSARD_2005_02_23] },
    additionalMedical: null,
    retirement: separateRetirementFundsEvidence,
    interestExemption: {
      confidence: 'two-sources',
      sources: [HANSARD_2005_02_23, 'https://mg.co.za/article/2005-02-25-poor-get-richer/'],
    },
    notes: [],
  },
  company: {
    standard: { confidence: 'two-sources', sources: [HANSARD_2005_02_23, NEXIA_COMPANIES] },
    smallBusiness: { confidence: 'two-sources', sources: [HANSARD_2005_02_23, HANSARD_2006_02_15] },
    notes: ['SBC: the 21 500 below the top band is worked out from the announced rates.'],
  },
  trust: null,
  turnover: null,
  capitalGains: {
    annualExclusion: 'two-sources',
    primaryResidence: 'two-sources',
    inclusion: 'two-sources',
    sources: [SARS_EXCLUSIONS, HANSARD_2001_05_16, HANSARD_2001_04_05, HANSARD_2006_02_15],
    publishedMaximum: null,
    notes: [
      'The small-business figure of 500 000 is the one in force until it rose on 1 March 2006; the asset-value ceiling was not confirmed.',
    ],
  },
};

import { rand } from '../money.ts';
import type { TaxYearEvidence } from '../rates/evidence.ts';
import { defineTaxYear } from './define-tax-year.ts';
import { separateRetirementFunds, separateRetirementFundsEvidence } from './retirement-funds.ts';
import {
  HANSARD_2000_02_23,
  HANSARD_2001_04_05,
  HANSARD_2001_05_16,
  HANSARD_2002_02_20,
  HANSARD_2003_02_26,
  HANSARD_2005_02_23,
  HANSARD_2006_02_15,
  SARS_EXCLUSIONS,
  TAX4SA,
} from './sources.ts';

export const tables = defineTaxYear({
  year: 2005,
  individual: {
    brackets: [
      [0, 74_000, 1800, 0],
      [74_001, 115_000, 2500, 13_320],
      [115_001, 155_000, 3000, 23_570],
      [155_001, 195_000, 3500, 35_570],
      [195_001, 270_000, 3800, 49_570],
      [270_001, null, 4000, 78_070],
    ],
    rebates: { primary: rand(5_800), secondary: rand(3_200), tertiary: null },
    thresholds: { under65: rand(32_222), from65: rand(50_000), from75: null },
    medical: { kind: 'expense-deduction' },
    retirement: separateRetirementFunds,
    interestExemption: { under65: rand(11_000), from65: rand(16_000) },
  },
  company: {
    standardRate: 3000,
    smallBusiness: {
      brackets: [
        [0, 150_000, 1500, 0],
        [150_001, null, 3000, 22_500],
      ],
      grossIncomeLimit: rand(5_000_000),
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
      'https://www.hansards.org.za/parliamentary/2004/national-assembly/parliamentary-debates-NA-2004-02-18',
      'https://www.hansards.org.za/parliamentary/2004/national-assembly/parliamentary-debates-NA-2004-06-24',
      'https://mg.co.za/article/2004-02-18-sgudi-snaysi/',
      'https://mg.co.za/article/2005-02-25-poor-get-richer/',
    ],
    medical: { confidence: 'one-source', sources: [HANSARD_2002_02_20, HANSARD_2005_02_23] },
    additionalMedical: null,
    retirement: separateRetirementFundsEvidence,
    interestExemption: {
      confidence: 'two-sources',
      sources: [
        'https://www.hansards.org.za/parliamentary/2004/national-assembly/parliamentary-debates-NA-2004-02-18',
        'https://mg.co.za/article/2004-02-18-more-tax-relief-in-manuels-budget/',
      ],
    },
    notes: [],
  },
  company: {
    standard: {
      confidence: 'two-sources',
      sources: [HANSARD_2000_02_23, HANSARD_2005_02_23, HANSARD_2001_05_16],
    },
    smallBusiness: { confidence: 'two-sources', sources: [HANSARD_2002_02_20, HANSARD_2003_02_26] },
    notes: [
      'SBC: no tax-free band yet; 15% on the first slice, standard rate above. The tax below the top band is worked out from these rates.',
    ],
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

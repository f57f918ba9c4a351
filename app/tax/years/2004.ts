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
  year: 2004,
  individual: {
    brackets: [
      [0, 70_000, 1800, 0],
      [70_001, 110_000, 2500, 12_600],
      [110_001, 140_000, 3000, 22_600],
      [140_001, 180_000, 3500, 31_600],
      [180_001, 255_000, 3800, 45_600],
      [255_001, null, 4000, 74_100],
    ],
    rebates: { primary: rand(5_400), secondary: rand(3_100), tertiary: null },
    thresholds: { under65: rand(30_000), from65: rand(47_222), from75: null },
    medical: { kind: 'expense-deduction' },
    retirement: separateRetirementFunds,
    interestExemption: { under65: rand(10_000), from65: rand(15_000) },
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
  trust: 4000,
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
      HANSARD_2003_02_26,
      'https://www.acts.co.za/exchange-control-amnesty-and-amendment-of-taxation-laws-act-2003/35_income_tax_act_1962_section_6.php',
      'https://www.acts.co.za/exchange-control-amnesty-and-amendment-of-taxation-laws-act-2003/schedule_1.php',
    ],
    medical: { confidence: 'one-source', sources: [HANSARD_2002_02_20, HANSARD_2005_02_23] },
    additionalMedical: null,
    retirement: separateRetirementFundsEvidence,
    interestExemption: {
      confidence: 'two-sources',
      sources: [
        HANSARD_2003_02_26,
        'https://www.hansards.org.za/parliamentary/2003/national-assembly/parliamentary-debates-NA-2003-03-18',
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
  trust: {
    confidence: 'one-source',
    sources: [
      'https://www.acts.co.za/exchange-control-amnesty-and-amendment-of-taxation-laws-act-2003/schedule_1.php',
    ],
  },
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

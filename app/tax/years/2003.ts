import { rand } from '../money.ts';
import type { TaxYearEvidence } from '../rates/evidence.ts';
import { defineTaxYear } from './define-tax-year.ts';
import { separateRetirementFunds, separateRetirementFundsEvidence } from './retirement-funds.ts';
import {
  HANSARD_2000_02_23,
  HANSARD_2001_04_05,
  HANSARD_2001_05_16,
  HANSARD_2002_02_20,
  HANSARD_2005_02_23,
  HANSARD_2006_02_15,
  SARS_EXCLUSIONS,
  TAX4SA,
} from './sources.ts';

export const tables = defineTaxYear({
  year: 2003,
  individual: {
    brackets: [
      [0, 40_000, 1800, 0],
      [40_001, 80_000, 2500, 7_200],
      [80_001, 110_000, 3000, 17_200],
      [110_001, 170_000, 3500, 26_200],
      [170_001, 240_000, 3800, 47_200],
      [240_001, null, 4000, 73_800],
    ],
    rebates: { primary: rand(4_860), secondary: rand(3_000), tertiary: null },
    thresholds: { under65: rand(27_000), from65: rand(42_640), from75: null },
    medical: { kind: 'expense-deduction' },
    retirement: separateRetirementFunds,
    interestExemption: { under65: rand(6_000), from65: rand(10_000) },
  },
  company: {
    standardRate: 3000,
    smallBusiness: {
      brackets: [
        [0, 150_000, 1500, 0],
        [150_001, null, 3000, 22_500],
      ],
      grossIncomeLimit: rand(3_000_000),
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
    brackets: 'one-source',
    rebates: 'two-sources',
    thresholds: 'two-sources',
    sources: [
      TAX4SA,
      HANSARD_2002_02_20,
      'https://www.hansards.org.za/parliamentary/2002/national-assembly/parliamentary-debates-NA-2002-06-25',
    ],
    medical: { confidence: 'one-source', sources: [HANSARD_2002_02_20, HANSARD_2005_02_23] },
    additionalMedical: null,
    retirement: separateRetirementFundsEvidence,
    interestExemption: {
      confidence: 'two-sources',
      sources: [
        HANSARD_2002_02_20,
        'https://www.hansards.org.za/parliamentary/2002/national-assembly/parliamentary-debates-NA-2002-06-25',
      ],
    },
    notes: [
      'Brackets above R90 000 rest on tax4sa; the lower part, the 40% top rate and two announced reductions are confirmed by the budget speech.',
    ],
  },
  company: {
    standard: {
      confidence: 'two-sources',
      sources: [HANSARD_2000_02_23, HANSARD_2005_02_23, HANSARD_2001_05_16],
    },
    smallBusiness: { confidence: 'one-source', sources: [HANSARD_2002_02_20] },
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

import { rand } from '../money.ts';
import type { TaxYearEvidence } from '../rates/evidence.ts';
import { defineTaxYear } from './define-tax-year.ts';
import { separateRetirementFunds, separateRetirementFundsEvidence } from './retirement-funds.ts';
import {
  HANSARD_2000_02_23,
  HANSARD_2001_02_21,
  HANSARD_2001_05_16,
  HANSARD_2002_02_20,
  HANSARD_2005_02_23,
  TAX4SA,
} from './sources.ts';

export const tables = defineTaxYear({
  year: 2001,
  individual: {
    brackets: [
      [0, 35_000, 1800, 0],
      [35_001, 45_000, 2600, 6_300],
      [45_001, 60_000, 3200, 8_900],
      [60_001, 70_000, 3700, 13_700],
      [70_001, 200_000, 4000, 17_400],
      [200_001, null, 4200, 69_400],
    ],
    rebates: { primary: rand(3_800), secondary: rand(2_900), tertiary: null },
    thresholds: { under65: rand(21_111), from65: rand(36_538), from75: null },
    medical: { kind: 'expense-deduction' },
    retirement: separateRetirementFunds,
    interestExemption: { under65: rand(3_000), from65: rand(4_000) },
  },
  company: {
    standardRate: 3000,
    smallBusiness: {
      brackets: [
        [0, 100_000, 1500, 0],
        [100_001, null, 3000, 15_000],
      ],
      grossIncomeLimit: rand(1_000_000),
    },
  },
  trust: null,
  turnover: null,
  uif: null,
  capitalGains: null,
});

export const evidence: TaxYearEvidence = {
  individual: {
    brackets: 'two-sources',
    rebates: 'two-sources',
    thresholds: 'two-sources',
    sources: [
      TAX4SA,
      HANSARD_2000_02_23,
      'https://mg.co.za/article/2001-02-21-south-africans-to-taste-sweet-fruit/',
      'https://busrep.co.za/personal-finance/tax/new-rates-lighten-everyones-tax-load-990981',
    ],
    medical: { confidence: 'one-source', sources: [HANSARD_2002_02_20, HANSARD_2005_02_23] },
    additionalMedical: null,
    retirement: separateRetirementFundsEvidence,
    interestExemption: {
      confidence: 'two-sources',
      sources: [
        HANSARD_2000_02_23,
        'https://busrep.co.za/personal-finance/tax/new-rates-lighten-everyones-tax-load-990981',
      ],
    },
    notes: [
      'Upper brackets corroborated through the 2001 to 2002 savings that a newspaper published for three incomes.',
    ],
  },
  company: {
    standard: {
      confidence: 'two-sources',
      sources: [HANSARD_2000_02_23, HANSARD_2005_02_23, HANSARD_2001_05_16],
    },
    smallBusiness: { confidence: 'one-source', sources: [HANSARD_2000_02_23] },
    notes: [
      'SBC: no tax-free band yet; 15% on the first slice, standard rate above. The tax below the top band is worked out from these rates.',
    ],
  },
  trust: null,
  turnover: null,
  capitalGains: {
    annualExclusion: null,
    primaryResidence: null,
    inclusion: null,
    sources: [HANSARD_2001_02_21],
    publishedMaximum: null,
    notes: ['Capital gains tax did not exist yet.'],
  },
};

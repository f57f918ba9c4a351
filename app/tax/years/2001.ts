import { rand } from '../money.ts';
import { oneSource, twoSources, type TaxYearEvidence } from '../rates/evidence.ts';
import { defineTaxYear } from './define-tax-year.ts';
import { separateRetirementFunds } from './lasting-tables.ts';
import * as sources from './sources.ts';

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
  lumpSums: null,
});

export const evidence: TaxYearEvidence = {
  individual: {
    ...twoSources(
      sources.TAX4SA,
      sources.hansard('2000-02-23'),
      'https://mg.co.za/article/2001-02-21-south-africans-to-taste-sweet-fruit/',
      'https://busrep.co.za/personal-finance/tax/new-rates-lighten-everyones-tax-load-990981',
    ),
    medical: oneSource(sources.hansard('2002-02-20'), sources.hansard('2005-02-23')),
    retirement: sources.separateRetirementFunds,
    interestExemption: twoSources(
      sources.hansard('2000-02-23'),
      'https://busrep.co.za/personal-finance/tax/new-rates-lighten-everyones-tax-load-990981',
    ),
    // Upper brackets fit the 2001 to 2002 savings that a newspaper published for three incomes.
  },
  company: {
    standard: twoSources(
      sources.hansard('2000-02-23'),
      sources.hansard('2005-02-23'),
      sources.hansard('2001-05-16'),
    ),
    smallBusiness: oneSource(sources.hansard('2000-02-23')),
    notes: ['SBC: there was no tax-free band yet: 15% on the first slice, and the standard rate above it.'],
  },
  trust: null,
  turnover: null,
  capitalGains: {
    ...oneSource(sources.hansard('2001-02-21')),
    notes: ['Capital gains tax did not exist yet.'],
  },
  lumpSums: null,
};

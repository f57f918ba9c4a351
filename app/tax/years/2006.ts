import { rand } from '../money.ts';
import { oneSource, twoSources, type TaxYearEvidence } from '../rates/evidence.ts';
import { defineTaxYear } from './define-tax-year.ts';
import { capitalGainsFrom2002, separateRetirementFunds } from './lasting-tables.ts';
import * as sources from './sources.ts';

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
  capitalGains: capitalGainsFrom2002,
  lumpSums: null,
});

export const evidence: TaxYearEvidence = {
  individual: {
    ...twoSources(
      sources.TAX4SA,
      sources.hansard('2005-02-23'),
      sources.hansard('2005-06-21'),
      'https://taxtim.com/za/answers/tax-tables-for-paye-for-2006',
      'https://mg.co.za/article/2005-02-23-manuel-grants-personal-tax-relief-of-r68bn/',
    ),
    medical: oneSource(sources.hansard('2002-02-20'), sources.hansard('2005-02-23')),
    retirement: sources.separateRetirementFunds,
    interestExemption: twoSources(
      sources.hansard('2005-02-23'),
      'https://mg.co.za/article/2005-02-25-poor-get-richer/',
    ),
  },
  company: {
    standard: twoSources(sources.hansard('2005-02-23'), sources.NEXIA_COMPANIES),
    smallBusiness: twoSources(sources.hansard('2005-02-23'), sources.hansard('2006-02-15')),
  },
  trust: null,
  turnover: null,
  capitalGains: {
    ...twoSources(
      sources.SARS_EXCLUSIONS,
      sources.hansard('2001-05-16'),
      sources.hansard('2001-04-05'),
      sources.hansard('2006-02-15'),
    ),
    notes: [
      'The small-business exclusion of R500 000 held until 28 February 2006. How much the business could be worth is not confirmed.',
    ],
  },
  lumpSums: null,
};

import { rand } from '../money.ts';
import { oneSource, twoSources, type TaxYearEvidence } from '../rates/evidence.ts';
import { defineTaxYear } from './define-tax-year.ts';
import { capitalGainsFrom2002, separateRetirementFunds } from './lasting-tables.ts';
import * as sources from './sources.ts';

export const tables = defineTaxYear({
  year: 2002,
  individual: {
    brackets: [
      [0, 38_000, 1800, 0],
      [38_001, 55_000, 2600, 6_840],
      [55_001, 80_000, 3200, 11_260],
      [80_001, 100_000, 3700, 19_260],
      [100_001, 215_000, 4000, 26_660],
      [215_001, null, 4200, 72_660],
    ],
    rebates: { primary: rand(4_140), secondary: rand(3_000), tertiary: null },
    thresholds: { under65: rand(23_000), from65: rand(39_154), from75: null },
    medical: { kind: 'expense-deduction' },
    retirement: separateRetirementFunds,
    interestExemption: { under65: rand(4_000), from65: rand(5_000) },
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
  capitalGains: capitalGainsFrom2002,
  lumpSums: null,
});

export const evidence: TaxYearEvidence = {
  individual: {
    ...twoSources(
      sources.TAX4SA,
      sources.hansard('2001-02-21'),
      sources.hansard('2001-06-22'),
      'https://busrep.co.za/personal-finance/tax/new-rates-lighten-everyones-tax-load-990981',
      'https://mg.co.za/article/2001-02-21-south-africans-to-taste-sweet-fruit/',
    ),
    medical: oneSource(sources.hansard('2002-02-20'), sources.hansard('2005-02-23')),
    retirement: sources.separateRetirementFunds,
    interestExemption: twoSources(
      sources.hansard('2001-02-21'),
      'https://busrep.co.za/personal-finance/tax/new-rates-lighten-everyones-tax-load-990981',
    ),
    // A newspaper gives the 2001 primary rebate as 3 810; 3 800 fits the R21 111 threshold and a second one.
  },
  company: {
    standard: twoSources(
      sources.hansard('2000-02-23'),
      sources.hansard('2005-02-23'),
      sources.hansard('2001-05-16'),
    ),
    smallBusiness: twoSources(sources.hansard('2000-02-23'), sources.hansard('2001-02-21')),
    notes: ['SBC: there was no tax-free band yet: 15% on the first slice, and the standard rate above it.'],
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
    publishedMaximum: { individual: 1050, company: 1500, trust: null },
    notes: [
      'Only gains that accrued from 1 October 2001 on are taxed.',
      'The small-business exclusion of R500 000 held until 28 February 2006. How much the business could be worth is not confirmed.',
    ],
  },
  lumpSums: null,
};

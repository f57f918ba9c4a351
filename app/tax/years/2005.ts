import { rand } from '../money.ts';
import { oneSource, twoSources, type TaxYearEvidence } from '../rates/evidence.ts';
import { defineTaxYear } from './define-tax-year.ts';
import { capitalGainsFrom2002, separateRetirementFunds } from './lasting-tables.ts';
import * as sources from './sources.ts';

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
  capitalGains: capitalGainsFrom2002,
  lumpSums: null,
});

export const evidence: TaxYearEvidence = {
  individual: {
    ...twoSources(
      sources.TAX4SA,
      sources.hansard('2004-02-18'),
      sources.hansard('2004-06-24'),
      'https://mg.co.za/article/2004-02-18-sgudi-snaysi/',
      'https://mg.co.za/article/2005-02-25-poor-get-richer/',
    ),
    medical: oneSource(sources.hansard('2002-02-20'), sources.hansard('2005-02-23')),
    retirement: sources.separateRetirementFunds,
    interestExemption: twoSources(
      sources.hansard('2004-02-18'),
      'https://mg.co.za/article/2004-02-18-more-tax-relief-in-manuels-budget/',
    ),
  },
  company: {
    standard: twoSources(
      sources.hansard('2000-02-23'),
      sources.hansard('2005-02-23'),
      sources.hansard('2001-05-16'),
    ),
    smallBusiness: twoSources(sources.hansard('2002-02-20'), sources.hansard('2003-02-26')),
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
    notes: [
      'The small-business exclusion of R500 000 held until 28 February 2006. How much the business could be worth is not confirmed.',
    ],
  },
  lumpSums: null,
};

import { rand } from '../money.ts';
import { oneSource, twoSources, type TaxYearEvidence } from '../rates/evidence.ts';
import { defineTaxYear } from './define-tax-year.ts';
import { capitalGainsFrom2002, separateRetirementFunds } from './lasting-tables.ts';
import * as sources from './sources.ts';

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
  capitalGains: capitalGainsFrom2002,
  lumpSums: null,
});

export const evidence: TaxYearEvidence = {
  individual: {
    ...twoSources(sources.TAX4SA, sources.hansard('2002-02-20'), sources.hansard('2002-06-25')),
    brackets: 'one-source',
    medical: oneSource(sources.hansard('2002-02-20'), sources.hansard('2005-02-23')),
    retirement: sources.separateRetirementFunds,
    interestExemption: twoSources(sources.hansard('2002-02-20'), sources.hansard('2002-06-25')),
    // The budget speech confirms the brackets to R90 000, the 40% top rate and two reductions; the rest is tax4sa.
  },
  company: {
    standard: twoSources(
      sources.hansard('2000-02-23'),
      sources.hansard('2005-02-23'),
      sources.hansard('2001-05-16'),
    ),
    smallBusiness: oneSource(sources.hansard('2002-02-20')),
    notes: ['SBC: there was no tax-free band yet: 15% on the first slice, and the standard rate above it.'],
  },
  trust: oneSource(
    'https://www.acts.co.za/exchange-control-amnesty-and-amendment-of-taxation-laws-act-2003/schedule_1.php',
  ),
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

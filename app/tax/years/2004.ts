import { rand } from '../money.ts';
import { oneSource, twoSources, type TaxYearEvidence } from '../rates/evidence.ts';
import { defineTaxYear } from './define-tax-year.ts';
import { capitalGainsFrom2002, separateRetirementFunds } from './lasting-tables.ts';
import * as sources from './sources.ts';

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
  capitalGains: capitalGainsFrom2002,
  lumpSums: null,
});

export const evidence: TaxYearEvidence = {
  individual: {
    ...twoSources(
      sources.TAX4SA,
      sources.hansard('2003-02-26'),
      'https://www.acts.co.za/exchange-control-amnesty-and-amendment-of-taxation-laws-act-2003/35_income_tax_act_1962_section_6.php',
      'https://www.acts.co.za/exchange-control-amnesty-and-amendment-of-taxation-laws-act-2003/schedule_1.php',
    ),
    medical: oneSource(sources.hansard('2002-02-20'), sources.hansard('2005-02-23')),
    retirement: sources.separateRetirementFunds,
    interestExemption: twoSources(sources.hansard('2003-02-26'), sources.hansard('2003-03-18')),
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

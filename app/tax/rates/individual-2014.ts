import { printedBrackets } from '../brackets.ts';
import { rand } from '../money.ts';
import type { IndividualEvidence } from './evidence.ts';
import type { SarsIndividualTable } from './individual-rates.ts';
import { section6B, section6BEvidence } from './section-6b.ts';
import { separateRetirementFunds } from './separate-retirement-funds.ts';

export const individual2014: SarsIndividualTable = {
  name: { basis: 'sars', taxYear: 2014, label: '2014/15' },
  period: { from: '2014-03-01', to: '2015-02-28' },
  brackets: printedBrackets(
    [0, 174_550, 1800, 0],
    [174_551, 272_700, 2500, 31_419],
    [272_701, 377_450, 3000, 55_957],
    [377_451, 528_000, 3500, 87_382],
    [528_001, 673_100, 3800, 140_074],
    [673_101, null, 4000, 195_212],
  ),
  rebates: { primary: rand(12_726), secondary: rand(7_110), tertiary: rand(2_367) },
  thresholds: { under65: rand(70_700), from65: rand(110_200), from75: rand(123_350) },
  medical: {
    kind: 'credit',
    ages: 'all',
    perMonth: { main: rand(257), first: rand(257), additional: rand(172) },
    additional: section6B,
  },
  retirement: separateRetirementFunds,
  interestExemption: { under65: rand(23_800), from65: rand(34_500) },
};

export const evidence2014: IndividualEvidence = {
  brackets: 'two-sources',
  rebates: 'two-sources',
  thresholds: 'two-sources',
  sources: [
    'https://taxtim.com/za/blog/2014-budget-a-move-to-economic-transformation',
    'https://yourtax.co.za/tax-tables/2015',
    'http://www.karibasoftware.com/tax-calculation-sars-tax-year-2015/sars-tax-tables-2015/',
    'http://accumulo.co.za/UsefulResources-TaxTables.aspx',
  ],
  medical: {
    confidence: 'two-sources',
    sources: [
      'https://newsarsweb.azurewebsites.net/tax-rates/medical-tax-credit-rates',
      'https://www.sataxguide.co.za/south-african-medical-tax-credit-rates-2013-to-2021-tax-year/',
    ],
  },
  additionalMedical: section6BEvidence,
  retirement: {
    confidence: 'one-source',
    sources: [
      'https://old.10x.co.za/faq/retirement-annuity/change-in-pension-fund-and-retirement-annuity-deductions-explained',
      'https://experts123.com/q/what-is-the-maximum-i-can-contribute-to-a-retirement-annuity.html',
    ],
  },
  interestExemption: {
    confidence: 'two-sources',
    sources: [
      'https://k-mos.com/?p=553',
      'http://www.karibasoftware.com/tax-calculation-sars-tax-year-2015/sars-tax-tables-2015/',
    ],
  },
  notes: [
    'tax4sa prints the secondary rebate as 7 100; four other sources and the 110 200 threshold require 7 110.',
  ],
};

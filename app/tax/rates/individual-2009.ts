import { printedBrackets } from '../brackets.ts';
import { rand } from '../money.ts';
import type { IndividualEvidence } from './evidence.ts';
import type { SarsIndividualTable } from './individual-rates.ts';
import { separateRetirementFunds } from './separate-retirement-funds.ts';

export const individual2009: SarsIndividualTable = {
  name: { basis: 'sars', taxYear: 2009, label: '2009/10' },
  period: { from: '2009-03-01', to: '2010-02-28' },
  brackets: printedBrackets(
    [0, 132_000, 1800, 0],
    [132_001, 210_000, 2500, 23_760],
    [210_001, 290_000, 3000, 43_260],
    [290_001, 410_000, 3500, 67_260],
    [410_001, 525_000, 3800, 109_260],
    [525_001, null, 4000, 152_960],
  ),
  rebates: { primary: rand(9_756), secondary: rand(5_400), tertiary: null },
  thresholds: { under65: rand(54_200), from65: rand(84_200), from75: null },
  medical: {
    kind: 'capped-deduction',
    perMonth: { main: rand(625), first: rand(625), additional: rand(380) },
  },
  retirement: separateRetirementFunds,
  interestExemption: { under65: rand(21_000), from65: rand(30_000) },
};

export const evidence2009: IndividualEvidence = {
  brackets: 'two-sources',
  rebates: 'two-sources',
  thresholds: 'two-sources',
  sources: [
    'https://github.com/chrisaxelson/tax4sa',
    'https://www.hansards.org.za/parliamentary/2009/national-assembly/parliamentary-debates-NA-2009-02-11',
    'https://www.sataxguide.co.za/south-african-income-tax-tables-2010/',
    'http://www.karibasoftware.com/tax-calculation-sars-tax-year-2010/sars-tax-tables-2010/',
  ],
  medical: {
    confidence: 'one-source',
    sources: ['http://www.karibasoftware.com/tax-calculation-sars-tax-year-2010/sars-tax-tables-2010/'],
  },
  additionalMedical: null,
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
      'http://www.karibasoftware.com/tax-calculation-sars-tax-year-2010/sars-tax-tables-2010/',
      'https://www.hansards.org.za/parliamentary/2010/national-assembly/parliamentary-debates-NA-2010-02-17',
      'http://dbdct.co.za/news/35-20092010-budget-highlights.html',
    ],
  },
  notes: [],
};

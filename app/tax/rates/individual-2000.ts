import { printedBrackets } from '../brackets.ts';
import { rand } from '../money.ts';
import type { IndividualEvidence } from './evidence.ts';
import type { SarsIndividualTable } from './individual-rates.ts';
import { separateRetirementFunds } from './separate-retirement-funds.ts';

export const individual2000: SarsIndividualTable = {
  name: { basis: 'sars', taxYear: 2000, label: '2000/01' },
  period: { from: '2000-03-01', to: '2001-02-28' },
  brackets: printedBrackets(
    [0, 35_000, 1800, 0],
    [35_001, 45_000, 2600, 6_300],
    [45_001, 60_000, 3200, 8_900],
    [60_001, 70_000, 3700, 13_700],
    [70_001, 200_000, 4000, 17_400],
    [200_001, null, 4200, 69_400],
  ),
  rebates: { primary: rand(3_800), secondary: rand(2_900), tertiary: null },
  thresholds: { under65: rand(21_111), from65: rand(36_538), from75: null },
  medical: { kind: 'expense-deduction' },
  retirement: separateRetirementFunds,
  interestExemption: { under65: rand(3_000), from65: rand(4_000) },
};

export const evidence2000: IndividualEvidence = {
  brackets: 'two-sources',
  rebates: 'two-sources',
  thresholds: 'two-sources',
  sources: [
    'https://github.com/chrisaxelson/tax4sa',
    'https://www.hansards.org.za/parliamentary/2000/national-assembly/parliamentary-debates-NA-2000-02-23',
    'https://mg.co.za/article/2001-02-21-south-africans-to-taste-sweet-fruit/',
    'https://busrep.co.za/personal-finance/tax/new-rates-lighten-everyones-tax-load-990981',
  ],
  medical: {
    confidence: 'one-source',
    sources: [
      'https://www.hansards.org.za/parliamentary/2002/national-assembly/parliamentary-debates-NA-2002-02-20',
      'https://www.hansards.org.za/parliamentary/2005/national-assembly/parliamentary-debates-NA-2005-02-23',
    ],
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
      'https://www.hansards.org.za/parliamentary/2000/national-assembly/parliamentary-debates-NA-2000-02-23',
      'https://busrep.co.za/personal-finance/tax/new-rates-lighten-everyones-tax-load-990981',
    ],
  },
  notes: [
    'Upper brackets corroborated through the 2001 to 2002 savings that a newspaper published for three incomes.',
  ],
};

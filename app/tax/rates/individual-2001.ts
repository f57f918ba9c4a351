import { printedBrackets } from '../brackets.ts';
import { rand } from '../money.ts';
import type { IndividualEvidence } from './evidence.ts';
import type { SarsIndividualTable } from './individual-rates.ts';
import { separateRetirementFunds } from './separate-retirement-funds.ts';

export const individual2001: SarsIndividualTable = {
  name: { basis: 'sars', taxYear: 2001, label: '2001/02' },
  period: { from: '2001-03-01', to: '2002-02-28' },
  brackets: printedBrackets(
    [0, 38_000, 1800, 0],
    [38_001, 55_000, 2600, 6_840],
    [55_001, 80_000, 3200, 11_260],
    [80_001, 100_000, 3700, 19_260],
    [100_001, 215_000, 4000, 26_660],
    [215_001, null, 4200, 72_660],
  ),
  rebates: { primary: rand(4_140), secondary: rand(3_000), tertiary: null },
  thresholds: { under65: rand(23_000), from65: rand(39_154), from75: null },
  medical: { kind: 'expense-deduction' },
  retirement: separateRetirementFunds,
  interestExemption: { under65: rand(4_000), from65: rand(5_000) },
};

export const evidence2001: IndividualEvidence = {
  brackets: 'two-sources',
  rebates: 'two-sources',
  thresholds: 'two-sources',
  sources: [
    'https://github.com/chrisaxelson/tax4sa',
    'https://www.hansards.org.za/parliamentary/2001/national-assembly/parliamentary-debates-NA-2001-02-21',
    'https://www.hansards.org.za/parliamentary/2001/national-assembly/parliamentary-debates-NA-2001-06-22',
    'https://busrep.co.za/personal-finance/tax/new-rates-lighten-everyones-tax-load-990981',
    'https://mg.co.za/article/2001-02-21-south-africans-to-taste-sweet-fruit/',
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
      'https://www.hansards.org.za/parliamentary/2001/national-assembly/parliamentary-debates-NA-2001-02-21',
      'https://busrep.co.za/personal-finance/tax/new-rates-lighten-everyones-tax-load-990981',
    ],
  },
  notes: [
    'One newspaper gives the 2001 primary rebate as 3 810; 3 800 fits the published R21 111 threshold and a second newspaper.',
    'Upper brackets corroborated through the savings from 2001 to 2002 that a newspaper published for three incomes.',
  ],
};

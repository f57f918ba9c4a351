import { printedBrackets } from '../brackets.ts';
import { rand } from '../money.ts';
import type { IndividualEvidence } from './evidence.ts';
import type { SarsIndividualTable } from './individual-rates.ts';
import { separateRetirementFunds } from './separate-retirement-funds.ts';

export const individual2005: SarsIndividualTable = {
  name: { basis: 'sars', taxYear: 2005, label: '2005/06' },
  period: { from: '2005-03-01', to: '2006-02-28' },
  brackets: printedBrackets(
    [0, 80_000, 1800, 0],
    [80_001, 130_000, 2500, 14_400],
    [130_001, 180_000, 3000, 26_900],
    [180_001, 230_000, 3500, 41_900],
    [230_001, 300_000, 3800, 59_400],
    [300_001, null, 4000, 86_000],
  ),
  rebates: { primary: rand(6_300), secondary: rand(4_500), tertiary: null },
  thresholds: { under65: rand(35_000), from65: rand(60_000), from75: null },
  medical: { kind: 'expense-deduction' },
  retirement: separateRetirementFunds,
  interestExemption: { under65: rand(15_000), from65: rand(22_000) },
};

export const evidence2005: IndividualEvidence = {
  brackets: 'two-sources',
  rebates: 'two-sources',
  thresholds: 'two-sources',
  sources: [
    'https://github.com/chrisaxelson/tax4sa',
    'https://www.hansards.org.za/parliamentary/2005/national-assembly/parliamentary-debates-NA-2005-02-23',
    'https://www.hansards.org.za/parliamentary/2005/national-assembly/parliamentary-debates-NA-2005-06-21',
    'https://taxtim.com/za/answers/tax-tables-for-paye-for-2006',
    'https://mg.co.za/article/2005-02-23-manuel-grants-personal-tax-relief-of-r68bn/',
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
      'https://www.hansards.org.za/parliamentary/2005/national-assembly/parliamentary-debates-NA-2005-02-23',
      'https://mg.co.za/article/2005-02-25-poor-get-richer/',
    ],
  },
  notes: [],
};

import { printedBrackets } from '../brackets.ts';
import { rand } from '../money.ts';
import type { IndividualEvidence } from './evidence.ts';
import type { SarsIndividualTable } from './individual-rates.ts';
import { separateRetirementFunds } from './separate-retirement-funds.ts';

export const individual2004: SarsIndividualTable = {
  name: { basis: 'sars', taxYear: 2004, label: '2004/05' },
  period: { from: '2004-03-01', to: '2005-02-28' },
  brackets: printedBrackets(
    [0, 74_000, 1800, 0],
    [74_001, 115_000, 2500, 13_320],
    [115_001, 155_000, 3000, 23_570],
    [155_001, 195_000, 3500, 35_570],
    [195_001, 270_000, 3800, 49_570],
    [270_001, null, 4000, 78_070],
  ),
  rebates: { primary: rand(5_800), secondary: rand(3_200), tertiary: null },
  thresholds: { under65: rand(32_222), from65: rand(50_000), from75: null },
  medical: { kind: 'expense-deduction' },
  retirement: separateRetirementFunds,
  interestExemption: { under65: rand(11_000), from65: rand(16_000) },
};

export const evidence2004: IndividualEvidence = {
  brackets: 'two-sources',
  rebates: 'two-sources',
  thresholds: 'two-sources',
  sources: [
    'https://github.com/chrisaxelson/tax4sa',
    'https://www.hansards.org.za/parliamentary/2004/national-assembly/parliamentary-debates-NA-2004-02-18',
    'https://www.hansards.org.za/parliamentary/2004/national-assembly/parliamentary-debates-NA-2004-06-24',
    'https://mg.co.za/article/2004-02-18-sgudi-snaysi/',
    'https://mg.co.za/article/2005-02-25-poor-get-richer/',
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
      'https://www.hansards.org.za/parliamentary/2004/national-assembly/parliamentary-debates-NA-2004-02-18',
      'https://mg.co.za/article/2004-02-18-more-tax-relief-in-manuels-budget/',
    ],
  },
  notes: [],
};

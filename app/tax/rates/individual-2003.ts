import { printedBrackets } from '../brackets.ts';
import { rand } from '../money.ts';
import type { IndividualEvidence } from './evidence.ts';
import type { SarsIndividualTable } from './individual-rates.ts';
import { separateRetirementFunds } from './separate-retirement-funds.ts';

export const individual2003: SarsIndividualTable = {
  name: { basis: 'sars', taxYear: 2003, label: '2003/04' },
  period: { from: '2003-03-01', to: '2004-02-29' },
  brackets: printedBrackets(
    [0, 70_000, 1800, 0],
    [70_001, 110_000, 2500, 12_600],
    [110_001, 140_000, 3000, 22_600],
    [140_001, 180_000, 3500, 31_600],
    [180_001, 255_000, 3800, 45_600],
    [255_001, null, 4000, 74_100],
  ),
  rebates: { primary: rand(5_400), secondary: rand(3_100), tertiary: null },
  thresholds: { under65: rand(30_000), from65: rand(47_222), from75: null },
  medical: { kind: 'expense-deduction' },
  retirement: separateRetirementFunds,
  interestExemption: { under65: rand(10_000), from65: rand(15_000) },
};

export const evidence2003: IndividualEvidence = {
  brackets: 'two-sources',
  rebates: 'two-sources',
  thresholds: 'two-sources',
  sources: [
    'https://github.com/chrisaxelson/tax4sa',
    'https://www.hansards.org.za/parliamentary/2003/national-assembly/parliamentary-debates-NA-2003-02-26',
    'https://www.acts.co.za/exchange-control-amnesty-and-amendment-of-taxation-laws-act-2003/35_income_tax_act_1962_section_6.php',
    'https://www.acts.co.za/exchange-control-amnesty-and-amendment-of-taxation-laws-act-2003/schedule_1.php',
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
      'https://www.hansards.org.za/parliamentary/2003/national-assembly/parliamentary-debates-NA-2003-02-26',
      'https://www.hansards.org.za/parliamentary/2003/national-assembly/parliamentary-debates-NA-2003-03-18',
    ],
  },
  notes: [],
};

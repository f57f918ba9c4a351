import { printedBrackets } from '../brackets.ts';
import { rand } from '../money.ts';
import type { IndividualEvidence } from './evidence.ts';
import type { SarsIndividualTable } from './individual-rates.ts';
import { separateRetirementFunds } from './separate-retirement-funds.ts';

export const individual2002: SarsIndividualTable = {
  name: { basis: 'sars', taxYear: 2002, label: '2002/03' },
  period: { from: '2002-03-01', to: '2003-02-28' },
  brackets: printedBrackets(
    [0, 40_000, 1800, 0],
    [40_001, 80_000, 2500, 7_200],
    [80_001, 110_000, 3000, 17_200],
    [110_001, 170_000, 3500, 26_200],
    [170_001, 240_000, 3800, 47_200],
    [240_001, null, 4000, 73_800],
  ),
  rebates: { primary: rand(4_860), secondary: rand(3_000), tertiary: null },
  thresholds: { under65: rand(27_000), from65: rand(42_640), from75: null },
  medical: { kind: 'expense-deduction' },
  retirement: separateRetirementFunds,
  interestExemption: { under65: rand(6_000), from65: rand(10_000) },
};

export const evidence2002: IndividualEvidence = {
  brackets: 'one-source',
  rebates: 'two-sources',
  thresholds: 'two-sources',
  sources: [
    'https://github.com/chrisaxelson/tax4sa',
    'https://www.hansards.org.za/parliamentary/2002/national-assembly/parliamentary-debates-NA-2002-02-20',
    'https://www.hansards.org.za/parliamentary/2002/national-assembly/parliamentary-debates-NA-2002-06-25',
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
      'https://www.hansards.org.za/parliamentary/2002/national-assembly/parliamentary-debates-NA-2002-02-20',
      'https://www.hansards.org.za/parliamentary/2002/national-assembly/parliamentary-debates-NA-2002-06-25',
    ],
  },
  notes: [
    'Brackets above R90 000 rest on tax4sa; the lower part, the 40% top rate and two announced reductions are confirmed by the budget speech.',
  ],
};

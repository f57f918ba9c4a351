import { printedBrackets } from '../brackets.ts';
import { rand } from '../money.ts';
import type { IndividualEvidence } from './evidence.ts';
import type { SarsIndividualTable } from './individual-rates.ts';
import { separateRetirementFunds } from './separate-retirement-funds.ts';

export const individual2007: SarsIndividualTable = {
  name: { basis: 'sars', taxYear: 2007, label: '2007/08' },
  period: { from: '2007-03-01', to: '2008-02-29' },
  brackets: printedBrackets(
    [0, 112_500, 1800, 0],
    [112_501, 180_000, 2500, 20_250],
    [180_001, 250_000, 3000, 37_125],
    [250_001, 350_000, 3500, 58_125],
    [350_001, 450_000, 3800, 93_125],
    [450_001, null, 4000, 131_125],
  ),
  rebates: { primary: rand(7_740), secondary: rand(4_680), tertiary: null },
  thresholds: { under65: rand(43_000), from65: rand(69_000), from75: null },
  medical: {
    kind: 'capped-deduction',
    perMonth: { main: rand(530), first: rand(530), additional: rand(320) },
  },
  retirement: separateRetirementFunds,
  interestExemption: { under65: rand(18_000), from65: rand(26_000) },
};

export const evidence2007: IndividualEvidence = {
  brackets: 'two-sources',
  rebates: 'two-sources',
  thresholds: 'two-sources',
  sources: [
    'https://github.com/chrisaxelson/tax4sa',
    'https://www.hansards.org.za/parliamentary/2007/national-assembly/parliamentary-debates-NA-2007-02-21',
    'https://mg.co.za/article/2007-02-22-big-tax-breaks-for-blue-collars',
    'https://busrep.co.za/personal-finance/tax/your-budget-in-brief-996590',
    'https://mg.co.za/?p=336896',
  ],
  medical: {
    confidence: 'two-sources',
    sources: [
      'https://www.hansards.org.za/parliamentary/2007/national-assembly/parliamentary-debates-NA-2007-02-21',
      'https://busrep.co.za/personal-finance/tax/your-budget-in-brief-996590',
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
      'https://www.hansards.org.za/parliamentary/2007/national-assembly/parliamentary-debates-NA-2007-02-21',
      'https://mg.co.za/article/2007-02-22-big-tax-breaks-for-blue-collars',
    ],
  },
  notes: [
    'Middle brackets corroborated jointly: the savings from 2007 to 2008 that two newspapers published for five incomes all come out.',
  ],
};

import { printedBrackets } from '../brackets.ts';
import { rand } from '../money.ts';
import type { IndividualEvidence } from './evidence.ts';
import type { SarsIndividualTable } from './individual-rates.ts';
import { separateRetirementFunds } from './separate-retirement-funds.ts';

export const individual2010: SarsIndividualTable = {
  name: { basis: 'sars', taxYear: 2010, label: '2010/11' },
  period: { from: '2010-03-01', to: '2011-02-28' },
  brackets: printedBrackets(
    [0, 140_000, 1800, 0],
    [140_001, 221_000, 2500, 25_200],
    [221_001, 305_000, 3000, 45_450],
    [305_001, 431_000, 3500, 70_650],
    [431_001, 552_000, 3800, 114_750],
    [552_001, null, 4000, 160_730],
  ),
  rebates: { primary: rand(10_260), secondary: rand(5_675), tertiary: null },
  thresholds: { under65: rand(57_000), from65: rand(88_528), from75: null },
  medical: {
    kind: 'capped-deduction',
    perMonth: { main: rand(670), first: rand(670), additional: rand(410) },
  },
  retirement: separateRetirementFunds,
  interestExemption: { under65: rand(22_300), from65: rand(32_000) },
};

export const evidence2010: IndividualEvidence = {
  brackets: 'two-sources',
  rebates: 'two-sources',
  thresholds: 'two-sources',
  sources: [
    'https://github.com/chrisaxelson/tax4sa',
    'https://www.hansards.org.za/parliamentary/2010/national-assembly/parliamentary-debates-NA-2010-02-17',
    'http://www.eduprop.co.za/SARS%202010.htm',
    'https://experts123.com/q/how-much-is-the-tax-threshold-for-above-65.html',
  ],
  medical: {
    confidence: 'two-sources',
    sources: [
      'http://dayviews.com/ktrwvit/524771259',
      'http://www.exceeduk.co.uk/online-resources/budgets/south-africa/241-february-2011-sa-2011-budget-summary-exceed-tla',
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
      'https://www.hansards.org.za/parliamentary/2010/national-assembly/parliamentary-debates-NA-2010-02-17',
      'https://experts123.com/q/how-much-is-the-tax-threshold-for-above-65.html',
    ],
  },
  notes: [],
};

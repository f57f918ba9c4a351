import { printedBrackets } from '../brackets.ts';
import { rand } from '../money.ts';
import type { IndividualEvidence } from './evidence.ts';
import type { SarsIndividualTable } from './individual-rates.ts';
import { separateRetirementFunds } from './separate-retirement-funds.ts';

export const individual2006: SarsIndividualTable = {
  name: { basis: 'sars', taxYear: 2006, label: '2006/07' },
  period: { from: '2006-03-01', to: '2007-02-28' },
  brackets: printedBrackets(
    [0, 100_000, 1800, 0],
    [100_001, 160_000, 2500, 18_000],
    [160_001, 220_000, 3000, 33_000],
    [220_001, 300_000, 3500, 51_000],
    [300_001, 400_000, 3800, 79_000],
    [400_001, null, 4000, 117_000],
  ),
  rebates: { primary: rand(7_200), secondary: rand(4_500), tertiary: null },
  thresholds: { under65: rand(40_000), from65: rand(65_000), from75: null },
  medical: {
    kind: 'capped-deduction',
    perMonth: { main: rand(500), first: rand(500), additional: rand(300) },
  },
  retirement: separateRetirementFunds,
  interestExemption: { under65: rand(16_500), from65: rand(24_500) },
};

export const evidence2006: IndividualEvidence = {
  brackets: 'two-sources',
  rebates: 'two-sources',
  thresholds: 'two-sources',
  sources: [
    'https://github.com/chrisaxelson/tax4sa',
    'https://www.hansards.org.za/parliamentary/2006/national-assembly/parliamentary-debates-NA-2006-02-15',
    'https://www.hansards.org.za/parliamentary/2006/national-assembly/parliamentary-debates-NA-2006-06-13',
    'http://www.mondaq.com/southafrica/x/37984/Corporate+Tax/The+20067+Budget',
    'http://sa-property.blogspot.com/2007/02/2007-2008-south-african-budget-summary.html',
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
      'https://www.hansards.org.za/parliamentary/2006/national-assembly/parliamentary-debates-NA-2006-02-15',
      'https://mg.co.za/?p=336896',
    ],
  },
  notes: [
    'Middle brackets corroborated jointly: the savings from 2007 to 2008 that two newspapers published for five incomes all come out.',
  ],
};

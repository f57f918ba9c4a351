import { printedBrackets } from '../brackets.ts';
import { rand } from '../money.ts';
import type { IndividualEvidence } from './evidence.ts';
import type { SarsIndividualTable } from './individual-rates.ts';
import { separateRetirementFunds } from './separate-retirement-funds.ts';

export const individual2011: SarsIndividualTable = {
  name: { basis: 'sars', taxYear: 2011, label: '2011/12' },
  period: { from: '2011-03-01', to: '2012-02-29' },
  brackets: printedBrackets(
    [0, 150_000, 1800, 0],
    [150_001, 235_000, 2500, 27_000],
    [235_001, 325_000, 3000, 48_250],
    [325_001, 455_000, 3500, 75_250],
    [455_001, 580_000, 3800, 120_750],
    [580_001, null, 4000, 168_250],
  ),
  rebates: { primary: rand(10_755), secondary: rand(6_012), tertiary: rand(2_000) },
  thresholds: { under65: rand(59_750), from65: rand(93_150), from75: rand(104_261) },
  medical: {
    kind: 'capped-deduction',
    perMonth: { main: rand(720), first: rand(720), additional: rand(440) },
  },
  retirement: separateRetirementFunds,
  interestExemption: { under65: rand(22_800), from65: rand(33_000) },
};

export const evidence2011: IndividualEvidence = {
  brackets: 'two-sources',
  rebates: 'two-sources',
  thresholds: 'two-sources',
  sources: [
    'https://github.com/chrisaxelson/tax4sa',
    'http://www.exceeduk.co.uk/online-resources/budgets/south-africa/241-february-2011-sa-2011-budget-summary-exceed-tla',
    'https://www.sataxguide.co.za/south-african-income-tax-tables-2012/',
    'https://www.taxtim.com/za/blog/sars-tax-rates-for-2013',
  ],
  medical: {
    confidence: 'two-sources',
    sources: [
      'http://www.sars.gov.za/Tax-Rates/Pages/Medical-Tax-Credit-Rates.aspx',
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
    confidence: 'one-source',
    sources: [
      'http://www.exceeduk.co.uk/online-resources/budgets/south-africa/241-february-2011-sa-2011-budget-summary-exceed-tla',
    ],
  },
  notes: [],
};

import { printedBrackets } from '../brackets.ts';
import { rand } from '../money.ts';
import type { IndividualEvidence } from './evidence.ts';
import type { SarsIndividualTable } from './individual-rates.ts';
import { separateRetirementFunds } from './separate-retirement-funds.ts';

export const individual2012: SarsIndividualTable = {
  name: { basis: 'sars', taxYear: 2012, label: '2012/13' },
  period: { from: '2012-03-01', to: '2013-02-28' },
  brackets: printedBrackets(
    [0, 160_000, 1800, 0],
    [160_001, 250_000, 2500, 28_800],
    [250_001, 346_000, 3000, 51_300],
    [346_001, 484_000, 3500, 80_100],
    [484_001, 617_000, 3800, 128_400],
    [617_001, null, 4000, 178_940],
  ),
  rebates: { primary: rand(11_440), secondary: rand(6_390), tertiary: rand(2_130) },
  thresholds: { under65: rand(63_556), from65: rand(99_056), from75: rand(110_889) },
  medical: {
    kind: 'credit',
    ages: 'under-65',
    perMonth: { main: rand(230), first: rand(230), additional: rand(154) },
    additional: null,
  },
  retirement: separateRetirementFunds,
  interestExemption: { under65: rand(22_800), from65: rand(33_000) },
};

export const evidence2012: IndividualEvidence = {
  brackets: 'two-sources',
  rebates: 'two-sources',
  thresholds: 'two-sources',
  sources: [
    'https://github.com/chrisaxelson/tax4sa',
    'https://www.taxtim.com/za/blog/sars-tax-rates-for-2013',
    'http://accsys.co.za/news/budget-speech-2012-2013-and-new-tax-tables',
    'https://www.sataxguide.co.za/south-african-income-tax-tables-2013/',
  ],
  medical: {
    confidence: 'two-sources',
    sources: [
      'https://newsarsweb.azurewebsites.net/tax-rates/medical-tax-credit-rates',
      'https://www.sataxguide.co.za/south-african-medical-tax-credit-rates-2013-to-2021-tax-year/',
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
    sources: ['http://www.dryk-holdings.com/Interest-exemption.html'],
  },
  notes: ['One copy prints the 65+ threshold as 99 059; 99 056 fits the rebates and two other sources.'],
};

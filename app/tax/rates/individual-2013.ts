import { printedBrackets } from '../brackets.ts';
import { rand } from '../money.ts';
import type { IndividualEvidence } from './evidence.ts';
import type { SarsIndividualTable } from './individual-rates.ts';
import { separateRetirementFunds } from './separate-retirement-funds.ts';

export const individual2013: SarsIndividualTable = {
  name: { basis: 'sars', taxYear: 2013, label: '2013/14' },
  period: { from: '2013-03-01', to: '2014-02-28' },
  brackets: printedBrackets(
    [0, 165_600, 1800, 0],
    [165_601, 258_750, 2500, 29_808],
    [258_751, 358_110, 3000, 53_096],
    [358_111, 500_940, 3500, 82_904],
    [500_941, 638_600, 3800, 132_894],
    [638_601, null, 4000, 185_205],
  ),
  rebates: { primary: rand(12_080), secondary: rand(6_750), tertiary: rand(2_250) },
  thresholds: { under65: rand(67_111), from65: rand(104_611), from75: rand(117_111) },
  medical: {
    kind: 'credit',
    ages: 'under-65',
    perMonth: { main: rand(242), first: rand(242), additional: rand(162) },
    additional: null,
  },
  retirement: separateRetirementFunds,
  interestExemption: { under65: rand(23_800), from65: rand(34_500) },
};

export const evidence2013: IndividualEvidence = {
  brackets: 'two-sources',
  rebates: 'two-sources',
  thresholds: 'two-sources',
  sources: [
    'https://github.com/chrisaxelson/tax4sa',
    'https://taxtim.com/za/blog/the-effect-of-the-201314-annual-budget-speech-on-the-average-south-african-taxpayer',
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
    confidence: 'two-sources',
    sources: ['https://k-mos.com/?p=553', 'http://www.dryk-holdings.com/Interest-exemption.html'],
  },
  notes: [],
};

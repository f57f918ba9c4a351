import { printedBrackets } from '../brackets.ts';
import { rand } from '../money.ts';
import type { IndividualEvidence } from './evidence.ts';
import type { SarsIndividualTable } from './individual-rates.ts';
import { section6B, section6BEvidence } from './section-6b.ts';
import { separateRetirementFunds } from './separate-retirement-funds.ts';

export const individual2015: SarsIndividualTable = {
  name: { basis: 'sars', taxYear: 2015, label: '2015/16' },
  period: { from: '2015-03-01', to: '2016-02-29' },
  brackets: printedBrackets(
    [0, 181_900, 1800, 0],
    [181_901, 284_100, 2600, 32_742],
    [284_101, 393_200, 3100, 59_314],
    [393_201, 550_100, 3600, 93_135],
    [550_101, 701_300, 3900, 149_619],
    [701_301, null, 4100, 208_587],
  ),
  rebates: { primary: rand(13_257), secondary: rand(7_407), tertiary: rand(2_466) },
  thresholds: { under65: rand(73_650), from65: rand(114_800), from75: rand(128_500) },
  medical: {
    kind: 'credit',
    ages: 'all',
    perMonth: { main: rand(270), first: rand(270), additional: rand(181) },
    additional: section6B,
  },
  retirement: separateRetirementFunds,
  interestExemption: { under65: rand(23_800), from65: rand(34_500) },
};

export const evidence2015: IndividualEvidence = {
  brackets: 'two-sources',
  rebates: 'two-sources',
  thresholds: 'two-sources',
  sources: [
    'https://github.com/chrisaxelson/tax4sa',
    'http://incresco.co.za/tax-guide/income-tax-rates.html',
    'https://yourtax.co.za/tax-tables/2016',
    'http://accumulo.co.za/UsefulResources-TaxTables.aspx',
  ],
  medical: {
    confidence: 'two-sources',
    sources: [
      'https://newsarsweb.azurewebsites.net/tax-rates/medical-tax-credit-rates',
      'https://www.sataxguide.co.za/south-african-medical-tax-credit-rates-2013-to-2021-tax-year/',
    ],
  },
  additionalMedical: section6BEvidence,
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

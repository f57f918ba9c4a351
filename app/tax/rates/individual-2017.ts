import { printedBrackets } from '../brackets.ts';
import { rand } from '../money.ts';
import type { IndividualEvidence } from './evidence.ts';
import type { SarsIndividualTable } from './individual-rates.ts';
import { section6B, section6BEvidence } from './section-6b.ts';

export const individual2017: SarsIndividualTable = {
  name: { basis: 'sars', taxYear: 2017, label: '2017/18' },
  period: { from: '2017-03-01', to: '2018-02-28' },
  brackets: printedBrackets(
    [0, 189_880, 1800, 0],
    [189_881, 296_540, 2600, 34_178],
    [296_541, 410_460, 3100, 61_910],
    [410_461, 555_600, 3600, 97_225],
    [555_601, 708_310, 3900, 149_475],
    [708_311, 1_500_000, 4100, 209_032],
    [1_500_001, null, 4500, 533_625],
  ),
  rebates: { primary: rand(13_635), secondary: rand(7_479), tertiary: rand(2_493) },
  thresholds: { under65: rand(75_750), from65: rand(117_300), from75: rand(131_150) },
  medical: {
    kind: 'credit',
    ages: 'all',
    perMonth: { main: rand(303), first: rand(303), additional: rand(204) },
    additional: section6B,
  },
  retirement: { kind: 'combined', rate: 2750, cap: rand(350_000) },
  interestExemption: { under65: rand(23_800), from65: rand(34_500) },
};

export const evidence2017: IndividualEvidence = {
  brackets: 'two-sources',
  rebates: 'two-sources',
  thresholds: 'two-sources',
  sources: [
    'https://github.com/chrisaxelson/tax4sa',
    'https://harrycurtisco.co.za/tax-rates-28-february-2017-individuals/',
    'https://yourtax.co.za/tax-tables/2018',
    'https://hr.uct.ac.za/remuneration-benefits-remuneration/tax-table',
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
    confidence: 'two-sources',
    sources: [
      'https://ajmtax.co.za/retirement-annuity-fund-deductions-tax-deductions/',
      'http://k-mos.com/?cat=1518',
      'https://www.sars.gov.za/FAQs/Pages/2255.aspx',
      'https://www.sars.gov.za/latest-news/retirement-fund-contribution-deductions-section-11f2a',
    ],
  },
  interestExemption: {
    confidence: 'two-sources',
    sources: [
      'https://k-mos.com/?p=553',
      'https://harrycurtisco.co.za/tax-rates-28-february-2017-individuals/',
    ],
  },
  notes: [],
};

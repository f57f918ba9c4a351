import { printedBrackets } from '../brackets.ts';
import { rand } from '../money.ts';
import type { IndividualEvidence } from './evidence.ts';
import type { SarsIndividualTable } from './individual-rates.ts';
import { section6B, section6BEvidence } from './section-6b.ts';

export const individual2020: SarsIndividualTable = {
  name: { basis: 'sars', taxYear: 2020, label: '2020/21' },
  period: { from: '2020-03-01', to: '2021-02-28' },
  brackets: printedBrackets(
    [0, 205_900, 1800, 0],
    [205_901, 321_600, 2600, 37_062],
    [321_601, 445_100, 3100, 67_144],
    [445_101, 584_200, 3600, 105_429],
    [584_201, 744_800, 3900, 155_505],
    [744_801, 1_577_300, 4100, 218_139],
    [1_577_301, null, 4500, 559_464],
  ),
  rebates: { primary: rand(14_958), secondary: rand(8_199), tertiary: rand(2_736) },
  thresholds: { under65: rand(83_100), from65: rand(128_650), from75: rand(143_850) },
  medical: {
    kind: 'credit',
    ages: 'all',
    perMonth: { main: rand(319), first: rand(319), additional: rand(215) },
    additional: section6B,
  },
  retirement: { kind: 'combined', rate: 2750, cap: rand(350_000) },
  interestExemption: { under65: rand(23_800), from65: rand(34_500) },
};

export const evidence2020: IndividualEvidence = {
  brackets: 'two-sources',
  rebates: 'two-sources',
  thresholds: 'two-sources',
  sources: [
    'https://github.com/chrisaxelson/tax4sa',
    'https://yourtax.co.za/tax-tables/2021',
    'https://www.bluelinecapital.co.za/sars-rates-of-tax-for-individuals/',
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
      'https://www.crowe.com/za/insights/insight-article_updated-interest-rate_aug2020',
    ],
  },
  notes: [],
};

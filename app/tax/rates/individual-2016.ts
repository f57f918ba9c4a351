import { printedBrackets } from '../brackets.ts';
import { rand } from '../money.ts';
import type { IndividualEvidence } from './evidence.ts';
import type { SarsIndividualTable } from './individual-rates.ts';
import { section6B, section6BEvidence } from './section-6b.ts';

export const individual2016: SarsIndividualTable = {
  name: { basis: 'sars', taxYear: 2016, label: '2016/17' },
  period: { from: '2016-03-01', to: '2017-02-28' },
  brackets: printedBrackets(
    [0, 188_000, 1800, 0],
    [188_001, 293_600, 2600, 33_840],
    [293_601, 406_400, 3100, 61_296],
    [406_401, 550_100, 3600, 96_264],
    [550_101, 701_300, 3900, 147_996],
    [701_301, null, 4100, 206_964],
  ),
  rebates: { primary: rand(13_500), secondary: rand(7_407), tertiary: rand(2_466) },
  thresholds: { under65: rand(75_000), from65: rand(116_150), from75: rand(129_850) },
  medical: {
    kind: 'credit',
    ages: 'all',
    perMonth: { main: rand(286), first: rand(286), additional: rand(192) },
    additional: section6B,
  },
  retirement: { kind: 'combined', rate: 2750, cap: rand(350_000) },
  interestExemption: { under65: rand(23_800), from65: rand(34_500) },
};

export const evidence2016: IndividualEvidence = {
  brackets: 'two-sources',
  rebates: 'two-sources',
  thresholds: 'two-sources',
  sources: [
    'https://github.com/chrisaxelson/tax4sa',
    'https://taxopedia.co.za/mediawiki/index.php?title=Tax_Rates_for_Individuals_2017',
    'http://www.pfumo.co.za/individual-income-tax-statutory-table/',
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
    sources: ['https://k-mos.com/?p=553', 'http://www.dryk-holdings.com/Interest-exemption.html'],
  },
  notes: [],
};

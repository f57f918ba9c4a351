import { printedBrackets } from '../brackets.ts';
import { rand } from '../money.ts';
import type { IndividualEvidence } from './evidence.ts';
import type { SarsIndividualTable } from './individual-rates.ts';
import { section6B, section6BEvidence } from './section-6b.ts';

export const individual2019: SarsIndividualTable = {
  name: { basis: 'sars', taxYear: 2019, label: '2019/20' },
  period: { from: '2019-03-01', to: '2020-02-29' },
  brackets: printedBrackets(
    [0, 195_850, 1800, 0],
    [195_851, 305_850, 2600, 35_253],
    [305_851, 423_300, 3100, 63_853],
    [423_301, 555_600, 3600, 100_263],
    [555_601, 708_310, 3900, 147_891],
    [708_311, 1_500_000, 4100, 207_448],
    [1_500_001, null, 4500, 532_041],
  ),
  rebates: { primary: rand(14_220), secondary: rand(7_794), tertiary: rand(2_601) },
  thresholds: { under65: rand(79_000), from65: rand(122_300), from75: rand(136_750) },
  medical: {
    kind: 'credit',
    ages: 'all',
    perMonth: { main: rand(310), first: rand(310), additional: rand(209) },
    additional: section6B,
  },
  retirement: { kind: 'combined', rate: 2750, cap: rand(350_000) },
  interestExemption: { under65: rand(23_800), from65: rand(34_500) },
};

export const evidence2019: IndividualEvidence = {
  brackets: 'two-sources',
  rebates: 'two-sources',
  thresholds: 'two-sources',
  sources: [
    'https://github.com/chrisaxelson/tax4sa',
    'https://hr.uct.ac.za/remuneration-benefits-remuneration/tax-table',
    'http://www.hdaccountants.co.za/income-tax-rates-2020.html',
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

import { printedBrackets } from '../brackets.ts';
import { rand } from '../money.ts';
import type { IndividualEvidence } from './evidence.ts';
import type { SarsIndividualTable } from './individual-rates.ts';
import { section6B, section6BEvidence } from './section-6b.ts';

export const individual2022: SarsIndividualTable = {
  name: { basis: 'sars', taxYear: 2022, label: '2022/23' },
  period: { from: '2022-03-01', to: '2023-02-28' },
  brackets: printedBrackets(
    [0, 226_000, 1800, 0],
    [226_001, 353_100, 2600, 40_680],
    [353_101, 488_700, 3100, 73_726],
    [488_701, 641_400, 3600, 115_762],
    [641_401, 817_600, 3900, 170_734],
    [817_601, 1_731_600, 4100, 239_452],
    [1_731_601, null, 4500, 614_192],
  ),
  rebates: { primary: rand(16_425), secondary: rand(9_000), tertiary: rand(2_997) },
  thresholds: { under65: rand(91_250), from65: rand(141_250), from75: rand(157_900) },
  medical: {
    kind: 'credit',
    ages: 'all',
    perMonth: { main: rand(347), first: rand(347), additional: rand(234) },
    additional: section6B,
  },
  retirement: { kind: 'combined', rate: 2750, cap: rand(350_000) },
  interestExemption: { under65: rand(23_800), from65: rand(34_500) },
};

export const evidence2022: IndividualEvidence = {
  brackets: 'two-sources',
  rebates: 'two-sources',
  thresholds: 'two-sources',
  sources: [
    'https://github.com/chrisaxelson/tax4sa',
    'https://irp5.co.za/?p=280',
    'http://www.sataxguide.co.za/tax-tables-2/',
  ],
  medical: {
    confidence: 'two-sources',
    sources: [
      'https://www.sars.gov.za/tax-rates/medical-tax-credit-rates',
      'https://github.com/cilliemalan/sars',
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
  interestExemption: { confidence: 'one-source', sources: ['https://k-mos.com/?p=553'] },
  notes: [],
};

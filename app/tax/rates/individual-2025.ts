import { printedBrackets } from '../brackets.ts';
import { rand } from '../money.ts';
import type { IndividualEvidence } from './evidence.ts';
import type { SarsIndividualTable } from './individual-rates.ts';
import { section6B, section6BEvidence } from './section-6b.ts';

export const individual2025: SarsIndividualTable = {
  name: { basis: 'sars', taxYear: 2025, label: '2025/26' },
  period: { from: '2025-03-01', to: '2026-02-28' },
  brackets: printedBrackets(
    [0, 237_100, 1800, 0],
    [237_101, 370_500, 2600, 42_678],
    [370_501, 512_800, 3100, 77_362],
    [512_801, 673_000, 3600, 121_475],
    [673_001, 857_900, 3900, 179_147],
    [857_901, 1_817_000, 4100, 251_258],
    [1_817_001, null, 4500, 644_489],
  ),
  rebates: { primary: rand(17_235), secondary: rand(9_444), tertiary: rand(3_145) },
  thresholds: { under65: rand(95_750), from65: rand(148_217), from75: rand(165_689) },
  medical: {
    kind: 'credit',
    ages: 'all',
    perMonth: { main: rand(364), first: rand(364), additional: rand(246) },
    additional: section6B,
  },
  retirement: { kind: 'combined', rate: 2750, cap: rand(350_000) },
  interestExemption: { under65: rand(23_800), from65: rand(34_500) },
};

export const evidence2025: IndividualEvidence = {
  brackets: 'two-sources',
  rebates: 'two-sources',
  thresholds: 'two-sources',
  sources: [
    'https://irp5.co.za/?p=280',
    'https://yourtax.co.za/tax-tables/2026',
    'https://profmarksa.profmarkapp.co.za/docs/Profmark/TG2025/files/basic-html/page6.html',
    'https://github.com/EPIUSECX/cohenix_local_za',
  ],
  medical: {
    confidence: 'two-sources',
    sources: [
      'https://www.sars.gov.za/tax-rates/medical-tax-credit-rates',
      'https://github.com/EPIUSECX/cohenix_local_za',
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

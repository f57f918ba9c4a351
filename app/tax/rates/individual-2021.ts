import { printedBrackets } from '../brackets.ts';
import { rand } from '../money.ts';
import type { IndividualEvidence } from './evidence.ts';
import type { SarsIndividualTable } from './individual-rates.ts';
import { section6B, section6BEvidence } from './section-6b.ts';

export const individual2021: SarsIndividualTable = {
  name: { basis: 'sars', taxYear: 2021, label: '2021/22' },
  period: { from: '2021-03-01', to: '2022-02-28' },
  brackets: printedBrackets(
    [0, 216_200, 1800, 0],
    [216_201, 337_800, 2600, 38_916],
    [337_801, 467_500, 3100, 70_532],
    [467_501, 613_600, 3600, 110_739],
    [613_601, 782_200, 3900, 163_335],
    [782_201, 1_656_600, 4100, 229_089],
    [1_656_601, null, 4500, 587_593],
  ),
  rebates: { primary: rand(15_714), secondary: rand(8_613), tertiary: rand(2_871) },
  thresholds: { under65: rand(87_300), from65: rand(135_150), from75: rand(151_100) },
  medical: {
    kind: 'credit',
    ages: 'all',
    perMonth: { main: rand(332), first: rand(332), additional: rand(224) },
    additional: section6B,
  },
  retirement: { kind: 'combined', rate: 2750, cap: rand(350_000) },
  interestExemption: { under65: rand(23_800), from65: rand(34_500) },
};

export const evidence2021: IndividualEvidence = {
  brackets: 'two-sources',
  rebates: 'two-sources',
  thresholds: 'two-sources',
  sources: [
    'https://www.bluelinecapital.co.za/sars-rates-of-tax-for-individuals/',
    'https://irp5.co.za/?p=280',
    'https://yourtax.co.za/tax-tables/2022',
  ],
  medical: {
    confidence: 'two-sources',
    sources: [
      'https://www.sars.gov.za/tax-rates/medical-tax-credit-rates',
      'https://newsarsweb.azurewebsites.net/tax-rates/medical-tax-credit-rates',
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
    sources: ['https://k-mos.com/?p=553', 'https://www.tax-consultant.co.za/2022-interest-exemptions/'],
  },
  notes: [
    'tax4sa prints the first bound as 216 000; SARS copies print 216 200, which the base amounts require.',
  ],
};

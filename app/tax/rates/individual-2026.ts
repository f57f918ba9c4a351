import { printedBrackets } from '../brackets.ts';
import { rand } from '../money.ts';
import type { IndividualEvidence } from './evidence.ts';
import type { SarsIndividualTable } from './individual-rates.ts';
import { section6B, section6BEvidence } from './section-6b.ts';

export const individual2026: SarsIndividualTable = {
  name: { basis: 'sars', taxYear: 2026, label: '2026/27' },
  period: { from: '2026-03-01', to: '2027-02-28' },
  brackets: printedBrackets(
    [0, 245_100, 1800, 0],
    [245_101, 383_100, 2600, 44_118],
    [383_101, 530_200, 3100, 79_998],
    [530_201, 695_800, 3600, 125_599],
    [695_801, 887_000, 3900, 185_215],
    [887_001, 1_878_600, 4100, 259_783],
    [1_878_601, null, 4500, 666_339],
  ),
  rebates: { primary: rand(17_820), secondary: rand(9_765), tertiary: rand(3_249) },
  thresholds: { under65: rand(99_000), from65: rand(153_250), from75: rand(171_300) },
  medical: {
    kind: 'credit',
    ages: 'all',
    perMonth: { main: rand(376), first: rand(376), additional: rand(254) },
    additional: section6B,
  },
  retirement: { kind: 'combined', rate: 2750, cap: rand(430_000) },
  interestExemption: { under65: rand(23_800), from65: rand(34_500) },
};

export const evidence2026: IndividualEvidence = {
  brackets: 'two-sources',
  rebates: 'two-sources',
  thresholds: 'two-sources',
  sources: [
    'https://www.sars.gov.za/tax-rates/income-tax/rates-of-tax-for-individuals/ (as quoted by github.com/Tumi4/mia-skills, checked there on 27 July 2026)',
    'https://github.com/Tumi4/mia-skills',
    'https://github.com/EPIUSECX/cohenix_local_za',
    'public rule file quoting the SARS page of 17 March 2026',
    'https://www.thesouthafrican.com/business/budget-speech-2026-new-tax-brackets-income-tax-personal-tax-sars/',
    'https://www.accountingweekly.com/trending-news/sars-moves-fast-draft-rates-bill-released-after-budget-speech',
  ],
  medical: {
    confidence: 'two-sources',
    sources: [
      'https://www.dailymaverick.co.za/article/bm-budget-survival-guide-what-the-changes-mean-for-your-pocket',
      'https://github.com/Tumi4/mia-skills',
      'https://www.timeslive.co.za/politics/2026-02-25-budget-2026-godongwana-adjusts-tax-brackets-medical-credits-in-line-with-inflation/',
    ],
  },
  additionalMedical: section6BEvidence,
  retirement: {
    confidence: 'two-sources',
    sources: [
      'https://www.moonstone.co.za/changes-to-cgt-tax-free-savings-retirement-contributions-and-donations',
      'https://www.businessday.co.za/news/2026-02-25-budget-2026-tax-thresholds-receive-some-long-awaited-attention/',
      'https://github.com/EPIUSECX/cohenix_local_za',
    ],
    notes: [
      'SARS and Treasury apply 430 000 from 1 March 2026; one report says that the Act gazetted on 1 April 2026 left it out. That is not confirmed.',
    ],
  },
  interestExemption: {
    confidence: 'two-sources',
    sources: ['https://k-mos.com/?p=553', 'https://github.com/Tumi4/mia-skills'],
  },
  notes: [
    "At least one firm's article still gives R1 817 000 as the start of the 45% band; that is the old figure. One public rule file carries invented 2027 brackets (first bound 247 100, primary rebate 18 395): those are wrong.",
  ],
};

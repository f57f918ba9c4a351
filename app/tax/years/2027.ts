import { rand } from '../money.ts';
import { twoSources, type TaxYearEvidence } from '../rates/evidence.ts';
import { defineTaxYear } from './define-tax-year.ts';
import { perMember, section6B, smallBusinessFrom2014 } from './lasting-tables.ts';
import * as sources from './sources.ts';

export const tables = defineTaxYear({
  year: 2027,
  individual: {
    brackets: [
      [0, 245_100, 1800, 0],
      [245_101, 383_100, 2600, 44_118],
      [383_101, 530_200, 3100, 79_998],
      [530_201, 695_800, 3600, 125_599],
      [695_801, 887_000, 3900, 185_215],
      [887_001, 1_878_600, 4100, 259_783],
      [1_878_601, null, 4500, 666_339],
    ],
    rebates: { primary: rand(17_820), secondary: rand(9_765), tertiary: rand(3_249) },
    thresholds: { under65: rand(99_000), from65: rand(153_250), from75: rand(171_300) },
    medical: { kind: 'credit', ages: 'all', perMonth: perMember(376, 254), additional: section6B },
    retirement: { kind: 'combined', rate: 2750, cap: rand(430_000) },
    interestExemption: { under65: rand(23_800), from65: rand(34_500) },
  },
  company: {
    standardRate: 2700,
    smallBusiness: smallBusinessFrom2014(99_000, { standardRate: 2700, bases: [18_620, 57_470] }),
  },
  trust: 4500,
  turnover: {
    brackets: [
      [0, 600_000, 0, 0],
      [600_001, 950_000, 100, 0],
      [950_001, 1_400_000, 200, 3_500],
      [1_400_001, null, 300, 12_500],
    ],
    qualifyingTurnover: rand(2_300_000),
  },
  uif: [{ months: 12, ceiling: rand(17_712) }],
  capitalGains: {
    annualExclusion: rand(50_000),
    annualExclusionInYearOfDeath: rand(440_000),
    primaryResidenceExclusion: rand(3_000_000),
    inclusion: { individual: 4000, company: 8000, trust: 8000 },
    smallBusinessAssets: { exclusion: rand(2_700_000), ceiling: rand(15_000_000) },
  },
});

export const evidence: TaxYearEvidence = {
  individual: {
    ...twoSources(
      'https://www.sars.gov.za/tax-rates/income-tax/rates-of-tax-for-individuals/ (as quoted by github.com/Tumi4/mia-skills, checked there on 27 July 2026)',
      'https://github.com/Tumi4/mia-skills',
      'https://github.com/EPIUSECX/cohenix_local_za',
      'public rule file quoting the SARS page of 17 March 2026',
      'https://www.thesouthafrican.com/business/budget-speech-2026-new-tax-brackets-income-tax-personal-tax-sars/',
      'https://www.accountingweekly.com/trending-news/sars-moves-fast-draft-rates-bill-released-after-budget-speech',
    ),
    medical: twoSources(
      'https://www.dailymaverick.co.za/article/bm-budget-survival-guide-what-the-changes-mean-for-your-pocket',
      'https://github.com/Tumi4/mia-skills',
      'https://www.timeslive.co.za/politics/2026-02-25-budget-2026-godongwana-adjusts-tax-brackets-medical-credits-in-line-with-inflation/',
    ),
    retirement: {
      ...twoSources(
        'https://www.moonstone.co.za/changes-to-cgt-tax-free-savings-retirement-contributions-and-donations',
        'https://www.businessday.co.za/news/2026-02-25-budget-2026-tax-thresholds-receive-some-long-awaited-attention/',
        'https://github.com/EPIUSECX/cohenix_local_za',
      ),
      notes: [
        'SARS and Treasury apply 430 000 from 1 March 2026; one report says that the Act gazetted on 1 April 2026 left it out. That is not confirmed.',
      ],
    },
    interestExemption: twoSources(sources.K_MOS_EXEMPTIONS, 'https://github.com/Tumi4/mia-skills'),
    notes: [
      "At least one firm's article still gives R1 817 000 as the start of the 45% band; that is the old figure. One public rule file carries invented 2027 brackets (first bound 247 100, primary rebate 18 395): those are wrong.",
    ],
  },
  company: {
    standard: twoSources(
      'https://github.com/Tumi4/mia-skills',
      'https://www.moonstone.co.za/changes-to-cgt-tax-free-savings-retirement-contributions-and-donations',
    ),
    smallBusiness: twoSources(
      'https://github.com/Tumi4/mia-skills',
      'https://www.sars.gov.za/tax-rates/income-tax/companies-trusts-and-small-business-corporations-sbc/ (2027 table as quoted in a public source file)',
    ),
  },
  trust: twoSources('https://github.com/Tumi4/mia-skills', 'public source file citing SARS'),
  turnover: twoSources(
    'https://github.com/Tumi4/mia-skills',
    'https://www.sars.gov.za/tax-rates/turnover-tax/ (as quoted there, checked 2026-07-27)',
    'https://www.businessday.co.za/news/2026-02-25-budget-2026-tax-thresholds-receive-some-long-awaited-attention/',
  ),
  turnoverNotes: [
    'SARS lists 1 April 2026 as the effective date of the R2.3m turnover limit; newspapers say the turnover-tax changes start 1 March 2026.',
  ],
  capitalGains: {
    ...twoSources(
      'https://www.moonstone.co.za/changes-to-cgt-tax-free-savings-retirement-contributions-and-donations',
      'https://www.businessday.co.za/news/2026-02-25-budget-2026-tax-thresholds-receive-some-long-awaited-attention/',
      'https://www.accountingweekly.com/trending-news/sars-moves-fast-draft-rates-bill-released-after-budget-speech',
    ),
    publishedMaximum: { individual: 1800, company: 2160, trust: 3600 },
    notes: [
      'Figures are the February 2026 Budget proposals, repeated in the draft Rates Bill; promulgation was not seen.',
    ],
  },
};

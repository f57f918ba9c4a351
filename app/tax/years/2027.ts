import { formatShortRand, rand } from '../money.ts';
import { twoSources, type TaxYearEvidence } from '../rates/evidence.ts';
import { defineTaxYear } from './define-tax-year.ts';
import {
  capitalGainsFrom2017,
  combinedRetirementFunds,
  lumpSumsFrom2024,
  perMember,
  section6B,
  smallBusinessFrom2014,
} from './lasting-tables.ts';
import * as sources from './sources.ts';

const LUMP_SUMS_UNCHANGED =
  'The Budget of 25 February 2026 left both tables of lump sums as they were in 2025/26; we have seen no page of SARS for 2026/27.';

function amounts(annual: number, inYearOfDeath: number, residence: number): string {
  const [ofYear, ofDeath, ofHome] = [annual, inYearOfDeath, residence].map((amount) =>
    formatShortRand(rand(amount)),
  );
  return `${ofYear} a year, ${ofDeath} in the year of death and ${ofHome} for a primary residence`;
}

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
    announced: {
      note: `SARS publishes a cap of ${formatShortRand(rand(430_000))} on retirement contributions for 2026/27. We have not seen it promulgated; the older cap is ${formatShortRand(rand(350_000))}.`,
      older: { retirement: combinedRetirementFunds },
    },
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
    announced: {
      note: `For 2026/27 SARS publishes exclusions of ${amounts(50_000, 440_000, 3_000_000)}. We have not seen them promulgated; the older amounts are ${amounts(40_000, 300_000, 2_000_000)}.`,
      older: capitalGainsFrom2017,
    },
  },
  lumpSums: { ...lumpSumsFrom2024, note: LUMP_SUMS_UNCHANGED },
});

export const evidence: TaxYearEvidence = {
  individual: {
    ...twoSources(
      'https://www.sars.gov.za/tax-rates/income-tax/rates-of-tax-for-individuals/ (as quoted elsewhere on 27 July 2026)',
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
        'SARS and the Treasury apply R430 000 from 1 March 2026; until then the cap was R350 000. One report says that the Act gazetted on 1 April 2026 left the new cap out. We have not seen the Act.',
      ],
    },
    interestExemption: twoSources(sources.K_MOS_EXEMPTIONS, 'https://github.com/Tumi4/mia-skills'),
    // Wrong in public: 45% from 1 817 000 (last year's), and a rule file with 247 100 and a rebate of 18 395.
  },
  company: {
    standard: twoSources(
      'https://github.com/Tumi4/mia-skills',
      'https://www.moonstone.co.za/changes-to-cgt-tax-free-savings-retirement-contributions-and-donations',
    ),
    smallBusiness: twoSources(
      'https://github.com/Tumi4/mia-skills',
      'https://www.sars.gov.za/tax-rates/income-tax/companies-trusts-and-small-business-corporations-sbc/ (the table for 2027, as quoted elsewhere)',
    ),
  },
  trust: twoSources('https://github.com/Tumi4/mia-skills', 'public source file citing SARS'),
  turnover: twoSources(
    'https://github.com/Tumi4/mia-skills',
    'https://www.sars.gov.za/tax-rates/turnover-tax/ (as quoted elsewhere on 27 July 2026)',
    'https://www.businessday.co.za/news/2026-02-25-budget-2026-tax-thresholds-receive-some-long-awaited-attention/',
  ),
  turnoverNotes: [
    'SARS gives 1 April 2026 as the day from which the limit of R2.3 million holds; newspapers gave 1 March 2026.',
  ],
  capitalGains: {
    ...twoSources(
      'https://www.moonstone.co.za/changes-to-cgt-tax-free-savings-retirement-contributions-and-donations',
      'https://www.businessday.co.za/news/2026-02-25-budget-2026-tax-thresholds-receive-some-long-awaited-attention/',
      'https://www.accountingweekly.com/trending-news/sars-moves-fast-draft-rates-bill-released-after-budget-speech',
    ),
    publishedMaximum: { individual: 1800, company: 2160, trust: 3600 },
    notes: [
      'Announced in the Budget of February 2026 and repeated in the draft Rates Bill. We have not seen them promulgated. Until 28 February 2026 the annual exclusion was R40 000, in the year of death R300 000, and for a primary residence R2 million.',
    ],
  },
  lumpSums: sources.lumpSumsFrom2026,
};

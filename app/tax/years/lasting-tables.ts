import { rand, type BasisPoints } from '../money.ts';
import type { PrintedBand } from '../brackets.ts';
import type { AdditionalMedicalRule, PerMember, RetirementRule } from '../rates/tables.ts';
import type { Declaration } from './define-tax-year.ts';

/** Until 29 February 2016. One source, taken as unchanged since 2000/01; provident funds had no deduction. */
export const separateRetirementFunds: RetirementRule = {
  kind: 'separate',
  pension: { rate: 750, minimum: rand(1_750) },
  annuity: { rate: 1500, lessPension: rand(3_500), minimum: rand(1_750) },
};

/** From 1 March 2016 to 28 February 2026. */
export const combinedRetirementFunds: RetirementRule = { kind: 'combined', rate: 2750, cap: rand(350_000) };

/** Since 1 March 2014; nobody in the family has a disability. The Act says 33,3 per cent, not a third. */
export const section6B: AdditionalMedicalRule = {
  under65: { timesCredits: 4, ofTaxableIncome: 750, rate: 2500 },
  from65: { timesCredits: 3, rate: 3330 },
};

/** Whole rand a month: the main member and the first dependant have always had the same amount. */
export function perMember(firstTwo: number, further: number): PerMember {
  return { main: rand(firstTwo), first: rand(firstTwo), additional: rand(further) };
}

export const individualFrom2024: Declaration['individual'] = {
  brackets: [
    [0, 237_100, 1800, 0],
    [237_101, 370_500, 2600, 42_678],
    [370_501, 512_800, 3100, 77_362],
    [512_801, 673_000, 3600, 121_475],
    [673_001, 857_900, 3900, 179_147],
    [857_901, 1_817_000, 4100, 251_258],
    [1_817_001, null, 4500, 644_489],
  ],
  rebates: { primary: rand(17_235), secondary: rand(9_444), tertiary: rand(3_145) },
  thresholds: { under65: rand(95_750), from65: rand(148_217), from75: rand(165_689) },
  medical: { kind: 'credit', ages: 'all', perMonth: perMember(364, 246), additional: section6B },
  retirement: combinedRetirementFunds,
  interestExemption: { under65: rand(23_800), from65: rand(34_500) },
};

export const capitalGainsFrom2002: NonNullable<Declaration['capitalGains']> = {
  annualExclusion: rand(10_000),
  annualExclusionInYearOfDeath: rand(50_000),
  primaryResidenceExclusion: rand(1_000_000),
  inclusion: { individual: 2500, company: 5000, trust: 5000 },
  smallBusinessAssets: { exclusion: rand(500_000), ceiling: null },
};

export const capitalGainsFrom2013: NonNullable<Declaration['capitalGains']> = {
  annualExclusion: rand(30_000),
  annualExclusionInYearOfDeath: rand(300_000),
  primaryResidenceExclusion: rand(2_000_000),
  inclusion: { individual: 3330, company: 6660, trust: 6660 },
  smallBusinessAssets: { exclusion: rand(1_800_000), ceiling: rand(10_000_000) },
};

export const capitalGainsFrom2017: NonNullable<Declaration['capitalGains']> = {
  ...capitalGainsFrom2013,
  annualExclusion: rand(40_000),
  inclusion: { individual: 4000, company: 8000, trust: 8000 },
};

/** For years that end on or after 1 April 2013. In whole rand: the tax-free band and the tax below the two highest. */
export function smallBusinessFrom2014(
  taxFree: number,
  { standardRate, bases }: { standardRate: BasisPoints; bases: [number, number] },
): Declaration['company']['smallBusiness'] {
  return {
    brackets: [
      [0, taxFree, 0, 0],
      [taxFree + 1, 365_000, 700, 0],
      [365_001, 550_000, 2100, bases[0]],
      [550_001, null, standardRate, bases[1]],
    ],
    grossIncomeLimit: rand(20_000_000),
  };
}

export const turnoverBandsFrom2013: readonly PrintedBand[] = [
  [0, 150_000, 0, 0],
  [150_001, 300_000, 100, 0],
  [300_001, 500_000, 200, 1_500],
  [500_001, 750_000, 400, 5_500],
  [750_001, null, 600, 15_500],
];

/** Years of assessment 2016 to 2026; 2020 was not confirmed. */
export const turnoverBandsFrom2016: readonly PrintedBand[] = [
  [0, 335_000, 0, 0],
  [335_001, 500_000, 100, 0],
  [500_001, 750_000, 200, 1_650],
  [750_001, null, 300, 6_650],
];

export const lumpSumsFrom2015: Declaration['lumpSums'] = {
  retirement: [
    [0, 500_000, 0, 0],
    [500_001, 700_000, 1800, 0],
    [700_001, 1_050_000, 2700, 36_000],
    [1_050_001, null, 3600, 130_500],
  ],
  withdrawal: [
    [0, 25_000, 0, 0],
    [25_001, 660_000, 1800, 0],
    [660_001, 990_000, 2700, 114_300],
    [990_001, null, 3600, 203_400],
  ],
};

/** Since the year of assessment 2024; 2027 has no confirmed table for withdrawals. */
export const lumpSumsFrom2024 = {
  retirement: [
    [0, 550_000, 0, 0],
    [550_001, 770_000, 1800, 0],
    [770_001, 1_155_000, 2700, 39_600],
    [1_155_001, null, 3600, 143_550],
  ],
  withdrawal: [
    [0, 27_500, 0, 0],
    [27_501, 726_000, 1800, 0],
    [726_001, 1_089_000, 2700, 125_730],
    [1_089_001, null, 3600, 223_740],
  ],
} as const satisfies Declaration['lumpSums'];

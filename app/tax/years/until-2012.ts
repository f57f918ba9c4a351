import type { PrintedBand } from '../brackets.ts';
import { rand, type BasisPoints, type Cents } from '../money.ts';
import { defineTaxYear, type Declaration } from './define-tax-year.ts';
import { capitalGainsFrom2002, perMember, separateRetirementFunds } from './lasting-tables.ts';

/** Whole rand. `ends`: of each band except the open one; `bases`: the tax up to there, as printed. */
type Row = {
  ends: readonly number[];
  bases: readonly number[];
  rebates: readonly [number, number, number?];
  thresholds: readonly [number, number, number?];
  interest: readonly [number, number];
  /** A monthly cap for each of the first two members, and for each further one; no cap before 2007. */
  medical?: readonly [firstTwo: number, further: number];
  company: { rate: BasisPoints; ends: readonly number[]; bases: readonly number[]; grossIncomeLimit: number };
  gains?: typeof capitalGainsFrom2002;
  trust?: BasisPoints;
  turnover?: Declaration['turnover'];
  uif?: Declaration['uif'];
};

const RATES_UNTIL_2002 = [1800, 2600, 3200, 3700, 4000, 4200];
const RATES_FROM_2003 = [1800, 2500, 3000, 3500, 3800, 4000];
const UIF: Row['uif'] = [{ months: 12, ceiling: rand(12_478) }];

/** All that is known of the turnover tax of its first two years. */
const TURNOVER_LIMIT: Row['turnover'] = { brackets: null, qualifyingTurnover: rand(1_000_000) };

const ROWS = {
  2001: {
    ends: [35_000, 45_000, 60_000, 70_000, 200_000],
    bases: [6_300, 8_900, 13_700, 17_400, 69_400],
    rebates: [3_800, 2_900],
    thresholds: [21_111, 36_538],
    interest: [3_000, 4_000],
    company: { rate: 3000, ends: [100_000], bases: [15_000], grossIncomeLimit: 1_000_000 },
  },
  2002: {
    ends: [38_000, 55_000, 80_000, 100_000, 215_000],
    bases: [6_840, 11_260, 19_260, 26_660, 72_660],
    rebates: [4_140, 3_000],
    thresholds: [23_000, 39_154],
    interest: [4_000, 5_000],
    company: { rate: 3000, ends: [100_000], bases: [15_000], grossIncomeLimit: 1_000_000 },
    gains: capitalGainsFrom2002,
  },
  2003: {
    ends: [40_000, 80_000, 110_000, 170_000, 240_000],
    bases: [7_200, 17_200, 26_200, 47_200, 73_800],
    rebates: [4_860, 3_000],
    thresholds: [27_000, 42_640],
    interest: [6_000, 10_000],
    company: { rate: 3000, ends: [150_000], bases: [22_500], grossIncomeLimit: 3_000_000 },
    gains: capitalGainsFrom2002,
    trust: 4000,
  },
  2004: {
    ends: [70_000, 110_000, 140_000, 180_000, 255_000],
    bases: [12_600, 22_600, 31_600, 45_600, 74_100],
    rebates: [5_400, 3_100],
    thresholds: [30_000, 47_222],
    interest: [10_000, 15_000],
    company: { rate: 3000, ends: [150_000], bases: [22_500], grossIncomeLimit: 5_000_000 },
    gains: capitalGainsFrom2002,
    trust: 4000,
  },
  2005: {
    ends: [74_000, 115_000, 155_000, 195_000, 270_000],
    bases: [13_320, 23_570, 35_570, 49_570, 78_070],
    rebates: [5_800, 3_200],
    thresholds: [32_222, 50_000],
    interest: [11_000, 16_000],
    company: { rate: 3000, ends: [150_000], bases: [22_500], grossIncomeLimit: 5_000_000 },
    gains: capitalGainsFrom2002,
  },
  2006: {
    ends: [80_000, 130_000, 180_000, 230_000, 300_000],
    bases: [14_400, 26_900, 41_900, 59_400, 86_000],
    rebates: [6_300, 4_500],
    thresholds: [35_000, 60_000],
    interest: [15_000, 22_000],
    company: { rate: 2900, ends: [35_000, 250_000], bases: [0, 21_500], grossIncomeLimit: 6_000_000 },
    gains: capitalGainsFrom2002,
  },
  2007: {
    ends: [100_000, 160_000, 220_000, 300_000, 400_000],
    bases: [18_000, 33_000, 51_000, 79_000, 117_000],
    rebates: [7_200, 4_500],
    thresholds: [40_000, 65_000],
    interest: [16_500, 24_500],
    medical: [500, 300],
    company: { rate: 2900, ends: [40_000, 300_000], bases: [0, 26_000], grossIncomeLimit: 14_000_000 },
    gains: gains({ year: 12_500, death: 60_000, business: [750_000] }),
  },
  2008: {
    ends: [112_500, 180_000, 250_000, 350_000, 450_000],
    bases: [20_250, 37_125, 58_125, 93_125, 131_125],
    rebates: [7_740, 4_680],
    thresholds: [43_000, 69_000],
    interest: [18_000, 26_000],
    medical: [530, 320],
    company: { rate: 2900, ends: [43_000, 300_000], bases: [0, 25_700], grossIncomeLimit: 14_000_000 },
    gains: gains({ year: 15_000, death: 120_000, business: [750_000] }),
  },
  2009: {
    ends: [122_000, 195_000, 270_000, 380_000, 490_000],
    bases: [21_960, 40_210, 62_710, 101_210, 143_010],
    rebates: [8_280, 5_040],
    thresholds: [46_000, 74_000],
    interest: [19_000, 27_500],
    medical: [570, 345],
    company: { rate: 2800, ends: [46_000, 300_000], bases: [0, 25_400], grossIncomeLimit: 14_000_000 },
    gains: gains({ year: 16_000, death: 120_000, business: [750_000] }),
  },
  2010: {
    ends: [132_000, 210_000, 290_000, 410_000, 525_000],
    bases: [23_760, 43_260, 67_260, 109_260, 152_960],
    rebates: [9_756, 5_400],
    thresholds: [54_200, 84_200],
    interest: [21_000, 30_000],
    medical: [625, 380],
    company: { rate: 2800, ends: [54_200, 300_000], bases: [0, 24_580], grossIncomeLimit: 14_000_000 },
    gains: gains({ year: 17_500, death: 120_000, business: [] }),
    turnover: TURNOVER_LIMIT,
    uif: UIF,
  },
  2011: {
    ends: [140_000, 221_000, 305_000, 431_000, 552_000],
    bases: [25_200, 45_450, 70_650, 114_750, 160_730],
    rebates: [10_260, 5_675],
    thresholds: [57_000, 88_528],
    interest: [22_300, 32_000],
    medical: [670, 410],
    company: { rate: 2800, ends: [57_000, 300_000], bases: [0, 24_300], grossIncomeLimit: 14_000_000 },
    gains: gains({ year: 17_500, death: 120_000, business: [] }),
    turnover: TURNOVER_LIMIT,
    uif: UIF,
  },
  2012: {
    ends: [150_000, 235_000, 325_000, 455_000, 580_000],
    bases: [27_000, 48_250, 75_250, 120_750, 168_250],
    rebates: [10_755, 6_012, 2_000],
    thresholds: [59_750, 93_150, 104_261],
    interest: [22_800, 33_000],
    medical: [720, 440],
    company: { rate: 2800, ends: [59_750, 300_000], bases: [0, 24_025], grossIncomeLimit: 14_000_000 },
    gains: gains({ year: 20_000, death: 200_000, business: [900_000, 5_000_000] }),
    turnover: {
      brackets: bands(
        [0, 100, 300, 500, 700],
        [150_000, 300_000, 500_000, 750_000],
        [0, 1_500, 7_500, 20_000],
      ),
      qualifyingTurnover: rand(1_000_000),
    },
    uif: UIF,
  },
} satisfies Record<number, Row>;

export type EarlyYear = keyof typeof ROWS;

export const earlyTables = Object.entries<Row>(ROWS).map(([year, row]) => tablesOfRow(Number(year), row));

function tablesOfRow(year: number, { ends, bases, rebates, thresholds, interest, company, ...row }: Row) {
  const [primary, secondary, tertiary] = rebates;
  const [under65, from65, from75] = thresholds;
  const rates = company.ends.length === 1 ? [1500, company.rate] : [0, 1000, company.rate];
  return defineTaxYear({
    year,
    individual: {
      brackets: bands(year < 2003 ? RATES_UNTIL_2002 : RATES_FROM_2003, ends, bases),
      rebates: { primary: rand(primary), secondary: rand(secondary), tertiary: randOrNull(tertiary) },
      thresholds: { under65: rand(under65), from65: rand(from65), from75: randOrNull(from75) },
      medical: row.medical
        ? { kind: 'capped-deduction', perMonth: perMember(...row.medical) }
        : { kind: 'expense-deduction' },
      retirement: separateRetirementFunds,
      interestExemption: { under65: rand(interest[0]), from65: rand(interest[1]) },
    },
    company: {
      standardRate: company.rate,
      smallBusiness: {
        brackets: bands(rates, company.ends, company.bases),
        grossIncomeLimit: rand(company.grossIncomeLimit),
      },
    },
    trust: row.trust ?? null,
    turnover: row.turnover ?? null,
    uif: row.uif ?? null,
    capitalGains: row.gains ?? null,
    lumpSums: null,
  });
}

function bands(
  rates: readonly BasisPoints[],
  ends: readonly number[],
  bases: readonly number[],
): readonly PrintedBand[] {
  return rates.map((rate, index) => {
    const below = ends[index - 1];
    return [below === undefined ? 0 : below + 1, ends[index] ?? null, rate, bases[index - 1] ?? 0];
  });
}

type Gains = { year: number; death: number; business: readonly [exclusion?: number, ceiling?: number] };

/** Since 2007, in whole rand. */
function gains({ year, death, business: [exclusion, ceiling] }: Gains): typeof capitalGainsFrom2002 {
  return {
    ...capitalGainsFrom2002,
    annualExclusion: rand(year),
    annualExclusionInYearOfDeath: rand(death),
    primaryResidenceExclusion: rand(1_500_000),
    smallBusinessAssets: { exclusion: randOrNull(exclusion), ceiling: randOrNull(ceiling) },
  };
}

function randOrNull(amount?: number): Cents | null {
  return amount === undefined ? null : rand(amount);
}

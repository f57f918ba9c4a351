import { rand, type BasisPoints, type Cents } from '../money.ts';
import { taxYearLabel, type TaxYear } from '../tax-year.ts';
import type { TableName } from './table-name.ts';

/** The part of a gain that is taxed. Special trusts count as individuals. */
export type InclusionRates = { individual: BasisPoints; company: BasisPoints; trust: BasisPoints };

/** SARS's figures for capital gains of a year. */
export type CapitalGainsTable = {
  name: TableName;
  annualExclusion: Cents;
  annualExclusionInYearOfDeath: Cents;
  primaryResidenceExclusion: Cents;
  inclusion: InclusionRates;
  /** Over a lifetime, from age 55, for businesses worth at most `ceiling`; null where not confirmed. */
  smallBusinessAssets: { exclusion: Cents | null; ceiling: Cents | null };
};

type Amounts = readonly [annual: number, inYearOfDeath: number, primaryResidence: number];
type SmallBusiness = readonly [exclusion: number | null, ceiling: number | null];

const QUARTER: InclusionRates = { individual: 2500, company: 5000, trust: 5000 };
/** The Act says 33,3 and 66,6 per cent, not thirds. */
const THIRD: InclusionRates = { individual: 3330, company: 6660, trust: 6660 };
const TWO_FIFTHS: InclusionRates = { individual: 4000, company: 8000, trust: 8000 };

/** Null in 2000/01: there was no capital gains tax before 1 October 2001. */
export const capitalGainsTables: Record<TaxYear, CapitalGainsTable | null> = {
  2000: null,
  2001: table(2001, [10_000, 50_000, 1_000_000], QUARTER, [500_000, null]),
  2002: table(2002, [10_000, 50_000, 1_000_000], QUARTER, [500_000, null]),
  2003: table(2003, [10_000, 50_000, 1_000_000], QUARTER, [500_000, null]),
  2004: table(2004, [10_000, 50_000, 1_000_000], QUARTER, [500_000, null]),
  2005: table(2005, [10_000, 50_000, 1_000_000], QUARTER, [500_000, null]),
  2006: table(2006, [12_500, 60_000, 1_500_000], QUARTER, [750_000, null]),
  2007: table(2007, [15_000, 120_000, 1_500_000], QUARTER, [750_000, null]),
  2008: table(2008, [16_000, 120_000, 1_500_000], QUARTER, [750_000, null]),
  2009: table(2009, [17_500, 120_000, 1_500_000], QUARTER, [null, null]),
  2010: table(2010, [17_500, 120_000, 1_500_000], QUARTER, [null, null]),
  2011: table(2011, [20_000, 200_000, 1_500_000], QUARTER, [900_000, 5_000_000]),
  2012: table(2012, [30_000, 300_000, 2_000_000], THIRD, [1_800_000, 10_000_000]),
  2013: table(2013, [30_000, 300_000, 2_000_000], THIRD, [1_800_000, 10_000_000]),
  2014: table(2014, [30_000, 300_000, 2_000_000], THIRD, [1_800_000, 10_000_000]),
  2015: table(2015, [30_000, 300_000, 2_000_000], THIRD, [1_800_000, 10_000_000]),
  2016: table(2016, [40_000, 300_000, 2_000_000], TWO_FIFTHS, [1_800_000, 10_000_000]),
  2017: table(2017, [40_000, 300_000, 2_000_000], TWO_FIFTHS, [1_800_000, 10_000_000]),
  2018: table(2018, [40_000, 300_000, 2_000_000], TWO_FIFTHS, [1_800_000, 10_000_000]),
  2019: table(2019, [40_000, 300_000, 2_000_000], TWO_FIFTHS, [1_800_000, 10_000_000]),
  2020: table(2020, [40_000, 300_000, 2_000_000], TWO_FIFTHS, [1_800_000, 10_000_000]),
  2021: table(2021, [40_000, 300_000, 2_000_000], TWO_FIFTHS, [1_800_000, 10_000_000]),
  2022: table(2022, [40_000, 300_000, 2_000_000], TWO_FIFTHS, [1_800_000, 10_000_000]),
  2023: table(2023, [40_000, 300_000, 2_000_000], TWO_FIFTHS, [1_800_000, 10_000_000]),
  2024: table(2024, [40_000, 300_000, 2_000_000], TWO_FIFTHS, [1_800_000, 10_000_000]),
  2025: table(2025, [40_000, 300_000, 2_000_000], TWO_FIFTHS, [1_800_000, 10_000_000]),
  2026: table(2026, [50_000, 440_000, 3_000_000], TWO_FIFTHS, [2_700_000, 15_000_000]),
};

function table(
  taxYear: TaxYear,
  amounts: Amounts,
  inclusion: InclusionRates,
  business: SmallBusiness,
): CapitalGainsTable {
  const [annual, inYearOfDeath, primaryResidence] = amounts;
  const [exclusion, ceiling] = business;
  return {
    name: { basis: 'sars', taxYear, label: taxYearLabel(taxYear) },
    annualExclusion: rand(annual),
    annualExclusionInYearOfDeath: rand(inYearOfDeath),
    primaryResidenceExclusion: rand(primaryResidence),
    inclusion,
    smallBusinessAssets: {
      exclusion: exclusion === null ? null : rand(exclusion),
      ceiling: ceiling === null ? null : rand(ceiling),
    },
  };
}

import type { AgeBand } from '../age.ts';
import type { TaxYear } from '../tax-year.ts';

/** Whole rand. `[first, last, width]`: rows of equal width from `first` to `last`. */
type Rows = readonly (readonly [first: number, last: number, width: number])[];

/** Above the last row: `base` and the highest rate on what is over `excessOver`. */
export type DeductionTable = {
  payments: 1 | 12;
  rows: Rows;
  above: { base: Readonly<Record<AgeBand, number>>; excessOver: number };
};

export type DeductionTables = { month: DeductionTable; year: DeductionTable };

/** PAYE-GEN-01-G01-A03 and A04 of 1 March 2026, as quoted elsewhere on 24 September 2026. No row where no tax is due. */
const tables2027: DeductionTables = {
  month: {
    payments: 12,
    rows: [
      [4_980, 14_978, 101],
      [14_979, 105_578, 151],
      [105_579, 226_178, 201],
    ],
    above: { base: { 'under-65': 85_331, 'from-65': 84_517, 'from-75': 84_246 }, excessOver: 226_078 },
  },
  year: {
    payments: 1,
    rows: [
      [84_299, 409_948, 501],
      [409_949, 510_048, 1_001],
      [510_049, 1_012_883, 1_501],
      [1_012_884, 1_461_107, 2_001],
      [1_461_108, 1_629_219, 1_501],
      [1_629_220, 1_965_387, 2_001],
      [1_965_388, 2_103_433, 3_001],
    ],
    above: { base: { 'under-65': 749_018, 'from-65': 739_253, 'from-75': 736_004 }, excessOver: 2_101_933 },
  },
};

/** The rows of other years, and of weekly and fortnightly tables, were not found. */
export function deductionTablesOf(taxYear: TaxYear): DeductionTables | null {
  return taxYear === 2027 ? tables2027 : null;
}

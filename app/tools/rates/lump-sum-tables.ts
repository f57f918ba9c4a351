import { FIRST_TWO_POT_YEAR } from '#app/tax/rates/two-pot-rates.ts';
import type { TaxYear } from '#app/tax/tax-year.ts';
import { evidenceOf, tablesOf } from '#app/tax/years/index.ts';
import { line, unknownFigure } from './figure.ts';
import { restsOn, type RateTable } from './rate-table.ts';
import { taxYearText } from './tax-year-text.ts';

const ON_TOP =
  'A lump sum is taxed on top of the earlier ones: retirement since October 2007, withdrawals since March 2009, severance since March 2011.';
const SAVINGS_POT = 'Money from the savings pot is taxed as income, not by this table.';
const NOT_FOUND = 'We found no published table for this year, so none is used.';

export function lumpSumTablesOf(taxYear: TaxYear): readonly RateTable[] {
  const { retirement = null, withdrawal = null, note } = tablesOf(taxYear).lumpSums ?? {};
  const notes = [ON_TOP, ...(note ? [note] : [])];
  const pot = taxYear >= FIRST_TWO_POT_YEAR ? [SAVINGS_POT] : [];
  return [
    table(
      'lump-sums',
      'At retirement or on retrenchment, and severance benefits',
      taxYear,
      retirement,
      notes,
    ),
    table('lump-sum-withdrawals', 'Withdrawals before retirement', taxYear, withdrawal, [...notes, ...pot]),
  ];
}

function table(
  id: 'lump-sums' | 'lump-sum-withdrawals',
  title: string,
  taxYear: TaxYear,
  bands: RateTable['bands'] | null,
  notes: readonly string[],
): RateTable {
  const known = { id, title, validFor: taxYearText(taxYear) };
  if (!bands)
    return {
      ...known,
      bands: [],
      lines: [line('scale', 'Bands and rates', unknownFigure)],
      ...restsOn(null),
      notes: [NOT_FOUND],
    };
  return { ...known, bands, lines: [], ...restsOn(evidenceOf(taxYear).lumpSums), notes };
}

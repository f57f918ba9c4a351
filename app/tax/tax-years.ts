import type { TaxYear } from './tax-year.ts';
import { allTables } from './years/index.ts';

export const taxYears: readonly TaxYear[] = allTables.map(({ year }) => year);

export const oldestTaxYear = allTables[0].year;
export const newestTaxYear = taxYears.at(-1) ?? oldestTaxYear;

export function isTaxYear(year: number): year is TaxYear {
  return (taxYears as readonly number[]).includes(year);
}

/** Throws RangeError for a year of assessment without tables. */
export function requireTaxYear(year: number): TaxYear {
  if (!isTaxYear(year)) throw new RangeError(`there are no tables of the year of assessment ${year}`);
  return year;
}

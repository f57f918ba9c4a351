import type { TaxYear } from './tax-year.ts';
import { allTables, oldestTaxYear } from './years/index.ts';

export const taxYears: readonly TaxYear[] = allTables.map(({ year }) => year);

export { oldestTaxYear };
export const newestTaxYear = taxYears.at(-1) ?? oldestTaxYear;

export function isTaxYear(year: number): year is TaxYear {
  return taxYears.some((known) => known === year);
}

/** Throws RangeError for a year of assessment without tables. */
export function requireTaxYear(year: number): TaxYear {
  if (!isTaxYear(year)) throw new RangeError(`there are no tables of the year of assessment ${year}`);
  return year;
}

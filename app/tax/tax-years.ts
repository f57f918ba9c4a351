import type { TaxYear } from './tax-year.ts';
import { newestTables } from './years/newest.ts';

const OLDEST = 2001;

/** The newest year of assessment that has tables. */
export const newestTaxYear = newestTables.year;

/** Every year of assessment that has tables, oldest first. */
export const taxYears: readonly TaxYear[] = Array.from(
  { length: newestTaxYear - OLDEST + 1 },
  (_, index) => (OLDEST + index) as TaxYear,
);

/** The oldest year of assessment that has tables. */
export const oldestTaxYear = requireTaxYear(OLDEST);

export function isTaxYear(year: number): year is TaxYear {
  return (taxYears as readonly number[]).includes(year);
}

/** Throws RangeError for a year of assessment without tables. */
export function requireTaxYear(year: number): TaxYear {
  if (!isTaxYear(year)) throw new RangeError(`there are no tables of the year of assessment ${year}`);
  return year;
}

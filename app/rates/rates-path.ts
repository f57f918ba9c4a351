import { newestTaxYear } from '#app/tax/tax-years.ts';
import { startYearOf, type TaxYear } from '#app/tax/tax-year.ts';

/** The one address of a year's tables; the newest are what `/rates` shows by itself. */
export function ratesPath(year: TaxYear): string {
  return year === newestTaxYear ? '/rates' : `/rates?year=${startYearOf(year)}`;
}

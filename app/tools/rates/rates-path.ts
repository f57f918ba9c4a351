import { newestTaxYear } from '#app/tax/tax-years.ts';
import { startYearOf, type TaxYear } from '#app/tax/tax-year.ts';

export function ratesPath(year: TaxYear): string {
  return year === newestTaxYear ? '/rates' : `/rates?year=${startYearOf(year)}`;
}

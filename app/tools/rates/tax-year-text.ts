import { firstDayOf, lastDayOf, type TaxYear } from '#app/tax/tax-year.ts';
import { dayText } from '#app/platform/core/time.ts';

/** `1 March 2026 to 28 February 2027`. */
export function taxYearText(taxYear: TaxYear): string {
  return `${dayText(firstDayOf(taxYear))} to ${dayText(lastDayOf(taxYear))}`;
}

import { firstDayOf, lastDayOf, type TaxYear } from '#app/tax/tax-year.ts';
import { dayText } from '#app/platform/core/time.ts';

export function taxYearText(taxYear: TaxYear): string {
  return `${dayText(firstDayOf(taxYear))} to ${dayText(lastDayOf(taxYear))}`;
}

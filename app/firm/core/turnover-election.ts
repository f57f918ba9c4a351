import { dayText } from '#app/platform/core/time.ts';
import { taxYearOn } from '#app/tax/tax-year.ts';

/**
 * The start of turnover tax for a new registration. Sixth Schedule, paragraph 8(1), as printed in
 * https://source.acts.co.za/income-tax-act-1962/sch6_8__registration.php, and SARS,
 * https://www.sars.gov.za/types-of-tax/turnover-tax/how-to-register/.
 */
export function turnoverElection(today: string): string {
  return `Not registered for turnover tax yet? A business that runs already can have it from ${dayText(`${taxYearOn(today)}-03-01`)}, and registers before that day, unless the Gazette names a later one. A new business can have it for this tax year if it registers within two months of its start (Sixth Schedule, paragraph 8; form TT01).`;
}

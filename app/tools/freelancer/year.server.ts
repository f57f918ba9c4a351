import { individualRates } from '#app/tax/rates/individual-rates.ts';
import { taxYearLabel, taxYearOn } from '#app/tax/tax-year.ts';
import { isTaxYear, newestTaxYear } from '#app/tax/tax-years.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { offerOf } from '#app/tools/calculators/offer.server.ts';

/** The current tax year, or the newest with tables. */
export function runningYear(today = southAfricanDay()) {
  const running = taxYearOn(today);
  const taxYear = isTaxYear(running) ? running : newestTaxYear;
  return {
    today,
    taxYear,
    rates: individualRates('sars', taxYear),
    missingYear: taxYear === running ? null : taxYearLabel(running),
    offer: offerOf({ tool: 'provisional', type: 'provisional' }),
  };
}

export type RunningYear = ReturnType<typeof runningYear>;

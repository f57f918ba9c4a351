import { autoAssessmentRates } from '#app/tax/rates/auto-assessment-rates.ts';
import { isRefusal } from '#app/tax/refusal.ts';
import { taxYearLabel } from '#app/tax/tax-year.ts';
import { lastEndedYear } from '#app/tools/calculators/auto-assessment-month.ts';
import { offerOf } from '#app/tools/calculators/offer.server.ts';
import type { Offered } from './texts.ts';

/** For the newest completed tax year; `rates` is null if one of the claims is not known for it. */
export function loadCheck() {
  const taxYear = lastEndedYear();
  const rates = autoAssessmentRates('sars', taxYear);
  const { plan, book, talk } = offerOf({ tool: 'auto-assessment', type: 'auto-assessment' });
  const offered: Offered = { price: plan?.cents ?? null, priceText: plan?.price ?? '', talk };
  return {
    label: taxYearLabel(taxYear),
    rates: isRefusal(rates) ? null : rates,
    refusal: isRefusal(rates) ? rates.sentence : null,
    offered,
    start: plan?.to ?? null,
    book,
  };
}

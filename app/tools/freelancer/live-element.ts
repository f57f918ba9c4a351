import type { IndividualRates } from '#app/tax/rates/tables.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { connectLiveForm } from '#app/tools/calculators/live-form.ts';
import { typedIn } from './entries.ts';
import { freelancerTexts } from './texts.ts';

// Loaded by `<live-calculator>` (app/elements.ts): a file that Vite bundles as a worker exports nothing.
const host = document.querySelector<HTMLElement>('live-calculator[data-rates]');
if (host) {
  const rates: IndividualRates = JSON.parse(host.dataset.rates ?? '');
  connectLiveForm(host, (form) => freelancerTexts(typedIn(form), rates, southAfricanDay()));
}

import type { AutoAssessmentRates } from '#app/tax/rates/auto-assessment-rates.ts';
import { connectLiveForm } from '#app/tools/calculators/live-form.ts';
import { refundTexts, typedIn, type Offered } from './texts.ts';

// Loaded by `<live-calculator>` (app/elements.ts): a file that Vite bundles as a worker exports nothing.
const host = document.querySelector<HTMLElement>('live-calculator[data-check]');
if (host) {
  const { rates, offered }: { rates: AutoAssessmentRates; offered: Offered } = JSON.parse(
    host.dataset.check ?? '',
  );
  connectLiveForm(host, (form) => refundTexts(typedIn(form), rates, offered));
  host.querySelector('[data-print]')?.addEventListener('click', () => window.print());
}

import type { IndividualRates } from '#app/tax/rates/tables.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { showTexts } from '#app/platform/ui/show-texts.ts';
import { groupInput } from '#app/tools/calculators/grouped-input.ts';
import { typedIn } from './entries.ts';
import { freelancerTexts } from './texts.ts';

// Loaded by `<live-calculator>` (app/elements.ts): a file that Vite bundles as a worker exports nothing.
const host = document.querySelector<HTMLElement>('live-calculator[data-rates]');
const form = host?.querySelector('form');
if (host && form) connect(host, form);

/** Shows the answer to what is typed in the server's places, without asking the server. */
function connect(host: HTMLElement, form: HTMLFormElement): void {
  const rates = JSON.parse(host.dataset.rates ?? '') as IndividualRates;
  const before = new WeakMap<HTMLInputElement, string>();
  const follow = () => {
    const texts = freelancerTexts(typedIn(new FormData(form)), rates, southAfricanDay());
    showTexts(host, texts);
    for (const input of form.querySelectorAll('input')) {
      if (texts[`${input.name}Error`]) input.setAttribute('aria-invalid', 'true');
      else input.removeAttribute('aria-invalid');
    }
  };
  form.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLInputElement) before.set(target, target.value);
  });
  form.addEventListener('input', (event) => {
    const { target } = event;
    if (target instanceof HTMLInputElement && target.inputMode === 'decimal')
      before.set(target, groupInput(target, event, before.get(target) ?? ''));
    follow();
  });
  follow();
}

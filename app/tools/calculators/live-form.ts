import { showTexts } from '#app/platform/ui/show-texts.ts';
import { keepTypedHere } from '#app/tools/kept/typed-here.ts';
import { keepFieldsClearOfBar } from './clear-of-bar.ts';
import { groupInput, groupTyped } from './grouped-input.ts';

/**
 * Writes the texts for what is typed into the server's places, without a request, and keeps what is typed in the tab.
 * `nameError` marks a field.
 */
export function connectLiveForm(
  host: HTMLElement,
  textsOf: (form: FormData) => Readonly<Record<string, string>>,
): void {
  const form = host.querySelector('form');
  if (!form) return;
  const keep = keepTypedHere(host, form);
  const before = new WeakMap<HTMLInputElement, string>();
  const follow = () => {
    const texts = textsOf(new FormData(form));
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
    keep();
    follow();
  });
  for (const input of form.querySelectorAll('input')) if (input.inputMode === 'decimal') groupTyped(input);
  follow();
  keepFieldsClearOfBar(host);
}

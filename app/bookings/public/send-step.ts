import { focusRefusal } from '#app/platform/forms/focus-refusal.ts';
import { sentFields } from '#app/platform/forms/sent-fields.ts';

/** Sends a form once. `show` puts a refusal in its place, and is false when the answer has none. */
export async function sendStep(form: HTMLFormElement, show: (text: string) => boolean): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('[data-busy]');
  const host = form.parentElement?.closest<HTMLElement>('booking-steps');
  if (!button || button.disabled || !host) return;
  const body = sentFields(form);
  const label = button.textContent;
  button.disabled = true;
  button.textContent = button.dataset.busy ?? label;
  try {
    const answer = await fetch(form.action, { method: 'POST', body });
    // In place of the form: Back would show a time that is no longer free, because the visitor has it.
    if (answer.redirected) return location.replace(answer.url);
    if (!show(await answer.text())) throw new Error('The answer is no step.');
    focusRefusal(host);
  } catch {
    button.disabled = false;
    button.textContent = label;
    const unsent = form.querySelector<HTMLElement>('[data-unsent]');
    unsent?.removeAttribute('hidden');
    unsent?.focus();
  }
}

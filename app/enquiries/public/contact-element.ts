import { parsePage } from '#app/platform/http/parse-page.ts';
import { keepTyped } from './typed-draft.ts';
import { clearFixedErrors } from '#app/platform/forms/fixed-errors.ts';
import { focusRefusal } from '#app/platform/forms/focus-refusal.ts';
import { sentFields } from '#app/platform/forms/sent-fields.ts';
import { closestTo } from '#app/platform/ui/closest-to.ts';

/** Sends the form without leaving the page, so that nothing typed is lost when it is refused or the site is away. */
export function connectContactForm(host: HTMLElement): void {
  const draft = keepTyped(host);
  host.addEventListener('input', ({ target }) => {
    draft.keep();
    clearFixedErrors(host, target);
  });
  host.addEventListener('click', (event) => {
    if (closestTo(event, '[data-clear]')) draft.clear();
  });
  host.addEventListener('submit', (event) => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) void send(event.target);
  });

  async function send(form: HTMLFormElement): Promise<void> {
    const button = form.querySelector<HTMLButtonElement>('[data-busy]');
    if (!button || button.disabled) return;
    const body = sentFields(form);
    const label = button.textContent;
    button.disabled = true;
    button.textContent = button.dataset.busy ?? label;
    form.querySelector('[role=alert]')?.remove();
    show(form, false);
    try {
      const answer = await fetch(form.action, { method: 'POST', body });
      if (answer.redirected) {
        draft.clear();
        return location.assign(answer.url);
      }
      const refused = formIn(await answer.text());
      form.replaceWith(refused);
      draft.mark();
      focusRefusal(refused);
    } catch {
      show(form, true);
      button.disabled = false;
      button.textContent = label;
    }
  }
}

function formIn(text: string): HTMLFormElement {
  const form = parsePage(text).querySelector<HTMLFormElement>('contact-form > form');
  if (!form) throw new Error('The answer is no refusal of the form.');
  return document.adoptNode(form);
}

function show(form: HTMLFormElement, isUnsent: boolean): void {
  const notice = form.querySelector<HTMLElement>('[data-unsent]');
  if (!notice) return;
  notice.hidden = !isUnsent;
  if (!isUnsent) return notice.removeAttribute('role');
  notice.setAttribute('role', 'alert');
  notice.focus();
}

import { SECOND } from '#app/platform/core/time.ts';
import type { ToastAction, ToastDetail } from '#app/platform/ui/show-toast.ts';

const VISIBLE_FOR = 3 * SECOND;
/** Time enough to decide on an action, such as Undo. */
const VISIBLE_WITH_ACTION_FOR = 8 * SECOND;

/** An error disappears with its cause, the message of a button press at the next press. */
export function connectToastRegion(host: HTMLElement): void {
  window.addEventListener('toast', (event) => {
    const detail = event.detail;
    const toast = toastElement(detail);
    host.replaceChildren(toast);
    host.toggleAttribute('data-below', isCovering(host));
    if (detail.tone !== 'loss') removeLater(toast, detail.action ? VISIBLE_WITH_ACTION_FOR : VISIBLE_FOR);
  });
  for (const cause of ['submit', 'input', 'popstate'])
    window.addEventListener(cause, () => host.querySelector('.notice-loss')?.remove(), { capture: true });
  window.addEventListener('submit', () => host.querySelector('.toast:not(:has(form))')?.remove(), {
    capture: true,
  });
}

/** Whether the pressed button, an answer or the question about cookies is where the bar would be. */
function isCovering(host: HTMLElement): boolean {
  const pressed = document.activeElement;
  const kept = [...document.querySelectorAll('.figures, .consent'), ...(pressed ? [pressed] : [])];
  return kept.some((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return element !== document.body && bottom > 0 && top < host.getBoundingClientRect().bottom;
  });
}

function toastElement({ title, description, tone = 'plain', action }: ToastDetail): HTMLElement {
  const toast = element('div', `notice notice-${tone} sheet-lifted toast`);
  const words = element('p');
  words.append(element('b', '', title));
  if (description) words.append(' ', element('span', '', description));
  const dismiss = element('button', 'icon-button', '×');
  dismiss.setAttribute('aria-label', 'Dismiss');
  dismiss.addEventListener('click', () => toast.remove());
  toast.append(words, ...(action ? [actionForm(action)] : []), dismiss);
  return toast;
}

function actionForm({ label, path, fields }: ToastAction): HTMLElement {
  const form = element('form');
  form.method = 'post';
  form.action = path;
  for (const [name, value] of fields)
    form.append(Object.assign(element('input'), { type: 'hidden', name, value }));
  form.append(element('button', 'link-button', label));
  return form;
}

function removeLater(toast: HTMLElement, delay: number): void {
  const remove = () => (toast.matches(':hover, :focus-within') ? setTimeout(remove, SECOND) : toast.remove());
  setTimeout(remove, delay);
}

function element<Tag extends keyof HTMLElementTagNameMap>(name: Tag, className = '', text = '') {
  return Object.assign(document.createElement(name), { className, textContent: text });
}

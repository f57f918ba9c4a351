import { SECOND } from '#app/time.ts';

type ToastDetail = {
  title: string;
  description?: string;
  tone?: 'plain' | 'gain' | 'loss';
  action?: ToastAction;
};

type ToastAction = { label: string; path: string; fields: readonly (readonly [string, string])[] };

const VISIBLE_FOR = 8 * SECOND;

/** An error stays until it is dismissed; any other toast disappears by itself. */
export function connectToastRegion(host: HTMLElement): void {
  window.addEventListener('toast', (event) => {
    const detail = (event as CustomEvent<ToastDetail>).detail;
    const toast = toastElement(detail);
    host.replaceChildren(toast);
    if (detail.tone !== 'loss') removeLater(toast);
  });
}

function toastElement({ title, description, tone = 'plain', action }: ToastDetail): HTMLElement {
  const toast = element('div', `notice notice-${tone} sheet-lifted toast`);
  const words = element('div');
  words.append(element('p', 'font-semibold', title));
  if (description) words.append(element('p', 'text-ink-soft', description));
  if (action) words.append(actionForm(action));
  const dismiss = element('button', 'icon-button', '×');
  dismiss.setAttribute('aria-label', 'Dismiss');
  dismiss.addEventListener('click', () => toast.remove());
  toast.append(words, dismiss);
  return toast;
}

function actionForm({ label, path, fields }: ToastAction): HTMLElement {
  const form = element('form') as HTMLFormElement;
  form.method = 'post';
  form.action = path;
  for (const [name, value] of fields)
    form.append(Object.assign(element('input'), { type: 'hidden', name, value }));
  form.append(element('button', 'link-button', label));
  return form;
}

function removeLater(toast: HTMLElement): void {
  const remove = () => (toast.matches(':hover, :focus-within') ? setTimeout(remove, SECOND) : toast.remove());
  setTimeout(remove, VISIBLE_FOR);
}

function element(name: string, className = '', text = ''): HTMLElement {
  return Object.assign(document.createElement(name), { className, textContent: text });
}

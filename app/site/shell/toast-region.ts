import { SECOND } from '#app/platform/core/time.ts';
import type { ToastAction, ToastDetail } from '#app/platform/ui/show-toast.ts';

const VISIBLE_FOR = 3 * SECOND;
const VISIBLE_WITH_ACTION_FOR = 8 * SECOND;

/** Positions, the best first: at the lower edge, at its other end, where the header is free, at the upper edge. */
const PLACES = ['', 'end', 'above gap', 'above', 'above end'];
const TEXTS = 'h1, h2, h3, p, li, dt, dd, th, td';
const IN_USE = `:focus, .figures, .consent, .answer :is(${TEXTS})`;
const CONTROLS = `${IN_USE}, a, button, input, select, textarea, summary, label`;
const WORDS = `${CONTROLS}, figure, ${TEXTS}`;
/** Covered only as a last resort. The header, without its search and account menu, is covered before the text. */
const KEPT = [
  WORDS,
  `:is(main, .site-search, .client-places) :is(${WORDS}), ${IN_USE}`,
  `${CONTROLS}, :is(h1, h2, h3)`,
  CONTROLS,
  IN_USE,
];

/** An error disappears with its cause, a message about a button at the next press. */
export function connectToastRegion(host: HTMLElement): void {
  const message = document.querySelector<HTMLElement>('.message-leaves');
  if (message) stand(message);
  window.addEventListener('toast', (event) => {
    const detail = event.detail;
    const toast = toastElement(detail);
    host.replaceChildren(toast);
    stand(host);
    if (detail.tone !== 'loss') removeLater(toast, detail.action ? VISIBLE_WITH_ACTION_FOR : VISIBLE_FOR);
  });
  // A result is scrolled into view after its message.
  for (const cause of ['focusin', 'scrollend'])
    window.addEventListener(cause, () => {
      if (!host.matches(':focus-within')) stand(host);
    });
  for (const cause of ['submit', 'input', 'popstate'])
    window.addEventListener(cause, () => host.querySelector('.notice-loss')?.remove(), { capture: true });
  window.addEventListener('submit', () => host.querySelector('.toast:not(:has(form))')?.remove(), {
    capture: true,
  });
}

/** Prefers a place that covers nothing; else only the header; else no control; else nothing in use. */
function stand(host: HTMLElement): void {
  const message = host.firstElementChild;
  if (!message) return;
  // A keyboard covers the lower edge.
  const isTyping = (window.visualViewport?.height ?? Infinity) < window.innerHeight - 99;
  const places = isTyping ? PLACES.toReversed() : PLACES;
  for (const kept of KEPT)
    for (const place of places) {
      host.dataset.at = place;
      if (!isCovering(message, kept)) return;
    }
  host.dataset.at = places[0];
}

function isCovering(message: Element, kept: string): boolean {
  const over = message.getBoundingClientRect();
  const isUnder = ({ left, right, top, bottom }: DOMRect) =>
    right > over.left && left < over.right && bottom > over.top && top < over.bottom;
  return [...document.querySelectorAll(kept)].some(
    (element) =>
      isUnder(element.getBoundingClientRect()) &&
      !message.contains(element) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      (!element.matches(TEXTS) || linesOf(element).some(isUnder)),
  );
}

/** The rest of a last line is free, though the element's box is as wide as the column. */
function linesOf(text: Element): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()];
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

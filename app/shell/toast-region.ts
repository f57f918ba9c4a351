/** What a page hands to `new CustomEvent('toast', { detail })` on window. */
type ToastDetail = { title: string; description?: string; tone?: 'plain' | 'gain' | 'loss' };

const SECOND = 1000;
const SHOWN = 8 * SECOND;

/** Shows the page's own messages. An error stays until it is dismissed; anything else leaves by itself. */
export function connectToastRegion(host: HTMLElement): void {
  window.addEventListener('toast', (event) => {
    const detail = (event as CustomEvent<ToastDetail>).detail;
    const toast = draw(detail);
    host.replaceChildren(toast);
    if (detail.tone !== 'loss') leaveAfterReading(toast);
  });
}

function draw({ title, description, tone = 'plain' }: ToastDetail): HTMLElement {
  const toast = element('div', `notice notice-${tone} sheet-lifted toast`);
  const words = element('div');
  words.append(element('p', 'font-semibold', title));
  if (description) words.append(element('p', 'text-ink-soft', description));
  const dismiss = element('button', 'icon-button', '×');
  dismiss.setAttribute('aria-label', 'Dismiss');
  dismiss.addEventListener('click', () => toast.remove());
  toast.append(words, dismiss);
  return toast;
}

function leaveAfterReading(toast: HTMLElement): void {
  const leave = () => (toast.matches(':hover, :focus-within') ? setTimeout(leave, SECOND) : toast.remove());
  setTimeout(leave, SHOWN);
}

function element(name: string, className = '', text = ''): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

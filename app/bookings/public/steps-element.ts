import { parsePage } from '#app/platform/http/parse-page.ts';
import { clearFixedErrors } from '#app/platform/forms/fixed-errors.ts';
import { keepDetails } from './typed-details.ts';
import { focusNearest, moveInMonth, setRovingDay } from './month-keys.ts';
import { showOwnTimes } from './own-times.ts';
import { sendStep } from './send-step.ts';
import { closestTo } from '#app/platform/ui/closest-to.ts';

/** Shows each step without a page load. Links and forms work without it too. */
export function connectBookingSteps(host: HTMLElement): void {
  const details = keepDetails(host);
  let newest = new AbortController();
  let shown = here();
  prepare(host);

  async function open(address: string, focus: string | number, isNew: boolean): Promise<void> {
    newest.abort();
    newest = new AbortController();
    const { signal } = newest;
    const text = await fetch(address, { signal }).then(
      (answer) => (answer.ok ? answer.text() : null),
      () => null,
    );
    if (signal.aborted) return;
    if (text === null || !show(text)) return location.assign(address);
    if (isNew) history.pushState(history.state, '', address);
    shown = here();
    if (typeof focus === 'number') focusNearest(host, focus);
    else (document.getElementById(focus) ?? document.getElementById('step'))?.focus();
    announce(host, host.querySelector('caption')?.textContent ?? '');
  }

  function show(text: string): boolean {
    if (!replaceStep(host, text)) return false;
    details.putBack();
    prepare(host);
    return true;
  }

  host.addEventListener('click', (event) => {
    const link = closestTo(event, 'a');
    if (!link || isOwnedByReact() || isElsewhere(link, event)) return;
    event.preventDefault();
    void open(link.href, link.dataset.focus ?? link.id, true);
  });
  host.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || isOwnedByReact() || !form.querySelector('[data-unsent]'))
      return;
    event.preventDefault();
    void sendStep(form, show);
  });
  host.addEventListener('input', ({ target }) => {
    details.keep();
    clearFixedErrors(host, target);
  });
  host.addEventListener('keydown', (event) => {
    const month = isOwnedByReact() ? null : moveInMonth(event);
    if (month) void open(month.href, month.date, true);
  });
  window.addEventListener('popstate', () => {
    if (host.isConnected && shown !== here()) void open(location.href, 'step', false);
  });
}

function prepare(host: HTMLElement): void {
  setRovingDay(host);
  showOwnTimes(host);
}

/** False when the page at `text` has no step. */
function replaceStep(host: HTMLElement, text: string): boolean {
  const page = parsePage(text);
  const next = page.querySelector(host.localName);
  if (!next) return false;
  // The status element stays, because only a change of its text is read out.
  const [status] = host.children;
  const [, ...parts] = next.children;
  host.replaceChildren(...(status ? [status] : []), ...parts);
  document.title = page.title;
  // It stands before the steps, and says what the page is for now.
  const [heading, newer] = [document, page].map((one) => one.querySelector('[data-heading]'));
  heading?.replaceChildren(...(newer?.childNodes ?? []));
  return true;
}

function announce(host: HTMLElement, words: string): void {
  const status = host.querySelector('[role=status]');
  if (status) status.textContent = words;
}

function here(): string {
  return location.pathname + location.search;
}

function isOwnedByReact(): boolean {
  return 'hydrated' in document.documentElement.dataset;
}

function isElsewhere(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const { origin, pathname, hash } = new URL(link.href);
  const isNewTab = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return isNewTab || origin !== location.origin || pathname !== location.pathname || hash !== '';
}

import { fetchPage } from '#app/platform/http/fetch-page.ts';

const CHOSEN = 'chosen';

export function connectLiveChoice(host: HTMLElement): void {
  const form = host.querySelector('form');
  let newest = new AbortController();
  form?.addEventListener('change', () => {
    // React owns a page that was reached from a hydrated one.
    if ('hydrated' in document.documentElement.dataset) return;
    newest.abort();
    newest = new AbortController();
    void show(addressOf(form), host, newest.signal);
  });
}

/** Leaves out empty fields, and a year-end that the choice does not need. */
function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') query.append(name, value);
  if (!query.has('entity') && query.get('vat') !== 'E') query.delete('yearend');
  return `${new URL(form.action).pathname}?${query}`.replace(/\?$/, '');
}

async function show(address: string, host: HTMLElement, signal: AbortSignal): Promise<void> {
  const chosen = (await fetchPage(address, signal))?.getElementById(CHOSEN);
  if (!chosen) return;
  document.getElementById(CHOSEN)?.replaceWith(chosen);
  history.replaceState(history.state, '', address);
  const status = host.querySelector('[role=status]');
  if (status) status.textContent = chosen.dataset.summary ?? '';
}

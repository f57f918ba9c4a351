import { fetchPage } from '#app/platform/http/fetch-page.ts';
import { FOUND } from './search-ids.ts';
import { closestTo } from '#app/platform/ui/closest-to.ts';

/** Milliseconds without a key before the list is fetched. */
const PAUSE = 150;

export function connectArticleSearch(host: HTMLElement): void {
  const form = host.querySelector('form');
  const field = host.querySelector('input');
  // React owns a page that was reached from a hydrated one.
  if (!form || !field || 'hydrated' in document.documentElement.dataset) return;
  let latest = new AbortController();
  let shown = addressOf(field.defaultValue);

  async function show(address: string): Promise<void> {
    latest.abort();
    const { signal } = (latest = new AbortController());
    shown = address;
    const page = await fetchPage(address, signal);
    if (page) showFound(page, host);
    else if (!signal.aborted) location.assign(address);
  }

  function typed(): void {
    const address = addressOf(field?.value ?? '');
    if (address === shown) return;
    history.replaceState(history.state, '', address);
    void show(address);
  }

  let pause = 0;
  field.addEventListener('input', () => {
    clearTimeout(pause);
    pause = window.setTimeout(typed, PAUSE);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    clearTimeout(pause);
    typed();
  });
  host.addEventListener('click', (event) => {
    const chip = closestTo(event, 'a');
    if (!chip || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.pushState(null, '', chip.href);
    arrive();
  });
  window.addEventListener('popstate', arrive);

  function arrive(): void {
    const address = location.pathname + location.search;
    clearTimeout(pause);
    field!.value = new URLSearchParams(location.search).get('search') ?? '';
    if (address !== shown) void show(address);
  }

  // For text that was typed before this script came.
  typed();
}

function addressOf(search: string): string {
  return search.trim() ? `/blog?${new URLSearchParams({ search: search.trim() })}` : '/blog';
}

function showFound(page: Document, host: HTMLElement): void {
  const count = document.getElementById(FOUND.count);
  if (count) count.textContent = page.getElementById(FOUND.count)?.textContent ?? '';
  const articles = page.getElementById(FOUND.articles);
  if (articles) document.getElementById(FOUND.articles)?.replaceWith(articles);
  const current = page.querySelector(`${host.localName} [aria-current]`)?.getAttribute('href');
  for (const chip of host.querySelectorAll('a')) {
    if (chip.getAttribute('href') === current) chip.setAttribute('aria-current', 'true');
    else chip.removeAttribute('aria-current');
  }
}

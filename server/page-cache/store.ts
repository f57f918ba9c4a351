import { withSmallerBrotli, type StoredResponse } from './stored-response.ts';

export type Page = {
  stored: StoredResponse;
  group: string;
  storedAt: number;
  freshUntil: number;
  staleUntil: number;
  errorUntil: number;
  retryAt: number;
  usedAt: number;
};

export type PageStore = { pages: Map<string, Page>; bytes: number; maxBytes: number };

/** Variants of one path, besides the path's own page, or addresses with the same status other than 200. */
const GROUP_SIZE = 64;

export function createPageStore(maxBytes: number): PageStore {
  return { pages: new Map(), bytes: 0, maxBytes };
}

export function groupOf(key: string, status: number): string {
  return status === 200 ? (key.split('?')[0] ?? key) : String(status);
}

export function storePage(store: PageStore, key: string, page: Page): void {
  dropPage(store, key);
  const siblings = [...store.pages].filter(([other, { group }]) => group === page.group && other !== group);
  if (siblings.length >= GROUP_SIZE) dropPage(store, oldest(siblings));
  store.pages.set(key, page);
  store.bytes += page.stored.bytes;
  while (store.bytes > store.maxBytes && store.pages.size > 0) dropPage(store, leastNeeded(store));
}

/** Does nothing to a page that was replaced or dropped meanwhile. */
export function shrinkPage(store: PageStore, key: string, page: Page, br: Buffer): void {
  if (store.pages.get(key) !== page) return;
  store.bytes -= page.stored.bytes;
  page.stored = withSmallerBrotli(page.stored, br);
  store.bytes += page.stored.bytes;
}

export function dropPage(store: PageStore, key: string): void {
  const page = store.pages.get(key);
  if (!page) return;
  store.pages.delete(key);
  store.bytes -= page.stored.bytes;
}

/** Variants and other addresses go first: a flood of them leaves the page itself, for when the site fails. */
function leastNeeded({ pages }: PageStore): string {
  const others = [...pages].filter(([key, { group }]) => key !== group);
  return oldest(others.length > 0 ? others : [...pages]);
}

function oldest(pages: [string, Page][]): string {
  return pages.reduce((a, b) => (b[1].usedAt < a[1].usedAt ? b : a))[0];
}

import type { StoredResponse } from './stored-response.ts';

export type Page = {
  stored: StoredResponse;
  /** When a group has `GROUP_SIZE` pages, a new one replaces one of the same group. */
  group: string;
  storedAt: number;
  freshUntil: number;
  staleUntil: number;
  errorUntil: number;
  retryAt: number;
  usedAt: number;
};

export type PageStore = { pages: Map<string, Page>; bytes: number; maxBytes: number };

/** Of variants of one path, or of addresses with the same status other than 200. */
const GROUP_SIZE = 64;

export function createPageStore(maxBytes: number): PageStore {
  return { pages: new Map(), bytes: 0, maxBytes };
}

export function groupOf(key: string, status: number): string {
  return status === 200 ? (key.split('?')[0] ?? key) : String(status);
}

export function storePage(store: PageStore, key: string, page: Page): void {
  dropPage(store, key);
  const siblings = [...store.pages].filter(([, other]) => other.group === page.group);
  if (siblings.length >= GROUP_SIZE) dropPage(store, oldest(siblings));
  store.pages.set(key, page);
  store.bytes += page.stored.bytes;
  while (store.bytes > store.maxBytes && store.pages.size > 0) dropPage(store, oldest([...store.pages]));
}

export function dropPage(store: PageStore, key: string): void {
  const page = store.pages.get(key);
  if (!page) return;
  store.pages.delete(key);
  store.bytes -= page.stored.bytes;
}

function oldest(pages: [string, Page][]): string {
  return pages.reduce((a, b) => (b[1].usedAt < a[1].usedAt ? b : a))[0];
}

import type { StoredResponse } from './stored-response.ts';

export type Page = {
  stored: StoredResponse;
  /** When a group has `GROUP_SIZE` pages, a new one replaces one of the same group. */
  group: string;
  storedAt: number;
  /** Until when it may be served, served while it is renewed, and served while the site fails. */
  freshUntil: number;
  staleUntil: number;
  errorUntil: number;
  /** After a failed renewal: no other attempt before then. */
  retryAt: number;
  usedAt: number;
};

export type PageStore = { pages: Map<string, Page>; bytes: number; maxBytes: number };

/** Of variants of one path, or of addresses with the same status other than 200. */
const GROUP_SIZE = 64;

export function createPageStore(maxBytes: number): PageStore {
  return { pages: new Map(), bytes: 0, maxBytes };
}

/** The group of a page: its path, or its status when that is not 200. */
export function groupOf(key: string, status: number): string {
  return status === 200 ? (key.split('?')[0] ?? key) : String(status);
}

/** Stores a page; the least recently used ones make room for it. */
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

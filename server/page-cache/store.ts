import type { StoredResponse } from './stored-response.ts';

export type Page = {
  stored: StoredResponse;
  /** Pages of one group push out only each other once there are `GROUP_SIZE` of them. */
  group: string;
  storedAt: number;
  /** Until when it may be served as it is, while it is being renewed, and while the site is ill. */
  freshUntil: number;
  staleUntil: number;
  errorUntil: number;
  /** After a failed renewal: the site is left in peace until then. */
  retryAt: number;
  usedAt: number;
};

export type PageStore = { pages: Map<string, Page>; bytes: number; maxBytes: number };

/** Variants of one path (its parameters), and addresses answered with one status other than 200. */
const GROUP_SIZE = 64;

export function createPageStore(maxBytes: number): PageStore {
  return { pages: new Map(), bytes: 0, maxBytes };
}

/** The group of a page: its path, or for anything but a page, its status. */
export function groupOf(key: string, status: number): string {
  return status === 200 ? (key.split('?')[0] ?? key) : String(status);
}

/** Keeps a page; the least recently used ones make room for it. */
export function keepPage(store: PageStore, key: string, page: Page): void {
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

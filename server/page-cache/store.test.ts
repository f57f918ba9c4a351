import { expect, test } from 'vitest';
import { createPageStore, dropPage, groupOf, storePage, type Page, type PageStore } from './store.ts';
import { storeResponse } from './stored-response.ts';

test('the least recently used page makes room for a new one', () => {
  const store = createPageStore(3 * pageOf('/').stored.bytes);
  for (const [index, key] of ['/a', '/b', '/c'].entries()) keep(store, key, index);
  store.pages.get('/a')!.usedAt = 10;
  keep(store, '/d', 11);
  expect([...store.pages.keys()]).toEqual(['/a', '/c', '/d']);
});

test('replacing and dropping pages updates the size', () => {
  const store = createPageStore(1_000_000);
  keep(store, '/a');
  keep(store, '/a');
  expect(store.bytes).toBe(store.pages.get('/a')!.stored.bytes);
  dropPage(store, '/a');
  dropPage(store, '/a');
  expect(store.bytes).toBe(0);
});

test('many variants of one page, or many missing pages, evict only each other', () => {
  for (const [key, status] of [
    ['/rates?year=', 200],
    ['/missing-', 404],
  ] as const) {
    const store = createPageStore(100_000_000);
    keep(store, '/contact', 0);
    for (let number = 0; number < 1_000; number += 1) keep(store, key + number, number + 1, status);
    expect(store.pages.size, key).toBe(65);
    expect(store.pages.has('/contact'), key).toBe(true);
  }
});

test('when the store is full, variants and other addresses go before pages', () => {
  const store = createPageStore(100 * pageOf('/').stored.bytes);
  const pages = Array.from({ length: 20 }, (_, number) => `/page-${number}`);
  for (const page of pages) keep(store, page);
  for (const page of pages) {
    for (let number = 0; number < 70; number += 1) {
      keep(store, `${page}?tab=${number}`, number + 1);
      keep(store, `${page}-${number}`, number + 1, 404);
    }
  }
  expect(store.bytes).toBeLessThanOrEqual(store.maxBytes);
  expect(pages.filter((page) => !store.pages.has(page))).toEqual([]);
});

function keep(store: PageStore, key: string, usedAt = 0, status = 200): void {
  storePage(store, key, pageOf(key, usedAt, status));
}

function pageOf(key: string, usedAt = 0, status = 200): Page {
  const stored = storeResponse({ status, headers: [], body: Buffer.alloc(1_000) });
  const times = { storedAt: 0, freshUntil: 0, staleUntil: 0, errorUntil: 0, retryAt: 0 };
  return { stored, group: groupOf(key, status), usedAt, ...times };
}

import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { PUBLIC_PAGE } from '#app/platform/http/cache.ts';
import { answerPage, createPageCache, findFresh, purgePages } from './page-cache.ts';

const KEY = '/rates';

test('a page that is asked for once is compressed once', async () => {
  const { ask, page } = site();
  await ask();
  expect(page().stored.isSmallest).toBeUndefined();
});

test('a page that is asked for again becomes smaller, under another ETag', async () => {
  const { ask, cache, page } = site();
  await ask();
  const first = page().stored;
  findFresh(cache, KEY);
  await expect.poll(() => page().stored.isSmallest).toBe(true);
  const { br, gzip, identity } = page().stored.variants;
  expect(br.body.length).toBeLessThan(first.variants.br.body.length);
  expect(brotliDecompressSync(br.body).equals(identity.body)).toBe(true);
  expect(new Set([br.etag, first.variants.br.etag, gzip.etag, identity.etag]).size).toBe(4);
  expect(br.head[br.head.indexOf('Content-Length') + 1]).toBe(String(br.body.length));
  expect(br.head[br.head.indexOf('Content-Encoding') + 1]).toBe('br');
  expect(cache.store.bytes).toBe(page().stored.bytes);
});

test('only a renewal with the same text keeps the small copy', async () => {
  const { ask, cache, page, say } = site();
  await ask();
  findFresh(cache, KEY);
  await expect.poll(() => page().stored.isSmallest).toBe(true);
  const small = page().stored.variants.br;
  purgePages(cache);
  await ask();
  expect(page().stored).toMatchObject({ isSmallest: true, variants: { br: { etag: small.etag } } });
  expect(page().stored.variants.br.body).toBe(small.body);
  purgePages(cache);
  say('Other rates. '.repeat(200));
  await ask();
  expect(page().stored.isSmallest).toBeUndefined();
  expect(cache.store.bytes).toBe(page().stored.bytes);
});

test('a page that was renewed meanwhile is left alone', async () => {
  const { ask, cache, page, say } = site();
  await ask();
  findFresh(cache, KEY);
  purgePages(cache);
  say('Other rates. '.repeat(200));
  await ask();
  const renewed = page().stored;
  await expect.poll(() => cache.isShrinking).toBe(false);
  expect(page().stored).toBe(renewed);
});

function site() {
  let text = Array.from({ length: 400 }, (_, row) => `<td>${row * row}</td><td>R ${row * 7919}</td>`).join(
    '',
  );
  const cache = createPageCache([]);
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': PUBLIC_PAGE };
  return {
    cache,
    ask: () => answerPage(cache, KEY, async () => new Response(text, { headers })),
    page: () => cache.store.pages.get(KEY)!,
    say: (other: string) => void (text = other),
  };
}

import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { env } from '#app/platform/env/env.server.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import type { Render } from '#server/exchange.ts';
import { purgePages } from '#server/page-cache/page-cache.ts';
import { startSite } from '#tests/site.ts';
import { loader } from './logos.$key.ts';

const KEY = '3f0d8a52-6a5c-4e0e-9d8f-2b1c7e6a5f40-1767225600000.webp';
const LOGO = Buffer.from('RIFF\x00\x00\x00\x00WEBP', 'latin1');
const OBJECTS = join(env().DATA_DIR, 'objects');

const logFailure = vi.fn<(what: string, reason: string) => void>();
const site = await startSite(logos());
afterAll(() => site.close());
afterEach(async () => {
  await rm(OBJECTS, { recursive: true, force: true });
  site.site.cache.store.pages.clear();
  logFailure.mockClear();
});

test('a stored logo has the type of its address, is cached forever and is not sniffed', async () => {
  await storage().put(KEY, LOGO, 'text/html');
  const answer = await get(KEY);
  expect(answer.status).toBe(200);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(LOGO);
  expect(answer.headers.get('Content-Type')).toBe('image/webp');
  expect(answer.headers.get('Cache-Control')).toContain('immutable');
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
});

test('the file for dense screens has its own address', async () => {
  const double = KEY.replace('.webp', '.2x.webp');
  await storage().put(double, LOGO, 'image/webp');
  expect((await get(double)).status).toBe(200);
});

test('a missing logo is 404, and that is not cached', async () => {
  expect((await get(KEY)).status).toBe(404);
  await storage().put(KEY, LOGO, 'image/webp');
  expect((await get(KEY)).status).toBe(200);
});

test('an invalid address is 404 without reading the storage', async () => {
  const read = vi.spyOn(storage(), 'get');
  for (const key of ['notes.txt', 'logo.svg', 'logo.html', 'logo', '.webp', 'UPPER.WEBP', 'a+b.png'])
    expect((await get(key)).status, key).toBe(404);
  expect((await get('..%2flogo.webp')).status).toBe(400);
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
});

test('without the storage a logo is 503 with a log line, but a cached one is served', async () => {
  const shown = 'shown-before-1.webp';
  await storage().put(shown, LOGO, 'image/webp');
  await get(shown);
  purgePages(site.site.cache);
  await rm(OBJECTS, { recursive: true });
  await writeFile(OBJECTS, '');
  expect((await get('never-shown-1.webp')).status).toBe(503);
  expect(logFailure.mock.calls).toEqual([['a logo could not be read', 'Error ENOTDIR']]);
  expect((await get(shown)).status).toBe(200);
});

function get(key: string) {
  return fetch(`${site.url}/logos/${key}`);
}

function logos(): Render {
  return async (request, context) => {
    const key = decodeURIComponent(new URL(request.url).pathname.replace('/logos/', ''));
    return loader({ request, params: { key }, context: { ...context, logFailure } }).catch(
      (thrown: unknown) => {
        if (thrown instanceof Response) return thrown;
        throw thrown;
      },
    );
  };
}

import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeFolder } from '#tests/folder.ts';
import { sendRaw, startSite } from '#tests/site.ts';
import { compressFolder } from './compress.ts';
import { fileSecurityHeaders } from './security-headers.ts';
import { loadStaticFiles } from './static-files.ts';

const SCRIPT = 'export const rates = [18, 26, 31, 36, 39, 41, 45];\n'.repeat(100);

const folder = makeFolder('static-');
await mkdir(join(folder, 'assets'));
await writeFile(join(folder, 'assets/app-1a2b3c.js'), SCRIPT);
await writeFile(join(folder, 'assets/photo-1a2b3c.png'), crypto.getRandomValues(new Uint8Array(3_000)));
await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
const compressed = await compressFolder(folder);

const security = fileSecurityHeaders('http://localhost');
const site = await startSite(async () => new Response('Remix'), {
  files: await loadStaticFiles(folder, security),
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

test('the build writes a br and a gz copy beside files that get smaller', async () => {
  expect(compressed).toBe(1);
  expect((await readdir(join(folder, 'assets'))).toSorted()).toEqual([
    'app-1a2b3c.js',
    'app-1a2b3c.js.br',
    'app-1a2b3c.js.gz',
    'photo-1a2b3c.png',
  ]);
});

test('a script is sent compressed, cached for a year, with the file headers', async () => {
  for (const encoding of ['br', 'gzip']) {
    const response = await get('/assets/app-1a2b3c.js', encoding);
    const { 'content-length': length, etag: _, date: __, ...headers } = Object.fromEntries(response.headers);
    expect(headers).toEqual({
      connection: 'keep-alive',
      'keep-alive': 'timeout=75',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      'content-encoding': encoding,
    });
    expect(Number(length)).toBeLessThan(SCRIPT.length / 10);
    expect(await response.text()).toBe(SCRIPT);
  }
});

test('each encoding has its own ETag, and a matching one gets 304', async () => {
  const tags = await Promise.all(
    ['br', 'gzip', 'identity'].map(async (encoding) =>
      (await get('/assets/app-1a2b3c.js', encoding)).headers.get('etag'),
    ),
  );
  expect(new Set(tags).size).toBe(3);
  const again = await get('/assets/app-1a2b3c.js', 'br', { 'if-none-match': `W/"other", W/${tags[0]}` });
  expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, tags[0], '']);
});

test('a file without a hash in its name is cached for an hour', async () => {
  expect((await get('/favicon.svg', 'br')).headers.get('cache-control')).toBe('public, max-age=3600');
});

test('a missing asset is refused without Remix, other paths go to Remix', async () => {
  expect((await get('/assets/gone.js', 'br')).status).toBe(404);
  expect(await (await get('/elsewhere.js', 'br')).text()).toBe('Remix');
});

test('only files inside the folder are served', async () => {
  for (const path of ['app-1a2b3c.js.br', 'app-1a2b3c.js/', '']) {
    const head = `GET /assets/${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
    expect(await sendRaw(site.port, head)).toMatch(/^HTTP\/1\.1 404 /);
  }
});

function get(path: string, encoding: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(site.url + path, { headers: { 'accept-encoding': encoding, ...headers } });
}

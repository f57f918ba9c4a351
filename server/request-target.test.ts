import { expect, onTestFinished, test } from 'vitest';
import { PUBLIC_PAGE } from '#app/platform/http/cache.ts';
import { sendRaw, startSite } from '#tests/site.ts';

test('an invalid address gets 400 before cache, origin and log see it', async () => {
  const lines: string[] = [];
  const { port, site } = await serve((line) => lines.push(line));
  for (const address of [
    '/x/../public',
    '/..',
    '/./public',
    '/public/.',
    '/%2e%2e/public',
    '/.%2E/public',
    '/x/%252e%252e/public',
    '/x/..%2fpublic',
    '/x/..%5cpublic',
    '/x%2f..%2fpublic',
    '/x/..;a=b/public',
    '/api/v1/../../page',
    '/%zz',
    '/%E0%A4%A',
    '/a%00b',
    '/a?_data=x',
    '/a?%5Fdata=x',
    '/%5C',
    '/a%5cb',
    '//evil.example/',
    '/\\evil',
    'http://evil.example/',
    '*',
    '/a#b',
  ]) {
    const answer = await sendRaw(port, `GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer, address).toMatch(/^HTTP\/1\.1 400 /);
  }
  expect(site.cache.store.pages.size).toBe(0);
  expect(new Set(lines.map((line) => JSON.parse(line).path))).toEqual(new Set(['']));
});

test('a path with dots in a name, or escapes of an escape, is read', async () => {
  const { url } = await serve();
  for (const path of ['/.well-known/x', '/a..b', '/...', '/100%25', '/%25zz'])
    expect([path, (await fetch(url + path)).status]).toEqual([path, 404]);
});

test('a request with no, two or an impossible Host gets 400, even for a cached page', async () => {
  const { port, url } = await serve();
  await fetch(`${url}/public`);
  for (const [hosts, status] of [
    ['', 400],
    ['Host: \r\n', 400],
    ['Host: x\r\nHost: x\r\n', 400],
    ['Host: x\r\nhOST: evil.example\r\n', 400],
    ['Host: a b\r\n', 400],
    ['Host: evil.example/@x\r\n', 400],
    ['Host: x_1.example:3000\r\n', 200],
    ['Host: [::1]:3000\r\n', 200],
  ] as const) {
    const answer = await sendRaw(port, `GET /public HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`);
    expect([hosts, Number(answer.slice(9, 12))]).toEqual([hosts, status]);
    expect(answer).toContain('X-Content-Type-Options: nosniff');
  }
  expect(await sendRaw(port, 'GET /public HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
});

test('a long address gets 414', async () => {
  const { url } = await serve();
  expect((await fetch(`${url}/${'x'.repeat(9_000)}`)).status).toBe(414);
});

async function serve(logTo?: (line: string) => void) {
  const render = async (request: Request) =>
    request.url.endsWith('/public')
      ? new Response('public', { headers: { 'Cache-Control': PUBLIC_PAGE } })
      : new Response('missing', { status: 404 });
  const running = await startSite(render, { logTo });
  onTestFinished(running.close);
  return running;
}

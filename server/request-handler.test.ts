import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { PUBLIC_PAGE } from '#app/platform/http/cache.ts';
import { gate, sendRaw, startSite } from '#tests/site.ts';
import type { Render } from './exchange.ts';

const OWN = { origin: 'http://localhost:3000' };
const SECURITY = [
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'x-frame-options',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'content-security-policy',
  'x-request-id',
];

test('every response except files has the security headers and a request id', async () => {
  const { url } = await serve();
  const kinds: [number, string, RequestInit?][] = [
    [200, '/page'],
    [200, '/public'],
    [200, '/public'],
    [200, '/healthz'],
    [302, '/redirect'],
    [404, '/assets/missing.js'],
    [404, '/missing'],
    [400, '/%zz'],
    [403, '/page', { method: 'POST', headers: { origin: 'https://evil.example' } }],
    [405, '/page', { method: 'OPTIONS' }],
    [413, '/page', { method: 'POST', headers: OWN, body: 'x'.repeat(1_100_000) }],
    [413, '/api/v1/page', { method: 'POST', body: 'x'.repeat(1_100_000) }],
    [500, '/throw'],
  ];
  for (const [status, path, init] of kinds) {
    const response = await fetch(url + path, { redirect: 'manual', ...init });
    expect([path, response.status]).toEqual([path, status]);
    for (const name of SECURITY) expect([path, name, response.headers.has(name)]).toEqual([path, name, true]);
    await response.text();
  }
});

test('a 304 has them too, with the policy of its page', async () => {
  const { url } = await serve();
  const first = await fetch(`${url}/public`);
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
  const again = await fetch(`${url}/public`, { headers });
  expect(again.status).toBe(304);
  expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
  for (const name of SECURITY) expect([name, again.headers.has(name)]).toEqual([name, true]);
  expect(again.headers.has('content-length')).toBe(false);
});

test('request ids are unique and never taken from the client', async () => {
  const { url } = await serve();
  const headers = { 'x-request-id': 'forged' };
  const idOf = async (path: string) => (await fetch(url + path, { headers })).headers.get('x-request-id');
  const ids = await Promise.all(['/page', '/page', '/public'].map(idOf));
  expect(new Set(ids).size).toBe(3);
  expect(ids).not.toContain('forged');
});

test('Remix gets the request id and the visitor’s address', async () => {
  const { url } = await serve({ hops: 1 });
  const response = await fetch(`${url}/context`, { headers: { 'x-forwarded-for': '6.6.6.6, 198.51.100.7' } });
  const requestId = response.headers.get('x-request-id');
  expect(await response.json()).toEqual({ requestId, clientAddress: '198.51.100.7' });
});

test('the site’s own forms arrive, cross-site forms do not', async () => {
  const { url, port, bodies } = await serve();
  const form = new URLSearchParams({ message: 'Guten Tag – 你好' });
  const own = await fetch(`${url}/page`, { method: 'POST', headers: OWN, body: form });
  expect(await own.text()).toBe('page');
  const sameHost = { origin: `http://127.0.0.1:${port}` };
  expect((await fetch(`${url}/page`, { method: 'POST', headers: sameHost, body: form })).status).toBe(200);
  const evil = { origin: 'https://evil.example' };
  const foreign = await fetch(`${url}/page`, { method: 'POST', headers: evil, body: form });
  expect(foreign.status).toBe(403);
  expect(await foreign.text()).toContain('nothing was done with it');
  expect((await fetch(`${url}/page`, { method: 'POST', body: form })).status).toBe(403);
  expect(bodies).toEqual([form.toString(), form.toString()]);
});

test('a small answer, and every answer about health, needs no thread to be compressed', async () => {
  const { url } = await serve({ probes: { ['a long name '.repeat(100)]: async () => true } });
  for (const path of ['/page', '/healthz', '/readyz']) {
    const { headers } = await fetch(url + path, { headers: { 'accept-encoding': 'br, gzip' } });
    expect([path, headers.get('content-encoding')]).toEqual([path, null]);
  }
});

test('other methods get 405 and the allowed ones', async () => {
  const { port } = await serve();
  for (const method of ['OPTIONS', 'TRACE', 'PROPFIND', 'CONNECT']) {
    const answer = await sendRaw(port, `${method} /page HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer).toContain('Allow: GET, HEAD, POST');
  }
});

test('only an API accepts cross-site posts and preflights', async () => {
  const { url } = await serve();
  const elsewhere = { origin: 'https://elsewhere.example' };
  const posted = await fetch(`${url}/api/v1/method`, { method: 'POST', headers: elsewhere });
  expect(await posted.text()).toBe('POST');
  const preflight = await fetch(`${url}/api/v1/method`, { method: 'OPTIONS', headers: elsewhere });
  expect(await preflight.text()).toBe('OPTIONS');
  expect((await fetch(`${url}/page`, { method: 'OPTIONS' })).status).toBe(405);
});

test('an error page does not reveal its cause', async () => {
  const { url } = await serve();
  const response = await fetch(`${url}/throw`);
  const page = await response.text();
  expect(page).toContain('Something went wrong on our side');
  expect(page).toContain(response.headers.get('x-request-id'));
  expect(page).not.toContain('secret');
});

test('a dynamic page is compressed for the client and varies by encoding', async () => {
  const { url } = await serve();
  for (const encoding of ['br', 'gzip']) {
    const response = await fetch(`${url}/long`, { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    expect(Number(response.headers.get('content-length'))).toBeLessThan(100);
    expect(await response.text()).toBe('long '.repeat(1_000));
  }
  const plain = await fetch(`${url}/long`, { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.has('content-encoding')).toBe(false);
});

test('the data of a navigation arrives in parts, also compressed', async () => {
  const { url } = await serve();
  const response = await fetch(`${url}/stream`, { headers: { 'accept-encoding': 'br' } });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader.read()).value).toBe('first');
  streaming.open();
  expect((await reader.read()).value).toBe('second');
});

test('several cookies stay separate', async () => {
  const { url } = await serve();
  expect((await fetch(`${url}/cookies`)).headers.getSetCookie()).toEqual(['a=1', 'b=2']);
});

test('a request is logged with its path, and without query, cookies or tokens', async () => {
  const lines: string[] = [];
  const { url } = await serve({ logTo: (line) => lines.push(line) });
  const headers = { cookie: 'session=hunter2' };
  await fetch(`${url}/calculation/Zk3v9QpXa7LmN2rT8uWyB5cD?token=hunter2`, { headers });
  await fetch(`${url}/missing?email=someone@example.org`);
  await expect.poll(() => lines.length).toBe(2);
  const [first = '', second = ''] = lines;
  expect(JSON.parse(first)).toMatchObject({ method: 'GET', path: '/calculation/*', status: 404, level: 30 });
  expect(JSON.parse(second)).toMatchObject({ path: '/missing', status: 404, requestId: expect.any(String) });
  expect(lines.join()).not.toMatch(/hunter2|someone|Zk3v9/);
});

test('a visitor who leaves aborts the loaders and is not logged as a failure', async () => {
  const lines: string[] = [];
  const { url } = await serve({ logTo: (line) => lines.push(line) });
  const leaving = new AbortController();
  const headers = { cookie: 'toast=x' };
  const answer = fetch(`${url}/slow`, { headers, signal: leaving.signal }).catch(() => 'left');
  await expect.poll(() => slow.started).toBe(true);
  leaving.abort();
  expect(await answer).toBe('left');
  await expect.poll(() => slow.aborted).toBe(true);
  await setTimeout(50);
  expect(lines.map((line) => JSON.parse(line).level)).toEqual([30]);
});

const PATTERNS = [['/calculation/', '/calculation/:token']] as const;

let streaming = gate();
const slow = { started: false, aborted: false };

async function serve(options: Parameters<typeof startSite>[1] = {}) {
  streaming = gate();
  const bodies: string[] = [];
  const render: Render = async (request, context) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'POST') bodies.push(await request.text());
    if (pathname === '/slow') await left(request.signal);
    if (pathname === '/throw') throw new Error('a secret');
    return answers(request, context)[pathname] ?? new Response('missing', { status: 404 });
  };
  const findRoute = (path: string) => {
    const [, pattern = '/*'] = PATTERNS.find(([start]) => path.startsWith(start)) ?? [];
    return { pattern, params: {}, handle: { api: path.startsWith('/api/v1/') } };
  };
  const running = await startSite(render, { findRoute, ...options });
  onTestFinished(running.close);
  return { ...running, bodies };
}

function answers(request: Request, context: object): Record<string, Response> {
  const cookies = new Headers([
    ['Set-Cookie', 'a=1'],
    ['Set-Cookie', 'b=2'],
  ]);
  const html = { 'Content-Type': 'text/html; charset=utf-8' };
  return {
    '/page': new Response('page', { headers: html }),
    '/public': new Response('public', { headers: { ...html, 'Cache-Control': PUBLIC_PAGE } }),
    '/policy': new Response('', { headers: { 'Content-Security-Policy': "script-src 'self'" } }),
    '/redirect': new Response(null, { status: 302, headers: { Location: '/page' } }),
    '/context': Response.json(context),
    '/url': new Response(`${request.url} ${request.headers.get('host')}`),
    '/long': new Response('long '.repeat(1_000), { headers: html }),
    '/stream': new Response(parts(), { headers: { 'Content-Type': 'text/x-script; charset=utf-8' } }),
    '/cookies': new Response('', { headers: cookies }),
    '/api/v1/method': new Response(request.method),
  };
}

function parts(): ReadableStream {
  return new ReadableStream<string>({
    async start(controller) {
      controller.enqueue('first');
      await streaming.opened;
      controller.enqueue('second');
      controller.close();
    },
  }).pipeThrough(new TextEncoderStream());
}

async function left(signal: AbortSignal): Promise<void> {
  slow.started = true;
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  slow.aborted = true;
}

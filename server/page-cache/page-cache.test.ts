import { expect, onTestFinished, test, vi } from 'vitest';
import { PUBLIC_PAGE } from '#app/platform/http/cache.ts';
import { DAY, MINUTE, SECOND } from '#app/platform/core/time.ts';
import type { Render } from '../exchange.ts';
import { answerPage, createPageCache, purgePages } from './page-cache.ts';
import { gate, startSite } from '#tests/site.ts';

test('a public page is rendered once and then served from the cache', async () => {
  const { get, pages } = await serve();
  expect((await get('/contact')).state).toBe('miss');
  const second = await get('/contact');
  expect([second.state, second.text]).toEqual(['hit', 'page 1']);
  expect(pages.rendered).toEqual(['/contact']);
});

test('concurrent visitors of a page cause one render', async () => {
  const { get, pages, hold } = await serve();
  const release = hold();
  const waiting = Array.from({ length: 20 }, () => get('/contact'));
  await expect.poll(() => pages.rendered.length).toBe(1);
  release();
  const answers = await Promise.all(waiting);
  expect(new Set(answers.map((answer) => answer.text))).toEqual(new Set(['page 1']));
  expect(pages.rendered).toHaveLength(1);
});

test('a stale page is served while it is renewed; past that time it is rendered first', async () => {
  const { get, clock } = await serve();
  await get('/contact');
  clock.now += 6 * MINUTE;
  expect(await get('/contact')).toMatchObject({ state: 'stale', text: 'page 1' });
  await expect.poll(async () => (await get('/contact')).text).toBe('page 2');
  clock.now += 20 * MINUTE;
  expect(await get('/contact')).toMatchObject({ state: 'miss', text: 'page 3' });
});

test.each(['answers 500', 'throws'])(
  'while Remix %s, the last good copy is served for a week',
  async (way) => {
    const { get, clock, pages } = await serve();
    await get('/contact');
    pages.ill = way === 'throws' ? 'throws' : 'answers';
    clock.now += 6 * DAY;
    expect(await get('/contact')).toMatchObject({ status: 200, state: 'stale', text: 'page 1' });
    clock.now += 2 * DAY;
    expect((await get('/contact')).status).toBe(500);
  },
);

test('a failing site is not retried for every visitor', async () => {
  const { get, clock, pages } = await serve();
  await get('/contact');
  pages.ill = 'answers';
  clock.now += DAY;
  for (let visitor = 0; visitor < 10; visitor += 1) await get('/contact');
  expect(pages.rendered).toHaveLength(2);
  pages.ill = undefined;
  clock.now += 6 * SECOND;
  await expect.poll(async () => (await get('/contact')).text).toBe('page 3');
});

test('a visitor with a session gets an uncached page, or the public copy if it fails', async () => {
  const { get, pages } = await serve();
  await get('/contact');
  const own = await get('/contact', { cookie: '__Host-session=abc' });
  expect(own).toMatchObject({ state: 'bypass', text: 'page 2' });
  expect(own.headers.get('cache-control')).toBe('private, no-store');
  expect(pages.cookies).toEqual([null, '__Host-session=abc']);
  pages.ill = 'answers';
  expect(await get('/contact', { cookie: 'session=abc' })).toMatchObject({ status: 200, state: 'stale' });
});

test('a shared page is rendered without cookies and under the site’s own name', async () => {
  const { get, pages } = await serve();
  await get('/contact', { cookie: 'theme=dark', 'x-forwarded-host': 'evil.example' });
  expect(pages.cookies).toEqual([null]);
  expect(pages.urls).toEqual(['http://localhost:3000/contact']);
});

test('a response with a cookie or without s-maxage is not stored', async () => {
  const { get } = await serve({
    '/cookie': { 'Cache-Control': PUBLIC_PAGE, 'Set-Cookie': 'toast=x' },
    '/plain': {},
  });
  for (const path of ['/cookie', '/plain']) {
    const [first, second] = [await get(path), await get(path)];
    expect([first.state, second.state]).toEqual(['bypass', 'bypass']);
    expect(second.text).not.toBe(first.text);
    expect(second.headers.get('cache-control')).toBe('private, no-cache');
  }
});

test('after a purge every page is rendered again, and old copies serve failures', async () => {
  const { get, pages, site } = await serve();
  await get('/contact');
  purgePages(site.cache);
  expect(await get('/contact')).toMatchObject({ state: 'miss', text: 'page 2' });
  purgePages(site.cache);
  pages.ill = 'answers';
  expect(await get('/contact')).toMatchObject({ state: 'stale', text: 'page 2' });
});

test('a page rendered during a purge is not stored', async () => {
  const { get, hold, pages, site } = await serve();
  const release = hold();
  const first = get('/contact');
  await expect.poll(() => pages.rendered.length).toBe(1);
  purgePages(site.cache);
  const second = get('/contact');
  await expect.poll(() => pages.rendered.length).toBe(2);
  release();
  expect((await first).text).toBe('page 1');
  expect((await second).text).toBe('page 2');
  expect(await get('/contact')).toMatchObject({ state: 'hit', text: 'page 2' });
});

test('a page that becomes private is dropped', async () => {
  const headers: Record<string, Record<string, string>> = { '/contact': { 'Cache-Control': PUBLIC_PAGE } };
  const { get, pages, site } = await serve(headers);
  await get('/contact');
  headers['/contact'] = {};
  purgePages(site.cache);
  await get('/contact');
  pages.ill = 'answers';
  expect((await get('/contact')).status).toBe(500);
});

test('a parameter that no page reads costs no render; a private page gets them all', async () => {
  const { get, pages } = await serve({ '/auth': {} });
  for (let number = 0; number < 50; number += 1) await get(`/contact?x=${number}`);
  expect(pages.urls).toEqual(['http://localhost:3000/contact']);
  for (const mode of ['signup', 'signin']) {
    expect((await get(`/auth?mode=${mode}`)).state).toBe('bypass');
    expect(pages.urls.at(-1)).toMatch(`/auth?mode=${mode}`);
  }
});

test('copies for a lost database survive a flood of renders, which is refused', async () => {
  const { get, pages, clock } = await serve({}, { renders: 2 });
  await get('/contact', { 'x-forwarded-for': '198.51.100.7' });
  clock.now += DAY;
  const flood = { 'x-forwarded-for': '2001:db8::1', cookie: 'session=none' };
  const answers = [];
  for (let number = 0; number < 60; number += 1) answers.push(await get(`/flood-${number}`, flood));
  expect(answers.map(({ status }) => status)).toEqual([...Array(40).fill(200), ...Array(20).fill(429)]);
  expect(answers.at(-1)?.headers.get('retry-after')).toBe('5');
  expect((await get('/other', { 'x-forwarded-for': '192.0.2.9' })).status).toBe(200);
  pages.ill = 'answers';
  const visitor = { 'x-forwarded-for': '2001:db8::2' };
  expect(await get('/contact', visitor)).toMatchObject({ status: 200, state: 'stale' });
});

test('a cacheable 404, data of client navigations and HEAD are served like pages', async () => {
  const { get, url } = await serve({ '/gone': { 'Cache-Control': 's-maxage=60' } });
  for (const [path, status] of [
    ['/gone', 404],
    ['/contact.data?_routes=root', 200],
    ['/contact', 200],
  ] as const) {
    expect(await get(path), path).toMatchObject({ status, state: 'miss' });
    expect(await get(path), path).toMatchObject({ status, state: 'hit' });
  }
  expect((await get('/contact.data')).state).toBe('miss');
  const head = await fetch(`${url}/contact`, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
  expect([head.headers.get('x-cache'), head.headers.get('content-length')]).toEqual(['hit', '6']);
  expect(await head.text()).toBe('');
});

async function serve(
  headers: Record<string, Record<string, string>> = {},
  options: Parameters<typeof startSite>[1] = {},
) {
  const pages = {
    rendered: [] as string[],
    urls: [] as string[],
    cookies: [] as (string | null)[],
    ill: undefined as undefined | 'answers' | 'throws',
  };
  let held: Promise<void> | undefined;
  const render: Render = async (request) => {
    const { pathname } = new URL(request.url);
    const number = pages.rendered.push(pathname);
    pages.urls.push(request.url);
    pages.cookies.push(request.headers.get('cookie'));
    await held;
    if (pages.ill === 'throws') throw new Error('the database is away');
    if (pages.ill) return new Response('ill', { status: 500, headers: { 'Cache-Control': PUBLIC_PAGE } });
    const own = headers[pathname] ?? { 'Cache-Control': PUBLIC_PAGE };
    return new Response(`page ${number}`, { status: pathname === '/gone' ? 404 : 200, headers: own });
  };
  const running = await startSite(render, { hops: 1, ...options });
  onTestFinished(running.close);
  async function get(path: string, requestHeaders: Record<string, string> = {}) {
    const response = await fetch(running.url + path, { headers: requestHeaders });
    const state = response.headers.get('x-cache');
    return { status: response.status, state, headers: response.headers, text: await response.text() };
  }
  function hold() {
    const { opened, open } = gate();
    held = opened;
    return open;
  }
  return { ...running, get, pages, hold };
}

test('setting the clock back keeps no page longer', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const cache = createPageCache([]);
  const ask = async () => new Response('page', { headers: { 'Cache-Control': 's-maxage=60' } });
  expect((await answerPage(cache, '/', ask)).state).toBe('miss');
  vi.advanceTimersByTime(2 * MINUTE);
  vi.setSystemTime(Date.now() - DAY);
  expect((await answerPage(cache, '/', ask)).state).toBe('miss');
});

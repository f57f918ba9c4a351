import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { loadRemix, loadRouteTable } from '#server/remix.ts';
import { MINUTE, SECOND } from '#app/platform/core/time.ts';
import { allArticles } from '#app/site/blog/articles.server.ts';
import { BUILD, builtRoutes } from './built-routes.ts';
import { useTestDatabase } from './database.ts';
import { startSite } from './site.ts';

// Each public page is rendered for the first time.
vi.setConfig({ testTimeout: 2 * MINUTE });

await useTestDatabase();
const findRoute = await loadRouteTable(BUILD);
const { url, close } = await startSite(await loadRemix(BUILD), { findRoute });
afterAll(close);

const paths = [...new Set((await builtRoutes()).map(({ path }) => path))];

/** A connection may open during any request, and reads its own parameters from the address. */
const OPENS_DATABASE = /\b(?:readDatabaseUrl|requireDatabaseUrl|connectTo)\b/;

test('a public route declares every query parameter that it reads', async () => {
  const read = recordParams();
  const found = new Map<string, string[]>();
  for (const path of paths.filter((path) => !path.startsWith('/admin'))) {
    const address = path.replace(':slug', allArticles()[0]?.slug ?? '').replace('*', 'no/such/page');
    read.clear();
    const response = await ready(url + address);
    await response.arrayBuffer();
    if (!response.headers.get('cache-control')?.includes('s-maxage')) continue;
    const { params = [], uncached = [] } = findRoute(address).handle.cache ?? {};
    expect([path, [...read].filter((name) => ![...params, ...uncached].includes(name))]).toEqual([path, []]);
    found.set(path, [...read]);
  }
  expect(found.get('/rates')).toContain('year');
  expect(found.get('/blog')).toEqual(['search', 'page']);
  expect(found.size).toBeGreaterThan(20);
});

/** The site may be busy with earlier pages: asks again. */
async function ready(address: string): Promise<Response> {
  const response = await fetch(address, { redirect: 'manual' });
  if (response.status !== 503) return response;
  await response.arrayBuffer();
  await new Promise((resolve) => setTimeout(resolve, SECOND));
  return ready(address);
}

test('a declared parameter is part of the cache key', async () => {
  for (const state of ['miss', 'hit']) {
    const response = await fetch(`${url}/pricing?tab=business`);
    expect([response.headers.get('x-cache'), await response.text()]).toEqual([
      state,
      expect.stringContaining('Business plans'),
    ]);
  }
});

test('nothing is rendered ahead from the page of somebody who is signed in', async () => {
  const ahead = async (cookie: string) =>
    (await fetch(url, { headers: { cookie } })).headers.get('speculation-rules');
  expect(await ahead('theme=dark')).toBe('"/speculation-rules.json"');
  expect(await ahead('session=abc')).toBe(null);
});

test('a page waits for one style sheet; the rest is inline and allowed by its hash', async () => {
  for (const path of ['/', '/calculator', '/pricing', '/payroll', '/deadlines', '/about/partners', '/book']) {
    const response = await fetch(url + path);
    const html = await response.text();
    expect([path, html.match(/<link rel="stylesheet"/g)]).toEqual([path, [expect.any(String)]]);
    const styles = [...html.matchAll(/<style>([^]*?)<\/style>/g)].map(([, style = '']) => hashOf(style));
    expect([path, styles]).toEqual([path, [expect.any(String)]]);
    const [, allowed] =
      /style-src 'self' ([^;]*)/.exec(response.headers.get('content-security-policy') ?? '') ?? [];
    expect([path, allowed?.split(' ')]).toEqual([path, styles]);
  }
});

test('the server contains no route of the site', () => {
  const first = paths.map((path) => path.split('/')[1] ?? '').filter((segment) => /^[\w-]+$/.test(segment));
  const named = new RegExp(`['"\`/^]\\\\?/(${[...new Set(first)].join('|')})\\b`);
  for (const file of globSync('server/**/*.ts').filter((name) => !name.endsWith('.test.ts'))) {
    const lines = readFileSync(file, 'utf8').split('\n');
    const code = lines.filter((line) => !/^\s*(import|\*|\/[/*])/.test(line));
    expect([file, code.filter((line) => named.test(line))]).toEqual([file, []]);
  }
});

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function recordParams(): Set<string> {
  const names = new Set<string>();
  const isOfTheBuild = () => {
    const stack = new Error().stack ?? '';
    return stack.split('\n')[3]?.includes('/build/server/') && !OPENS_DATABASE.test(stack);
  };
  const prototype = URLSearchParams.prototype as unknown as Record<string, (name: string) => unknown>;
  for (const method of ['get', 'getAll', 'has']) {
    const original = prototype[method]!;
    prototype[method] = function record(name) {
      if (isOfTheBuild()) names.add(name);
      return original.call(this, name);
    };
    onTestFinished(() => void (prototype[method] = original));
  }
  return names;
}

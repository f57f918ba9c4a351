import { beforeAll, describe, expect, test } from 'vitest';
import { useTestDatabase } from '#tests/database.ts';
import { expectSafe, expectSafeHeaders } from './answer.ts';
import { cookieOf, furnish, openQueue, type Who } from './place.ts';
import { placesOf } from './places.ts';
import { useBuiltSite, type Answer } from '#tests/built-site.ts';

const HTTPS = 'https://www.example.co.za';
const PEOPLE: Who[] = ['visitor', 'half', 'member', 'admin'];
const PERSONAL = /^\/(?:account|admin|auth|calculation|sign-out)(?:[/?.]|$)/;

await useTestDatabase();
const site = await useBuiltSite({ APP_URL: HTTPS });
const places = placesOf(site.routes);

beforeAll(async () => {
  await openQueue();
  await furnish();
});

test('the route table is there', () => {
  expect(places.length).toBeGreaterThan(60);
});

describe.each(places)('%s', (path) => {
  test.each(PEOPLE)('answers a %s with every header, and lets no cache keep what is theirs', async (who) => {
    for (const method of who === 'admin' ? ['GET', 'HEAD'] : ['GET']) {
      const answer = await site.ask({ path, method, headers: cookieOf(who, '__Host-') });
      expectSafe(answer, path, HTTPS);
      expect(answer.headers['strict-transport-security']).toMatch(/^max-age=31536000/);
      expectKeptBy(answer, path, who);
    }
  });

  test('answers a navigation within the browser alike', async () => {
    const data = path === '/' ? '/_root.data' : `${path}.data`;
    for (const who of ['visitor', 'admin'] as const) {
      const answer = await site.ask({ path: data, headers: cookieOf(who, '__Host-') });
      expectSafe(answer, data, HTTPS);
      expectKeptBy(answer, data, who);
    }
  });

  test('refuses what another site sends, and what no browser sends, with every header', async () => {
    const body = Buffer.from('intent=delete');
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
    for (const method of ['POST', 'DELETE', 'OPTIONS', 'TRACE']) {
      const headers = { ...cookieOf('admin', '__Host-'), ...type, Origin: 'https://evil.example' };
      const answer = await site.ask({ path, method, headers, body });
      expectSafeHeaders(answer, path);
      expect(answer.status === 204 && path.startsWith('/api/v1/') ? 405 : answer.status).toBeGreaterThan(400);
      expect(answer.headers['strict-transport-security']).toBeDefined();
    }
  });
});

test('a file of the build carries them too', async () => {
  const { body } = await site.ask({ path: '/' });
  const files = [...body.matchAll(/"(\/assets\/[\w.-]+\.(?:js|css|woff2|svg|png))"/g)].map(
    ([, path = '']) => path,
  );
  expect(new Set(files.map((path) => path.split('.').at(-1))).size).toBeGreaterThan(2);
  for (const path of [...new Set(files), '/favicon.svg', '/assets/none.js', '/healthz', '/readyz']) {
    const answer = await site.ask({ path });
    expectSafeHeaders(answer, path);
    expect(answer.headers['strict-transport-security']).toBeDefined();
  }
});

const STRANGE: [string, string][] = [
  ['X-Forwarded-Host', 'evil.example'],
  ['X-Forwarded-Proto', 'http'],
  ['X-Forwarded-Port', '1'],
  ['X-Forwarded-Prefix', '/evil'],
  ['Forwarded', 'host=evil.example;proto=http'],
  ['X-Original-URL', '/admin'],
  ['X-Rewrite-URL', '/admin'],
  ['X-HTTP-Method-Override', 'POST'],
  ['X-Host', 'evil.example'],
  ['Host', 'evil.example'],
  ['Origin', 'https://evil.example'],
  ['Referer', 'https://evil.example/'],
  ['X-Remix-SPA-Mode', 'yes'],
  ['X-React-Router-SPA-Mode', 'yes'],
  ['X-React-Router-Prerender-Data', '[]'],
  ['X-Remix-Reload-Document', 'true'],
  ['X-Middleware-Prefetch', '1'],
  ['Accept', 'application/json'],
  ['Accept-Language', 'af'],
  ['User-Agent', 'Googlebot/2.1'],
  ['Purpose', 'prefetch'],
  ['Range', 'bytes=0-10'],
  ['If-Modified-Since', 'Sun, 22 Nov 2036 00:00:00 GMT'],
  ['Cookie', 'theme=evil; __proto__=x'],
  ['Content-Type', 'application/json'],
];

test.each(STRANGE)('%s: %s changes nothing of a page that is kept for everybody', async (name, value) => {
  for (const path of ['/pricing', '/contact', '/no/such/page', '/robots.txt', '/_root.data']) {
    const cold = `zq${STRANGE.findIndex(([other]) => other === name)}`;
    const first = await site.ask({ path: `${path}?page=${cold}`, headers: { [name]: value } });
    expect([path, first.status < 500, first.headers['x-cache']]).toEqual([
      path,
      true,
      expect.not.stringMatching('hit'),
    ]);
    const then = await site.ask({ path: `${path}?page=${cold}` });
    const plain = await site.ask({ path: `${path}?page=plain` });
    expect(then.body.replaceAll(cold, 'plain')).toBe(plain.body);
    expect([then.status, then.body.includes('evil')]).toEqual([plain.status, false]);
  }
});

function expectKeptBy({ headers }: Answer, path: string, who: Who): void {
  const control = headers['cache-control'];
  if (path === '/sw.js') expect(control).toBe('no-cache');
  else if (who !== 'visitor' || headers['set-cookie']) expect(control).toMatch(/^(?:private, )?no-store$/);
  else if (PERSONAL.test(path)) expect(control).toMatch(/^(?:private, )?no-store$|^private, no-cache$/);
  else expect(control).toMatch(/^(?:private, )?no-(?:store|cache)$|s-maxage=/);
}

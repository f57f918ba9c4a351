import { beforeAll, expect, test, vi } from 'vitest';
import { useTestDatabase } from '#tests/database.ts';
import { expectSafe, expectSafeHeaders } from './answer.ts';
import { formOf } from './envelopes.ts';
import { cookieOf, seed, type Who } from './fixture.ts';
import { pathnamesOf } from './pathnames.ts';
import { useBuiltSite, type Answer } from '#tests/built-site.ts';
import { isNightly } from '#tests/nightly.ts';

const HTTPS = 'https://www.example.co.za';
const MEMBERS: Who[] = ['half', 'member', 'admin'];
const PERSONAL = /^\/(?:account|admin|auth|calculation|in-person|kept|payment-mails|sign-out)(?:[/?.]|$)/;

vi.setConfig({ testTimeout: 120_000 });

await useTestDatabase();
const site = await useBuiltSite({ APP_URL: HTTPS });
const pathnames = pathnamesOf(site.routes);
beforeAll(seed);

test('every page has every header, and personal pages are never cached', async () => {
  expect(pathnames.length).toBeGreaterThan(60);
  for (const [number, path] of pathnames.entries()) {
    // By day a visitor and one of the others.
    const people: Who[] = isNightly
      ? [...MEMBERS, 'visitor']
      : [MEMBERS[number % MEMBERS.length]!, 'visitor'];
    for (const who of people) {
      for (const method of who === 'admin' ? ['GET', 'HEAD'] : ['GET']) await expectOwn(path, who, method);
    }
    // Client navigations request only the page's data.
    const data = path === '/' ? '/_root.data' : `${path}.data`;
    const readers = ['visitor', 'admin'] as const;
    for (const who of isNightly ? readers : [readers[number % 2]!]) await expectOwn(data, who);
  }
});

test('cross-site and malformed requests are refused with every header', async () => {
  const { headers: type, body } = formOf({ intent: 'delete' });
  const headers = { ...cookieOf('admin', '__Host-'), ...type, Origin: 'https://evil.example' };
  for (const path of pathnames) {
    // A mail program posts there without an origin (RFC 8058).
    const isOneClick = /^\/payment-mails\/.*\/end$/.test(path);
    for (const method of [...(isOneClick ? [] : ['POST']), 'DELETE', 'OPTIONS', 'TRACE']) {
      const answer = await site.request({ path, method, headers, body });
      expectSafeHeaders(answer, path);
      const isPreflight = answer.status === 204 && path.startsWith('/api/v1/');
      expect(isPreflight ? 405 : answer.status, `${method} ${path}`).toBeGreaterThan(400);
      expect(answer.headers['strict-transport-security']).toBeDefined();
    }
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

test('no request header changes a shared cached page', async () => {
  for (const [number, [name, value]] of STRANGE.entries()) {
    for (const path of ['/pricing?tab=', '/rates?year=', '/deadlines?entity=']) {
      const cold = `zq${number}`;
      const first = await site.request({ path: path + cold, headers: { [name]: value } });
      expect(first.status, `${path} with ${name}`).toBeLessThan(500);
      expect(first.headers['x-cache'], `${path} with ${name}`).not.toBe('hit');
      const then = await site.request({ path: path + cold });
      const plain = await site.request({ path: `${path}plain` });
      expect(then.body.replaceAll(cold, 'plain'), `${path} with ${name}`).toBe(plain.body);
      expect([then.status, then.body.includes('evil')]).toEqual([plain.status, false]);
    }
  }
});

async function expectOwn(path: string, who: Who, method = 'GET'): Promise<void> {
  const answer = await site.request({ path, method, headers: cookieOf(who, '__Host-') });
  expectSafe(answer, path, HTTPS);
  expect(answer.headers['strict-transport-security'], path).toMatch(/^max-age=31536000/);
  expectStoredBy(answer, path, who);
}

function expectStoredBy({ headers }: Answer, path: string, who: Who): void {
  const control = headers['cache-control'];
  if (path === '/sw.js') expect(control).toBe('no-cache');
  else if (who !== 'visitor' || headers['set-cookie'])
    expect(control, path).toMatch(/^(?:private, )?no-store$/);
  else if (PERSONAL.test(path)) expect(control).toMatch(/^(?:private, )?no-store$|^private, no-cache$/);
  else expect(control).toMatch(/^(?:private, )?no-(?:store|cache)$|s-maxage=/);
}

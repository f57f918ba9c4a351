import { expect, test } from 'vitest';
import { isOwnRequest, ownOrigins } from './origin.ts';

const SITE = 'https://www.example.co.za';
const LOCAL = 'http://localhost:3000';
const post = { method: 'POST' };

test('reading is allowed from everywhere, changes only from the site itself', () => {
  const own = { ...post, origin: SITE };
  for (const [request, isOwn] of [
    [{ method: 'GET', origin: 'https://evil.example' }, true],
    [own, true],
    [{ ...own, origin: 'https://evil.example' }, false],
    [{ ...own, origin: 'http://www.example.co.za' }, false],
    [{ ...own, origin: 'https://www.example.co.za:8443' }, false],
    [{ ...own, origin: 'https://www.example.co.za.evil.example' }, false],
    [{ ...own, origin: 'nonsense' }, false],
    ...['POST', 'PUT', 'PATCH', 'DELETE'].map((method) => [{ method }, false] as const),
    // Without Origin, Sec-Fetch-Site decides, then Referer.
    [{ ...post, fetchSite: 'same-origin' }, true],
    [{ ...post, fetchSite: 'same-site', referer: `${SITE}/contact` }, false],
    [{ ...post, referer: `${SITE}/contact` }, true],
    [{ ...post, referer: 'https://evil.example/?https://www.example.co.za' }, false],
    // An Origin of "null" counts only with Sec-Fetch-Site.
    [{ ...post, origin: 'null', fetchSite: 'same-origin' }, true],
    [{ ...post, origin: 'null', fetchSite: 'cross-site' }, false],
    [{ ...post, origin: 'null', referer: `${SITE}/contact` }, false],
  ] as const)
    expect(isOwnRequest(request, [SITE]), JSON.stringify(request)).toBe(isOwn);
});

test('a real host name is the origin, whatever Host says; loopback allows all names', () => {
  for (const [site, host, ...more] of [
    [SITE, 'evil.example'],
    [SITE, 'localhost:3000'],
    [SITE, undefined],
    [LOCAL, '127.0.0.1:3000', 'http://127.0.0.1:3000'],
    [LOCAL, '[::1]:3000', 'http://[::1]:3000'],
    [LOCAL, 'site.localhost:4000', 'http://site.localhost:4000'],
    [LOCAL, 'rebound.evil.example:3000'],
    [LOCAL, 'not a host'],
  ] as const)
    expect(ownOrigins(site, host), `${site} as ${host}`).toEqual([site, ...more]);
});

import { expect, test } from 'vitest';
import { isOwnRequest, ownOrigins } from './origin.ts';

const SITE = 'https://www.example.co.za';
const post = { method: 'POST' };

test('reading is allowed from everywhere', () => {
  expect(isOwnRequest({ method: 'GET', origin: 'https://evil.example' }, [SITE])).toBe(true);
});

test('a form of the site itself is accepted', () => {
  expect(isOwnRequest({ ...post, origin: SITE }, [SITE])).toBe(true);
});

test('a form from any other origin is refused', () => {
  for (const origin of [
    'https://evil.example',
    'http://www.example.co.za',
    'https://www.example.co.za:8443',
    'https://www.example.co.za.evil.example',
    'nonsense',
  ]) {
    expect([origin, isOwnRequest({ ...post, origin }, [SITE])]).toEqual([origin, false]);
  }
});

test('a mutation without an origin is refused', () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
    expect(isOwnRequest({ method }, [SITE])).toBe(false);
});

test('without Origin, Sec-Fetch-Site decides, then Referer', () => {
  expect(isOwnRequest({ ...post, fetchSite: 'same-origin' }, [SITE])).toBe(true);
  expect(isOwnRequest({ ...post, fetchSite: 'same-site', referer: `${SITE}/contact` }, [SITE])).toBe(false);
  expect(isOwnRequest({ ...post, referer: `${SITE}/contact` }, [SITE])).toBe(true);
  expect(isOwnRequest({ ...post, referer: 'https://evil.example/?https://www.example.co.za' }, [SITE])).toBe(
    false,
  );
});

test('an Origin of "null" counts only with Sec-Fetch-Site', () => {
  expect(isOwnRequest({ ...post, origin: 'null', fetchSite: 'same-origin' }, [SITE])).toBe(true);
  expect(isOwnRequest({ ...post, origin: 'null', fetchSite: 'cross-site' }, [SITE])).toBe(false);
  expect(isOwnRequest({ ...post, origin: 'null', referer: `${SITE}/contact` }, [SITE])).toBe(false);
});

test('a site with a real name has that origin, whatever Host says', () => {
  expect(ownOrigins(SITE, 'evil.example')).toEqual([SITE]);
  expect(ownOrigins(SITE, 'localhost:3000')).toEqual([SITE]);
  expect(ownOrigins(SITE, undefined)).toEqual([SITE]);
});

test('a demonstration on loopback accepts every loopback name and no other', () => {
  const demonstration = 'http://localhost:3000';
  expect(ownOrigins(demonstration, '127.0.0.1:3000')).toEqual([demonstration, 'http://127.0.0.1:3000']);
  expect(ownOrigins(demonstration, '[::1]:3000')).toEqual([demonstration, 'http://[::1]:3000']);
  expect(ownOrigins(demonstration, 'site.localhost:4000')).toEqual([
    demonstration,
    'http://site.localhost:4000',
  ]);
  expect(ownOrigins(demonstration, 'rebound.evil.example:3000')).toEqual([demonstration]);
  expect(ownOrigins(demonstration, 'not a host')).toEqual([demonstration]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cacheKey, isPersonal } from './key.ts';

const READ = ['page', 'year', 'from'];

test('the key is the path with the sorted parameters that the page reads', () => {
  expect(cacheKey('/', '')).toBe('/');
  expect(cacheKey('/blog/feed.xml', '')).toBe('/blog/feed.xml');
  expect(cacheKey('/rates', 'year=2026&from=2025', READ)).toBe('/rates?from=2025&year=2026');
  expect(cacheKey('/contact.data', '_routes=root,routes/contact')).toBe(
    '/contact.data?_routes=root,routes/contact',
  );
});

test('parameters that mail and advertising add are not part of the key', () => {
  expect(cacheKey('/', 'utm_source=mail&gclid=x&fbclid=y')).toBe('/');
  expect(cacheKey('/blog', 'utm_medium=mail&page=2', READ)).toBe('/blog?page=2');
});

test('paths and parameters that could fill the cache bypass it', () => {
  for (const [path, query] of [
    ['/', 'x=1'],
    ['/', '_routes=root'],
    ['/blog', 'page=1&page=2'],
    ['/blog', 'page=<script>'],
    ['/blog', `page=${'1'.repeat(201)}`],
    ['/Contact', ''],
    ['/contact/', ''],
    ['/blog//x', ''],
    ['/%63ontact', ''],
  ] as const) {
    expect([path, query, cacheKey(path, query, READ)]).toEqual([path, query, null]);
  }
  expect(cacheKey('/contact', 'page=2')).toBeNull();
});

test('the key of a key is the same key', () => {
  const parameter = fc.tuple(
    fc.constantFrom('page', 'year', 'from', 'utm_source', 'x'),
    fc.stringMatching(/^[a-z0-9]{0,5}$/),
  );
  fc.assert(
    fc.property(fc.constantFrom('/', '/blog', '/rates'), fc.array(parameter), (path, parameters) => {
      const key = cacheKey(path, parameters.map((pair) => pair.join('=')).join('&'), READ);
      if (key === null) return;
      const [keyPath = '', keyQuery = ''] = key.split('?');
      expect(cacheKey(keyPath, keyQuery, READ)).toBe(key);
    }),
  );
});

test('a session or a toast makes a page personal, another cookie does not', () => {
  expect(isPersonal('__Host-session=abc')).toBe(true);
  expect(isPersonal('theme=dark; session=abc')).toBe(true);
  expect(isPersonal('theme=dark;toast=abc')).toBe(true);
  expect(isPersonal('theme=dark; nosession=1; my-toast=1')).toBe(false);
  expect(isPersonal(undefined)).toBe(false);
});

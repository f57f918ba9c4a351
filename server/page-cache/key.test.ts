import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cacheKey, isPersonal } from './key.ts';

const READ = { params: ['page', 'year', 'from'], uncached: ['search'] };

test('the key is the path with the sorted parameters that the page reads', () => {
  for (const [path, query, key] of [
    ['/', '', '/'],
    ['/blog/feed.xml', '', '/blog/feed.xml'],
    ['/rates', 'year=2026&from=2025', '/rates?from=2025&year=2026'],
    ['/rates', 'utm_source=mail&year=2026&x=1&&=&x=2', '/rates?year=2026'],
    ['/contact.data', 'x=1&_routes=root,routes/contact', '/contact.data?_routes=root,routes/contact'],
    ['/contact', '_routes=root', '/contact'],
    ['/contact', `x=${'<script>'.repeat(100)}`, '/contact'],
    ['/blog', '%70age=2&PAGE=3&page[]=4', '/blog'],
  ] as const) {
    expect([path, query, cacheKey(path, query, READ)]).toEqual([path, query, key]);
  }
  expect(cacheKey('/contact', 'page=2')).toBe('/contact');
});

test('paths and values that could fill the cache bypass it', () => {
  for (const [path, query] of [
    ['/blog', 'page=1&page=2'],
    ['/blog', 'page=<script>'],
    ['/blog', `page=${'1'.repeat(201)}`],
    ['/blog', 'page=1&search=x'],
    ['/blog', 'search'],
    ['/pricing', 'preview=x'],
    ['/Contact', ''],
    ['/contact/', ''],
    ['/blog//x', ''],
    ['/%63ontact', ''],
  ] as const) {
    expect([path, query, cacheKey(path, query, READ)]).toEqual([path, query, null]);
  }
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
  expect(isPersonal('__Host-opened=abc')).toBe(true);
  expect(isPersonal('__Secure-typed=abc')).toBe(true);
  expect(isPersonal('theme=dark; nosession=1; my-toast=1')).toBe(false);
  expect(isPersonal(undefined)).toBe(false);
});

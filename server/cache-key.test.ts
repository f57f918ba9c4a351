import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cacheKey, isPersonal } from './cache-key.ts';

test('a page without parameters is kept under its path', () => {
  expect(cacheKey('/', '')).toBe('/');
  expect(cacheKey('/tax/individual', '')).toBe('/tax/individual');
  expect(cacheKey('/blog/feed.xml', '')).toBe('/blog/feed.xml');
});

test('parameters that pages read are part of the key, in one order', () => {
  expect(cacheKey('/rates', 'year=2026&from=2025')).toBe('/rates?from=2025&year=2026');
  expect(cacheKey('/deadlines.ics', 'vat=A&registered=2019-05-14')).toBe(
    '/deadlines.ics?registered=2019-05-14&vat=A',
  );
  expect(cacheKey('/contact.data', '_routes=root,routes/contact')).toBe(
    '/contact.data?_routes=root,routes/contact',
  );
});

test('what mail and advertising add is no part of the key', () => {
  expect(cacheKey('/', 'utm_source=mail&gclid=x&fbclid=y')).toBe('/');
  expect(cacheKey('/blog', 'utm_medium=mail&page=2')).toBe('/blog?page=2');
});

test.each([
  ['an unknown parameter', '/', 'x=1'],
  ['a search, of which there are endlessly many', '/blog', 'search=tax'],
  ['a parameter given twice', '/blog', 'page=1&page=2'],
  ['a value no page knows', '/blog', 'page=<script>'],
  ['a very long value', '/blog', `page=${'1'.repeat(201)}`],
  ['capital letters', '/Contact', ''],
  ['a trailing slash', '/contact/', ''],
  ['a doubled slash', '/blog//x', ''],
  ['an escaped path', '/%63ontact', ''],
])('%s passes the cache by', (_, path, query) => {
  expect(cacheKey(path, query)).toBeNull();
});

test('a key is its own key, so a page is stored once', () => {
  const parameter = fc.tuple(
    fc.constantFrom('page', 'year', 'basis', 'utm_source', 'x'),
    fc.stringMatching(/^[a-z0-9]{0,5}$/),
  );
  fc.assert(
    fc.property(fc.constantFrom('/', '/blog', '/rates'), fc.array(parameter), (path, parameters) => {
      const key = cacheKey(path, parameters.map((pair) => pair.join('=')).join('&'));
      if (key === null) return;
      const [keyPath = '', keyQuery = ''] = key.split('?');
      expect(cacheKey(keyPath, keyQuery)).toBe(key);
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

import { expect, test } from 'vitest';
import { createPatterns } from './route-pattern.ts';

const module = { default: () => null };
const ROUTES = {
  root: { id: 'root', path: '', module },
  home: { id: 'home', parentId: 'root', index: true, module },
  article: { id: 'article', parentId: 'root', path: 'blog/:slug', module },
  admin: { id: 'admin', parentId: 'root', path: 'admin', module },
  overview: { id: 'overview', parentId: 'admin', index: true, module },
  message: { id: 'message', parentId: 'admin', path: 'messages/:id', module },
  unknown: { id: 'unknown', parentId: 'root', path: '*', module },
};

const patternOf = createPatterns(ROUTES);

test.each([
  ['/', '/'],
  ['/_root.data', '/'],
  ['/blog/vat-in-short', '/blog/:slug'],
  ['/blog/vat-in-short.data', '/blog/:slug'],
  ['/admin', '/admin'],
  ['/admin/messages/3b1f', '/admin/messages/:id'],
  ['/someone@example.org', '/*'],
])('%s is counted as %s', (path, pattern) => {
  expect(patternOf(path)).toBe(pattern);
  expect(patternOf(path)).toBe(pattern);
});

test('any number of invented paths are one pattern', () => {
  const found = Array.from({ length: 3_000 }, (_, index) => patternOf(`/invented/${index}`));
  expect(new Set(found)).toEqual(new Set(['/*']));
});

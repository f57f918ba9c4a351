import { expect, test } from 'vitest';
import { createRouteTable } from './route-table.ts';

const show = () => null;
const module = { default: show };
const ROUTES = {
  root: { id: 'root', path: '', module },
  home: { id: 'home', parentId: 'root', index: true, module },
  article: {
    id: 'article',
    parentId: 'root',
    path: 'blog/:slug',
    module: { default: show, handle: { cache: { params: ['page'] } } },
  },
  admin: {
    id: 'admin',
    parentId: 'root',
    path: 'admin',
    module: { default: show, handle: { hydrate: true } },
  },
  overview: { id: 'overview', parentId: 'admin', index: true, module },
  list: {
    id: 'list',
    parentId: 'admin',
    path: ':list',
    module: { default: show, handle: { hydrate: false, upload: { bytes: 5 } } },
  },
  unknown: { id: 'unknown', parentId: 'root', path: '*', module },
};

const findRoute = createRouteTable(ROUTES);

test('a path has the pattern of its route, for page data too', () => {
  for (const [path, pattern] of [
    ['/', '/'],
    ['/_root.data', '/'],
    ['/blog/vat-in-short', '/blog/:slug'],
    ['/blog/vat-in-short.data', '/blog/:slug'],
    ['/admin', '/admin'],
    ['/admin/clients', '/admin/:list'],
    ['/someone@example.org', '/*'],
  ] as const) {
    expect([path, findRoute(path).pattern]).toEqual([path, pattern]);
    expect([path, findRoute(path).pattern]).toEqual([path, pattern]);
  }
});

test('declarations of nested routes are merged, and the innermost wins', () => {
  expect(findRoute('/').handle).toEqual({});
  expect(findRoute('/blog/x.data').handle).toEqual({ cache: { params: ['page'] } });
  expect(findRoute('/admin').handle).toEqual({ hydrate: true });
  expect(findRoute('/admin/clients').handle).toEqual({ hydrate: false, upload: { bytes: 5 } });
});

test('all unknown paths share one pattern', () => {
  const found = Array.from({ length: 3_000 }, (_, index) => findRoute(`/invented/${index}`).pattern);
  expect(new Set(found)).toEqual(new Set(['/*']));
});

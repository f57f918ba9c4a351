import { createRequire } from 'node:module';
import type { AgnosticRouteObject, matchRoutes } from '@remix-run/router';
import type { ServerBuild } from '@remix-run/node';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { narrowManifest } from '#app/platform/http/narrow-manifest.ts';
import { builtRoutes } from './built-routes.ts';
import { isNightly } from '#tests/nightly.ts';

type Route = { id: string; parentId?: string; path?: string; index?: boolean };
type Routes = Record<string, Route | undefined>;
type Router = { matchRoutes: typeof matchRoutes };

/** Servers load the patched package, browsers the published one. */
const mended = createRequire(import.meta.url)('@remix-run/router') as Router;
const published = (await import(address('../node_modules/@remix-run/router/dist/router.js'))) as Router;

const build = (await import(address('../build/server/index.js'))) as ServerBuild;
const tree = childrenOf(build.routes, undefined);
const paths = (await builtRoutes()).map(({ path }) => path);

const RUNS = isNightly ? 5_000 : 1_000;

const odd = fc.oneof(
  fc.constantFrom('', '.', '..', '%2F', '%zz', 'Admin', 'a b', 'é', 'x.data', ':id', '*', '(', '\n'),
  fc.string({ maxLength: 8 }),
);

const visited = fc
  .record({
    path: fc.oneof(
      fc.constantFrom(...paths),
      odd.map((text) => `/${text}`),
    ),
    values: fc.array(odd, { minLength: 4, maxLength: 4 }),
    end: fc.constantFrom('', '', '/', '//', '/more'),
    upper: fc.boolean(),
    doubled: fc.boolean(),
  })
  .map(({ path, values, end, upper, doubled }) => {
    const filled = path.replaceAll(/:\w+|\*/g, () => values.pop() ?? '') + end;
    return (upper ? filled.toUpperCase() : filled).replace(/.\//, (found) => (doubled ? `${found}/` : found));
  });

test('the patched router matches like the published one', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const seen = { found: 0, lost: 0 };
  fc.assert(
    fc.property(visited, (path) => {
      const match = found(mended, path);
      seen[match?.at(-1)?.id === 'routes/$' ? 'lost' : 'found'] += 1;
      expect(match).toEqual(found(published, path));
    }),
    { numRuns: RUNS },
  );
  expect(seen.found).toBeGreaterThan(RUNS / 5);
  expect(seen.lost).toBeGreaterThan(RUNS / 10);
});

test('a page and those above it match the same routes in the narrowed manifest', () => {
  for (const path of paths.map((pattern) => pattern.replaceAll(/:\w+|\*/g, 'AB-1'))) {
    const page = found(published, path) ?? [];
    const matched = page.map(({ id }) => id ?? '');
    const { routes } = narrowManifest(build.assets, matched, path);
    expect(Object.keys(routes).length).toBeLessThan(25);
    const narrowed = childrenOf(routes, undefined);
    for (let above = path; above; above = above.slice(0, above.lastIndexOf('/')))
      expect(found(published, above, narrowed), above).toEqual(found(published, above));
  }
});

test('a page with another spelling of its address keeps the matched routes', () => {
  for (const path of ['/%61dmin/users', '/ADMIN/Users']) {
    const matched = found(published, path)?.map(({ id }) => id ?? '') ?? [];
    expect(matched).toContain('routes/admin.users._index');
    expect(Object.keys(narrowManifest(build.assets, matched, path).routes)).toEqual(
      expect.arrayContaining(matched),
    );
  }
});

function found(router: Router, path: string, routes = tree) {
  return router
    .matchRoutes(routes, path)
    ?.map(({ route, params, pathname, pathnameBase }) => ({ id: route.id, params, pathname, pathnameBase }));
}

function childrenOf(routes: Routes, parent: string | undefined): AgnosticRouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index }) =>
      index ? { id, path, index } : { id, path, children: childrenOf(routes, id) },
    );
}

function address(path: string): string {
  return new URL(path, import.meta.url).href;
}

import { createRequire } from 'node:module';
import type { AgnosticRouteObject, matchRoutes } from '@remix-run/router';
import type { ServerBuild } from '@remix-run/node';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { builtRoutes } from './built-routes.ts';

type Router = { matchRoutes: typeof matchRoutes };

/** Servers load the patched package, browsers the published one. */
const mended = createRequire(import.meta.url)('@remix-run/router') as Router;
const published = (await import(address('../node_modules/@remix-run/router/dist/router.js'))) as Router;

const build = (await import(address('../build/server/index.js'))) as ServerBuild;
const tree = childrenOf(undefined);
const paths = (await builtRoutes()).map(({ path }) => path);

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
    { numRuns: 5_000 },
  );
  expect(seen.found).toBeGreaterThan(1_000);
  expect(seen.lost).toBeGreaterThan(500);
});

function found(router: Router, path: string) {
  return router
    .matchRoutes(tree, path)
    ?.map(({ route, params, pathname, pathnameBase }) => ({ id: route.id, params, pathname, pathnameBase }));
}

function childrenOf(parent: string | undefined): AgnosticRouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined && route.parentId === parent)
    .map(({ id, path, index }) => (index ? { id, path, index } : { id, path, children: childrenOf(id) }));
}

function address(path: string): string {
  return new URL(path, import.meta.url).href;
}

import { matchRoutes } from '@remix-run/react';
import type { RouteConfigEntry } from '@remix-run/route-config';

type Tree = Parameters<typeof matchRoutes>[0];

export function pageFinder(routes: RouteConfigEntry[]) {
  const tree = treeOf(routes);
  return (pathname: string) => {
    const last = matchRoutes(tree, pathname)?.at(-1);
    return last !== undefined && last.route.path !== '*';
  };
}

function treeOf(routes: RouteConfigEntry[]): Tree {
  return routes.map(({ path, index, children }) =>
    index ? { path, index: true as const } : { path, children: treeOf(children ?? []) },
  );
}

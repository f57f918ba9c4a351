import { matchRoutes } from '@remix-run/react';
import type { ServerBuild } from '@remix-run/node';
import { handleOf, type RouteHandle } from '#app/platform/http/route-handle.ts';

const MOST_REMEMBERED = 1_000;

const DATA = /(?:\/_root)?\.data$/;

export type RouteInfo = {
  pattern: string;
  params: Readonly<Record<string, string | undefined>>;
  handle: RouteHandle;
};

export type FindRoute = (path: string) => RouteInfo;

type Routes = ServerBuild['routes'];
type Tree = Parameters<typeof matchRoutes>[0];

export function createRouteTable(routes: Routes): FindRoute {
  const tree = childrenOf(routes, undefined);
  const known = new Map<string, RouteInfo>();
  return (path) => {
    const remembered = known.get(path);
    if (remembered) return remembered;
    const info = infoOf(routes, tree, path.replace(DATA, '') || '/');
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(path, info);
    return info;
  };
}

function childrenOf(routes: Routes, parentId: string | undefined): Tree {
  return Object.values(routes).flatMap((route) => {
    if (route?.parentId !== parentId) return [];
    const { id, path, index, caseSensitive } = route;
    return index
      ? { id, path, caseSensitive, index }
      : { id, path, caseSensitive, children: childrenOf(routes, id) };
  });
}

function infoOf(routes: Routes, tree: Tree, path: string): RouteInfo {
  const matches = matchRoutes(tree, path) ?? [];
  const parts = matches.map(({ route }) => route.path).filter(Boolean);
  const handles = matches.map(({ route }) => handleOf(routes[route.id ?? '']?.module));
  const { params = {} } = matches.at(-1) ?? {};
  return { pattern: `/${parts.join('/')}`, params, handle: Object.assign({}, ...handles) };
}

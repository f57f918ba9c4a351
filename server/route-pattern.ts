import { matchRoutes } from '@remix-run/react';
import type { ServerBuild } from '@remix-run/node';

/** As many paths as are remembered; more of them only cost the time to match them. */
const MOST_KNOWN = 1_000;

const DATA = /(?:\/_root)?\.data$/;

type Tree = Parameters<typeof matchRoutes>[0];

/** The pattern of the route that answers a path, and nothing that a visitor wrote: "/blog/:slug". */
export type PatternOf = (path: string) => string;

export function createPatterns(routes: ServerBuild['routes']): PatternOf {
  const tree = childrenOf(routes, undefined);
  const known = new Map<string, string>();
  return (path) => {
    const remembered = known.get(path);
    if (remembered) return remembered;
    const pattern = patternOf(tree, path.replace(DATA, '') || '/');
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(path, pattern);
    return pattern;
  };
}

function childrenOf(routes: ServerBuild['routes'], parentId: string | undefined): Tree {
  return Object.values(routes)
    .filter((route) => route?.parentId === parentId)
    .map(({ id, path, index, caseSensitive }) =>
      index
        ? { id, path, caseSensitive, index }
        : { id, path, caseSensitive, children: childrenOf(routes, id) },
    );
}

function patternOf(tree: Tree, path: string): string {
  const matches = matchRoutes(tree, path) ?? [];
  const parts = matches.map(({ route }) => route.path).filter(Boolean);
  return `/${parts.join('/')}`;
}

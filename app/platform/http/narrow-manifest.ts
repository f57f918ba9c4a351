import type { EntryContext } from '@remix-run/node';

type Manifest = EntryContext['manifest'];
type Routes = Manifest['routes'];
type Pattern = { id: string; segments: string[] };

const patternsOf = new WeakMap<Routes, Pattern[]>();

/** Keeps the matched routes and their parents: Remix ranks every route that it is given, for each page. */
export function narrowManifest(manifest: Manifest, matched: readonly string[], pathname: string): Manifest {
  const parts = segmentsOf(pathname);
  const routes = findPatterns(manifest.routes)
    .filter(({ id, segments }) => matched.includes(id) || leadsTo(segments, parts))
    .flatMap(({ id }) => {
      const route = manifest.routes[id];
      return route ? [[id, route] as const] : [];
    });
  return { ...manifest, routes: Object.fromEntries(routes) };
}

function findPatterns(routes: Routes): Pattern[] {
  const known = patternsOf.get(routes);
  if (known) return known;
  const patterns = Object.keys(routes).map((id) => ({ id, segments: segmentsOf(pathOf(routes, id)) }));
  patternsOf.set(routes, patterns);
  return patterns;
}

function pathOf(routes: Routes, id: string | undefined): string {
  const route = routes[id ?? ''];
  return route ? `${pathOf(routes, route.parentId)}/${route.path ?? ''}` : '';
}

function segmentsOf(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean);
}

function leadsTo(segments: string[], parts: string[]): boolean {
  return (
    segments.length <= parts.length &&
    segments.every((segment, index) => segment.startsWith(':') || segment === '*' || segment === parts[index])
  );
}

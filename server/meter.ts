import { metrics } from '#app/platform/core/metrics.server.ts';
import { SECOND } from '#app/platform/core/time.ts';
import type { RequestLine } from './request-log.ts';
import type { FindRoute } from './route-table.ts';
import type { StaticFiles } from './static-files.ts';

const OWN_PATHS = new Set(['/healthz', '/readyz']);

export type Meter = (line: RequestLine) => void;

export function createMeter(findRoute: FindRoute, files: StaticFiles): Meter {
  const { requests, requestSeconds, pageCache } = metrics();
  return ({ path, method, status, ms, cache }) => {
    const route = labelOf(path, findRoute, files);
    requests.inc({ route, method, status });
    requestSeconds.observe({ route, method }, ms / SECOND);
    if (cache) pageCache.inc({ result: cache });
  };
}

/** "file" are the built files; "unreadable" is a request whose path could not be read. */
function labelOf(path: string, findRoute: FindRoute, files: StaticFiles): string {
  if (!path) return 'unreadable';
  if (OWN_PATHS.has(path)) return path;
  if (files.has(path) || path.startsWith('/assets/')) return 'file';
  return findRoute(path).pattern;
}

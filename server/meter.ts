import { metrics } from '#app/metrics.server.ts';
import { SECOND } from '#app/time.ts';
import type { RequestLine } from './request-log.ts';
import type { PatternOf } from './route-pattern.ts';
import type { StaticFiles } from './static-files.ts';

const OWN_PATHS = new Set(['/healthz', '/readyz']);

/** Counts a request that has been answered. */
export type Meter = (line: RequestLine) => void;

export function createMeter(patternOf: PatternOf, files: StaticFiles): Meter {
  const { requests, requestSeconds, pageCache } = metrics();
  return ({ path, method, status, ms, cache }) => {
    const route = routeOf(path, patternOf, files);
    requests.inc({ route, method, status });
    requestSeconds.observe({ route, method }, ms / SECOND);
    if (cache) pageCache.inc({ result: cache });
  };
}

/** "file" are the built files; "unreadable" is what came with no path that could be read. */
function routeOf(path: string, patternOf: PatternOf, files: StaticFiles): string {
  if (!path) return 'unreadable';
  if (OWN_PATHS.has(path)) return path;
  if (files.has(path) || path.startsWith('/assets/')) return 'file';
  return patternOf(path);
}

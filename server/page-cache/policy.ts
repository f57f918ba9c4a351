import { SECOND } from '#app/platform/core/time.ts';

const CACHEABLE = new Set([200, 301, 308, 404, 410]);
const ALLOWED_VARY = new Set(['cookie', 'accept-encoding']);

export type CachePolicy = { fresh: number; staleWhileRevalidate: number; staleIfError: number };

/** RFC 9111, RFC 5861. Only an explicit `s-maxage` counts, so no page is stored by accident. */
export function cachePolicy(status: number, headers: Headers): CachePolicy | null {
  const directives = parseDirectives(headers.get('Cache-Control') ?? '');
  const fresh = directives.get('s-maxage');
  const forbidden = ['private', 'no-store', 'no-cache'].some((name) => directives.has(name));
  if (!CACHEABLE.has(status) || !fresh || forbidden || headers.has('Set-Cookie')) return null;
  if (!variesOnlyByKnown(headers.get('Vary'))) return null;
  return {
    fresh: fresh * SECOND,
    staleWhileRevalidate: (directives.get('stale-while-revalidate') ?? 0) * SECOND,
    staleIfError: (directives.get('stale-if-error') ?? 0) * SECOND,
  };
}

function parseDirectives(cacheControl: string): Map<string, number> {
  const directives = cacheControl
    .toLowerCase()
    .split(',')
    .map((directive) => directive.trim().split('='));
  return new Map(directives.map(([name = '', value]) => [name, Number.parseInt(value ?? '', 10) || 0]));
}

function variesOnlyByKnown(vary: string | null): boolean {
  return !vary || vary.split(',').every((name) => ALLOWED_VARY.has(name.trim().toLowerCase()));
}

import { PREVIEW } from '#app/platform/content/held.ts';
import type { RouteHandle } from '#app/platform/http/route-handle.ts';

/** With this parameter, Remix asks for the data of some of a page's routes. */
const ROUTES_OF_DATA = '_routes';

const PLAIN_VALUE = /^[\w.,$/%+() -]{0,200}$/;

const PLAIN_PATH = /^\/$|^(\/[a-z0-9._~-]+)+$/;

const PERSONAL_COOKIE = /(?:^|;\s*)(?:__Host-|__Secure-)?(?:session|toast|opened|typed)=/;

/** Without parameters that the page does not read. Null bypasses the cache, as do other spellings of a path. */
export function cacheKey(
  path: string,
  query: string,
  { params = [], uncached = [] }: Partial<NonNullable<RouteHandle['cache']>> = {},
): string | null {
  if (!PLAIN_PATH.test(path)) return null;
  const stored = new Map<string, string>();
  for (const pair of query.split('&')) {
    const [name = '', value = ''] = split(pair);
    if (name === PREVIEW || uncached.includes(name)) return null;
    if (!params.includes(name) && !(name === ROUTES_OF_DATA && path.endsWith('.data'))) continue;
    if (stored.has(name) || !PLAIN_VALUE.test(value)) return null;
    stored.set(name, value);
  }
  const sorted = [...stored]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`);
  return sorted.length > 0 ? `${path}?${sorted.join('&')}` : path;
}

export function isPersonal(cookie: string | undefined): boolean {
  return cookie !== undefined && PERSONAL_COOKIE.test(cookie);
}

function split(pair: string): [string, string] {
  const mark = pair.indexOf('=');
  return mark < 0 ? [pair, ''] : [pair.slice(0, mark), pair.slice(mark + 1)];
}

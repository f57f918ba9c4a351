/** Query parameters that public pages read. Any other makes a request pass the cache by, so none can flood it. */
const OF_DEADLINES =
  'employee employer entity estate provisional registered trust turnover vat yearend'.split(' ');
const READ_BY_PAGES = new Set(
  ['_routes', 'basis', 'category', 'from', 'page', 'tab', 'tag', 'type', 'year'].concat(OF_DEADLINES),
);

/** Parameters that mail and advertising add; no page reads them. */
const TRACKING = /^(utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|mc_cid|mc_eid|_ga|_gl)$/;

const PLAIN_VALUE = /^[\w.,$/%+() -]{0,200}$/;

/** Paths written in the one way that the site itself writes them. */
const PLAIN_PATH = /^\/$|^(\/[a-z0-9._~-]+)+$/;

const PERSONAL_COOKIE = /(?:^|;\s*)(?:__Host-)?(?:session|toast)=/;

/**
 * The address under which a page is kept and rendered: its path and, sorted, the parameters that pages read.
 * Null: this request is not for the cache. Other spellings of a path (case, doubled or trailing slashes, escapes)
 * are not kept, or every page could be stored a million times.
 */
export function cacheKey(path: string, query: string): string | null {
  if (!PLAIN_PATH.test(path)) return null;
  if (!query) return path;
  const kept = new Map<string, string>();
  for (const pair of query.split('&')) {
    const [name = '', value = ''] = split(pair);
    if (TRACKING.test(name)) continue;
    if (!READ_BY_PAGES.has(name) || kept.has(name) || !PLAIN_VALUE.test(value)) return null;
    kept.set(name, value);
  }
  const sorted = [...kept]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`);
  return sorted.length > 0 ? `${path}?${sorted.join('&')}` : path;
}

/** Whether the request's cookies make its page one visitor's own. */
export function isPersonal(cookie: string | undefined): boolean {
  return cookie !== undefined && PERSONAL_COOKIE.test(cookie);
}

function split(pair: string): [string, string] {
  const mark = pair.indexOf('=');
  return mark < 0 ? [pair, ''] : [pair.slice(0, mark), pair.slice(mark + 1)];
}

import type { HeadersFunction } from '@remix-run/node';
import { DAY, HOUR, MINUTE, SECOND } from '#app/time.ts';

const YEAR = 365 * DAY;

/**
 * A page that is the same for every visitor without a session. Browsers revalidate each time (and get a 304). A shared
 * cache serves it for five minutes, then renews it in the background, and for a week while the site fails.
 * `NOTIFY page_purge` empties the server's own cache.
 */
export const PUBLIC_PAGE = [
  'public, max-age=0',
  `s-maxage=${seconds(5 * MINUTE)}`,
  `stale-while-revalidate=${seconds(10 * MINUTE)}`,
  `stale-if-error=${seconds(7 * DAY)}`,
].join(', ');

/** As PUBLIC_PAGE, for a page that depends on the minute (whether somebody answers the chat now). */
export const LIVE_PAGE = [
  'public, max-age=0',
  `s-maxage=${seconds(MINUTE)}`,
  `stale-while-revalidate=${seconds(MINUTE)}`,
  `stale-if-error=${seconds(7 * DAY)}`,
].join(', ');

/** Files for programs (feeds, sitemap, calendar): as PUBLIC_PAGE, and the program may cache them for an hour. */
export const PUBLIC_FILE = [
  `public, max-age=${seconds(HOUR)}`,
  `s-maxage=${seconds(5 * MINUTE)}`,
  `stale-while-revalidate=${seconds(HOUR)}`,
  `stale-if-error=${seconds(7 * DAY)}`,
].join(', ');

/** A file whose address changes with its content. Shared caches may serve it while the storage fails. */
export const IMMUTABLE_FILE = [
  `public, max-age=${seconds(YEAR)}`,
  'immutable',
  `s-maxage=${seconds(YEAR)}`,
  `stale-if-error=${seconds(7 * DAY)}`,
].join(', ');

/** Pages with personal data: stored nowhere, so the back button shows nothing after signing out. */
export const PRIVATE_PAGE = 'private, no-store';

/**
 * The `headers` export of a public page: `export const headers = publicPage;`. A refusal keeps its own headers and is not
 * cached; an action's answer keeps its own `Cache-Control`.
 */
export const publicPage: HeadersFunction = ({ actionHeaders, errorHeaders, loaderHeaders }) => {
  if (errorHeaders) return errorHeaders;
  if (actionHeaders.has('Cache-Control')) return actionHeaders;
  const headers = new Headers(loaderHeaders);
  headers.set('Cache-Control', PUBLIC_PAGE);
  headers.set('Vary', 'Cookie');
  return headers;
};

/** The `headers` export of a page with personal data. */
export const privatePage: HeadersFunction = ({ actionHeaders, errorHeaders, loaderHeaders }) => {
  const headers = new Headers(errorHeaders ?? loaderHeaders);
  const wait = actionHeaders.get('Retry-After');
  if (wait) headers.set('Retry-After', wait);
  headers.set('Cache-Control', PRIVATE_PAGE);
  return headers;
};

/** As `privatePage`, for an address that is a secret: sent to no other site, and in no search engine. */
export const secretPage: HeadersFunction = (args) => {
  const headers = new Headers(privatePage(args));
  // Not no-referrer: browsers would send "Origin: null" with the page's own forms, which are refused then.
  headers.set('Referrer-Policy', 'same-origin');
  headers.set('X-Robots-Tag', 'noindex');
  return headers;
};

function seconds(ms: number): number {
  return ms / SECOND;
}

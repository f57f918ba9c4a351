import type { HeadersFunction } from '@remix-run/node';
import { DAY, HOUR, MINUTE, SECOND } from '#app/platform/core/time.ts';

const YEAR = 365 * DAY;

/** Shared caches keep it five minutes, and a week while the site fails. Browsers revalidate each time. */
export const PUBLIC_PAGE = [
  'public, max-age=0',
  `s-maxage=${seconds(5 * MINUTE)}`,
  `stale-while-revalidate=${seconds(10 * MINUTE)}`,
  `stale-if-error=${seconds(7 * DAY)}`,
].join(', ');

export const LIVE_PAGE = [
  'public, max-age=0',
  `s-maxage=${seconds(MINUTE)}`,
  `stale-while-revalidate=${seconds(MINUTE)}`,
  `stale-if-error=${seconds(7 * DAY)}`,
].join(', ');

export const PUBLIC_FILE = [
  `public, max-age=${seconds(HOUR)}`,
  `s-maxage=${seconds(5 * MINUTE)}`,
  `stale-while-revalidate=${seconds(HOUR)}`,
  `stale-if-error=${seconds(7 * DAY)}`,
].join(', ');

export const IMMUTABLE_FILE = [
  `public, max-age=${seconds(YEAR)}`,
  'immutable',
  `s-maxage=${seconds(YEAR)}`,
  `stale-if-error=${seconds(7 * DAY)}`,
].join(', ');

/** Stored nowhere, so the back button shows nothing after signing out. */
export const PRIVATE_PAGE = 'private, no-store';

/**
 * For the answer to a form that anybody may post: only the visitor's browser stores it, for Back without a new post.
 * With a session the server makes it `PRIVATE_PAGE`: on a shared computer the next person would find it with Back,
 * and a session may end without an answer that empties the browser's store.
 */
export const POSTED_ANSWER = 'private, no-cache';

/** A refusal keeps its own headers; an action's answer keeps its own `Cache-Control`. */
export function sharedPage(own: Record<string, string>): HeadersFunction {
  return ({ actionHeaders, errorHeaders, loaderHeaders }) => {
    if (errorHeaders) return errorHeaders;
    if (actionHeaders.has('Cache-Control')) return actionHeaders;
    const headers = new Headers(loaderHeaders);
    for (const [name, value] of Object.entries(own)) headers.set(name, value);
    headers.set('Vary', 'Cookie');
    return headers;
  };
}

export const publicPage = sharedPage({
  'Cache-Control': PUBLIC_PAGE,
  'Speculation-Rules': '"/speculation-rules.json"',
});

export const privatePage: HeadersFunction = ({ actionHeaders, errorHeaders, loaderHeaders }) => {
  const headers = new Headers(errorHeaders ?? loaderHeaders);
  const wait = actionHeaders.get('Retry-After');
  if (wait) headers.set('Retry-After', wait);
  headers.set('Cache-Control', PRIVATE_PAGE);
  return headers;
};

/** For a secret address: sent to no other site, and in no search engine. */
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

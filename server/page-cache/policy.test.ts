import { expect, test } from 'vitest';
import { PUBLIC_PAGE } from '#app/platform/http/cache.ts';
import { DAY, MINUTE } from '#app/platform/core/time.ts';
import { cachePolicy } from './policy.ts';

test('a public page is fresh for five minutes and serves errors for a week', () => {
  expect(cachePolicy(200, new Headers({ 'Cache-Control': PUBLIC_PAGE, Vary: 'Cookie' }))).toEqual({
    fresh: 5 * MINUTE,
    staleWhileRevalidate: 10 * MINUTE,
    staleIfError: 7 * DAY,
  });
});

test('with s-maxage only refusals and permanent moves are stored', () => {
  const headers = new Headers({ 'Cache-Control': 's-maxage=60' });
  for (const status of [301, 308, 404, 410])
    expect(cachePolicy(status, headers)?.fresh, `${status}`).toBe(MINUTE);
  for (const status of [201, 204, 302, 303, 400, 403, 429, 500, 503])
    expect(cachePolicy(status, headers), `${status}`).toBeNull();
});

test.each([
  ['nothing', {}],
  ['max-age alone', { 'Cache-Control': 'public, max-age=60' }],
  ['private', { 'Cache-Control': 'private, s-maxage=60' }],
  ['no-store', { 'Cache-Control': 'no-store, s-maxage=60' }],
  ['no-cache', { 'Cache-Control': 'No-Cache, s-maxage=60' }],
  ['s-maxage=0', { 'Cache-Control': 's-maxage=0' }],
  ['an s-maxage that is no number', { 'Cache-Control': 's-maxage=soon' }],
  ['a cookie', { 'Cache-Control': 's-maxage=60', 'Set-Cookie': 'session=x' }],
  ['a variation we do not keep apart', { 'Cache-Control': 's-maxage=60', Vary: 'Accept-Language' }],
])('a response with %s is not stored', (_, headers) => {
  expect(cachePolicy(200, new Headers(headers as Record<string, string>))).toBeNull();
});

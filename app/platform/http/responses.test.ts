import { expect, test } from 'vitest';
import { PUBLIC_PAGE, privatePage, publicPage } from './cache.ts';
import {
  badRequest,
  forbidden,
  methodNotAllowed,
  notFound,
  tooManyRequests,
  unavailable,
} from './responses.ts';

test('each refusal has its status and a sentence, is not cached, and says what to do', async () => {
  for (const [refusal, status, headers = {}, words = ''] of [
    [badRequest(), 400],
    [forbidden(), 403],
    [notFound(), 404],
    [methodNotAllowed(['GET', 'POST']), 405, { allow: 'GET, POST' }],
    [tooManyRequests(899.2), 429, { 'retry-after': '900' }, 'in 15 minutes'],
    [tooManyRequests(0), 429, {}, 'in 1 second.'],
    [unavailable(), 503],
  ] as const) {
    const text = await refusal.text();
    expect([refusal.status, text], text).toEqual([status, expect.stringMatching(/^[A-Z].*\.$/)]);
    expect(Object.fromEntries(refusal.headers), text).toMatchObject({
      'cache-control': 'no-store',
      ...headers,
    });
    expect(text).toContain(words);
  }
});

test('a public page may be shared unless it refuses; a private one is never cached', () => {
  const shared = new Headers(publicPage(headersOf({})));
  expect([shared.get('Cache-Control'), shared.get('Vary')]).toEqual([PUBLIC_PAGE, 'Cookie']);
  const refused = new Headers(publicPage(headersOf({ errorHeaders: notFound().headers })));
  expect(refused.get('Cache-Control')).toBe('no-store');
  const loaderHeaders = new Headers({ 'Cache-Control': 'public' });
  const own = new Headers(privatePage(headersOf({ loaderHeaders })));
  expect(own.get('Cache-Control')).toBe('private, no-store');
});

function headersOf(headers: { errorHeaders?: Headers; loaderHeaders?: Headers }) {
  const none = new Headers();
  const all = { loaderHeaders: none, parentHeaders: none, actionHeaders: none, errorHeaders: undefined };
  return { ...all, ...headers };
}

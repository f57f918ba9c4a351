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

test('each refusal has its status and a sentence, and is not cached', async () => {
  const refusals = [
    badRequest(),
    forbidden(),
    notFound(),
    methodNotAllowed(['GET']),
    tooManyRequests(5),
    unavailable(),
  ];
  expect(refusals.map((refusal) => refusal.status)).toEqual([400, 403, 404, 405, 429, 503]);
  for (const refusal of refusals) {
    expect(refusal.headers.get('Cache-Control')).toBe('no-store');
    expect(await refusal.text()).toMatch(/^[A-Z].*\.$/);
  }
});

test('a wait is in the text and in Retry-After', async () => {
  const refusal = tooManyRequests(899.2);
  expect(refusal.headers.get('Retry-After')).toBe('900');
  expect(await refusal.text()).toContain('in 15 minutes');
  expect(await tooManyRequests(0).text()).toContain('in 1 second.');
});

test('a refused method names those that are allowed', () => {
  expect(methodNotAllowed(['GET', 'POST']).headers.get('Allow')).toBe('GET, POST');
});

test('a public page may be shared, and says that it varies by cookie', () => {
  const headers = new Headers(publicPage(headersOf({})));
  expect(headers.get('Cache-Control')).toBe(PUBLIC_PAGE);
  expect(headers.get('Vary')).toBe('Cookie');
});

test('a refusal by a public page keeps its own headers', () => {
  const headers = new Headers(publicPage(headersOf({ errorHeaders: notFound().headers })));
  expect(headers.get('Cache-Control')).toBe('no-store');
});

test('a private page is never cached, whatever its loader sets', () => {
  const headers = new Headers(
    privatePage(headersOf({ loaderHeaders: new Headers({ 'Cache-Control': 'public' }) })),
  );
  expect(headers.get('Cache-Control')).toBe('private, no-store');
});

function headersOf(headers: { errorHeaders?: Headers; loaderHeaders?: Headers }) {
  const none = new Headers();
  return {
    loaderHeaders: none,
    parentHeaders: none,
    actionHeaders: none,
    errorHeaders: undefined,
    ...headers,
  };
}

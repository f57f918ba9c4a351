import { afterAll, expect, test } from 'vitest';
import type { Render } from '#server/exchange.ts';
import { loader as description } from '#app/routes/api.v1.openapi[.]json.ts';
import { action, handle, loader } from '#app/routes/api.v1.tax.$tax.ts';
import { startSite } from '#tests/site.ts';
import { openApiPath } from './openapi.ts';

const site = await startSite(routes(), { findRoute: () => ({ pattern: '/api/v1/*', params: {}, handle }) });
afterAll(() => site.close());

const ELSEWHERE = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' };

test('a page of another site gets its preflight and its answer, with a request id', async () => {
  const headers = { ...ELSEWHERE, 'Access-Control-Request-Method': 'POST' };
  const preflight = await fetch(`${site.url}/api/v1/tax/company`, { method: 'OPTIONS', headers });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('Access-Control-Allow-Methods')).toBe('POST, OPTIONS');
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe('Content-Type');
  const request = JSON.stringify({ basis: 'firm', taxYear: 2023, grossIncome: 500_000 });
  const answer = await post(request, { ...ELSEWHERE, Cookie: 'session=somebody' });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('"finalTax":103405.00');
  expect(answer.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.headers.has('Access-Control-Allow-Credentials')).toBe(false);
  expect(answer.headers.has('Set-Cookie')).toBe(false);
});

test('a body above the limit is refused in JSON', async () => {
  const large = await post('x'.repeat(70_000), ELSEWHERE);
  expect(large.status).toBe(413);
  expect(large.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(await large.json()).toEqual({ errors: [{ field: null, message: 'That is too large.' }] });
});

test('no answer is cached, but the description is', async () => {
  for (let time = 0; time < 2; time++) {
    expect((await fetch(`${site.url}/api/v1/tax/individual`)).status).toBe(405);
  }
  const states = [];
  for (let time = 0; time < 2; time++) {
    const answer = await fetch(site.url + openApiPath, { headers: { Origin: ELSEWHERE.Origin } });
    expect(await answer.json()).toMatchObject({ openapi: '3.1.0' });
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    states.push(answer.headers.get('X-Cache'));
  }
  expect(states).toEqual(['miss', 'hit']);
});

function post(body: string, headers: Record<string, string> = {}) {
  return fetch(`${site.url}/api/v1/tax/individual`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });
}

function routes(): Render {
  return async (request, context) => {
    const { pathname } = new URL(request.url);
    if (pathname === openApiPath) return description({ request, params: {}, context });
    const route = ['GET', 'HEAD', 'OPTIONS'].includes(request.method) ? loader : action;
    return route({ request, params: { tax: pathname.split('/').at(-1) }, context });
  };
}

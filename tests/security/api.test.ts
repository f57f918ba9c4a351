import fc from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';
import { endpoints } from '#app/api/endpoints.ts';
import { requestBody } from '#app/api/requests.test-support.ts';
import { useTestDatabase } from '#tests/database.ts';
import { expectSafe } from './answer.ts';
import { cookieOf, openQueue } from './fixture.ts';
import { useBuiltSite, type Answer } from '#tests/built-site.ts';
import { SECURITY_RUNS } from '#tests/nightly.ts';

vi.setConfig({ testTimeout: 60_000 });

const RUNS = 5 * SECURITY_RUNS;
const JSON_TYPE = { 'Content-Type': 'application/json' };
const TAXES = endpoints.map(({ name }) => name);

await useTestDatabase();
const site = await useBuiltSite();
beforeAll(openQueue);

test('every API of the build is tested here', () => {
  const apis = site.routes.filter(({ path }) => /^\/api\/./.test(path)).map(({ path }) => path);
  expect(apis.toSorted()).toEqual(['/api/v1/openapi.json', '/api/v1/tax/:tax']);
});

test('any JSON from any site gets a safe JSON response', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...TAXES), requestBody(), async (tax, sent) => {
      const answer = await post(tax, Buffer.from(JSON.stringify(sent)));
      expect([200, 422]).toContain(answer.status);
      expect(JSON.parse(answer.body)).toBeTypeOf('object');
    }),
    { numRuns: RUNS },
  );
});

test('any bytes of any type get a refusal in JSON', async () => {
  const type = fc.oneof(
    fc.constantFrom(
      'application/json',
      'application/json; charset=utf-16',
      'text/json',
      'application/json, text/plain',
    ),
    fc.stringMatching(/^[\x21-\x7e]{1,30}$/),
  );
  await fc.assert(
    fc.asyncProperty(type, fc.uint8Array({ maxLength: 100 }), async (type, bytes) => {
      const answer = await post('individual', Buffer.from(bytes), { 'Content-Type': type });
      expect([400, 415, 422]).toContain(answer.status);
      expect(JSON.parse(answer.body)).toHaveProperty('errors');
    }),
    { numRuns: RUNS },
  );
});

const COSTLY: [string, string | Buffer][] = [
  ['lists within lists', '['.repeat(60_000)],
  ['closed lists within lists', '['.repeat(32_000) + ']'.repeat(32_000)],
  ['things within things', '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000)],
  [
    'the prototype',
    '{"__proto__":{"grossIncome":1,"basis":"firm"},"constructor":{"prototype":{"polluted":1}}}',
  ],
  ['one name many times', `{${'"basis":"firm",'.repeat(4_000)}"basis":"firm"}`],
  ['a number without end', `{"basis":"firm","grossIncome":1${'0'.repeat(60_000)}}`],
  ['a number of no size', `{"basis":"firm","grossIncome":1e-${'9'.repeat(60_000)}}`],
  ['half a pair', '{"basis":"\\ud800","grossIncome":"\\u0000"}'],
  ['UTF-16', Buffer.from('{"basis":"firm"}', 'utf16le')],
  ['a mark before', '\ufeff{"basis":"firm","grossIncome":1,"taxYear":2023}'],
  ['broken UTF-8', Buffer.from([0x7b, 0x22, 0xc0, 0x80, 0xed, 0xa0, 0x80, 0x22, 0x3a, 0x31, 0x7d])],
  ['nothing', ''],
];

test('bodies that are costly to parse get a timely response', async () => {
  for (const [name, body] of COSTLY) {
    const started = performance.now();
    const answer = await post('individual', Buffer.from(body));
    expect([200, 400, 422], name).toContain(answer.status);
    expect(performance.now() - started, name).toBeLessThan(2_000);
  }
});

async function post(tax: string, body: Buffer, type: Record<string, string> = JSON_TYPE): Promise<Answer> {
  const path = `/api/v1/tax/${tax}`;
  const headers = { Origin: 'https://elsewhere.example', ...type, ...cookieOf('admin') };
  const answer = await site.request({ path, method: 'POST', headers, body });
  expectSafe(answer, path, site.origin);
  expect(answer.type).toBe('application/json; charset=utf-8');
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
  return answer;
}

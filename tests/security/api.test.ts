import { beforeAll, expect, test, vi } from 'vitest';
import { useTestDatabase } from '#tests/database.ts';
import { expectSafe } from './answer.ts';
import { cookieOf, seed } from './fixture.ts';
import { useBuiltSite, type Answer } from '#tests/built-site.ts';

vi.setConfig({ testTimeout: 60_000 });

const JSON_TYPE = { 'Content-Type': 'application/json' };

await useTestDatabase();
const site = await useBuiltSite();
beforeAll(seed);

test('every API of the build is tested here', () => {
  const apis = site.routes.filter(({ path }) => /^\/api\/v\d/.test(path)).map(({ path }) => path);
  expect(apis.toSorted()).toEqual(['/api/v1/openapi.json', '/api/v1/tax/:tax', '/api/v1/vectors.json']);
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
    const answer = await post(Buffer.from(body));
    expect([200, 400, 422], name).toContain(answer.status);
    expect(performance.now() - started, name).toBeLessThan(2_000);
  }
});

async function post(body: Buffer): Promise<Answer> {
  const path = '/api/v1/tax/individual';
  const headers = { Origin: 'https://elsewhere.example', ...JSON_TYPE, ...cookieOf('admin') };
  const answer = await site.request({ path, headers, body });
  expectSafe(answer, path, site.origin);
  expect(answer.type).toBe('application/json; charset=utf-8');
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
  return answer;
}

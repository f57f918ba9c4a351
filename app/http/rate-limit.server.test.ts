import { expect, test } from 'vitest';
import { db } from '#app/db/client.server.ts';
import { rateLimits } from '#app/db/schema/limits.ts';
import { HOUR, MINUTE, SECOND } from '#app/time.ts';
import { useTestDatabase } from '#tests/database.ts';
import { hitLimit, keyedHash, networkOf } from './rate-limit.server.ts';

await useTestDatabase();

const THREE_A_MINUTE = { hits: 3, window: MINUTE };
const FULL_MINUTE = new Date('2026-03-02T10:00:00Z');

test('hits up to the limit are allowed; the next waits for the end of the window', async () => {
  const verdicts = [];
  for (let hit = 0; hit < 4; hit++) verdicts.push(await hitLimit('edge', THREE_A_MINUTE, after(15)));
  expect(verdicts.map((verdict) => verdict.allowed)).toEqual([true, true, true, false]);
  expect(verdicts.map((verdict) => verdict.retryAfterSeconds)).toEqual([0, 0, 0, 45]);
});

test('a new window starts at zero', async () => {
  for (let hit = 0; hit < 5; hit++) await hitLimit('window', THREE_A_MINUTE, after(59));
  expect(await hitLimit('window', THREE_A_MINUTE, after(60))).toEqual({
    allowed: true,
    retryAfterSeconds: 0,
  });
});

test('each key counts apart', async () => {
  for (let hit = 0; hit < 4; hit++) await hitLimit('one', THREE_A_MINUTE, FULL_MINUTE);
  expect(await hitLimit('another', THREE_A_MINUTE, FULL_MINUTE)).toMatchObject({ allowed: true });
});

test('simultaneous hits are all counted', async () => {
  const hits = Array.from({ length: 20 }, () => hitLimit('together', THREE_A_MINUTE, FULL_MINUTE));
  const verdicts = await Promise.all(hits);
  expect(verdicts.filter((verdict) => verdict.allowed)).toHaveLength(3);
});

test('counts older than a day are deleted', async () => {
  await hitLimit('old', THREE_A_MINUTE, FULL_MINUTE);
  await hitLimit('yesterday', THREE_A_MINUTE, after((2 * HOUR) / SECOND));
  await hitLimit('young', THREE_A_MINUTE, after((25 * HOUR) / SECOND));
  const keys = (await db().select().from(rateLimits)).map((row) => row.key);
  expect(keys).toEqual(expect.arrayContaining(['yesterday', 'young']));
  expect(keys).not.toContain('old');
});

test('an IPv6 visitor counts by the first 64 bits in any notation', () => {
  const network = '2001:db8:0:7::/64';
  expect(networkOf('2001:db8:0:7:aaaa:bbbb:cccc:dddd')).toBe(network);
  expect(networkOf('2001:0db8:0000:0007::1')).toBe(network);
  expect(networkOf('2001:db8:0:8::1')).not.toBe(network);
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf('::')).toBe('0:0:0:0::/64');
});

test('an IPv4 visitor counts by the whole address, an unknown one as unknown', () => {
  expect(networkOf('196.25.1.9')).toBe('196.25.1.9');
  expect(networkOf('unknown')).toBe('unknown');
});

test('a keyed hash depends on text and secret, and hides the text', () => {
  expect(keyedHash('a@example.com')).toBe(keyedHash('a@example.com'));
  expect(keyedHash('a@example.com', 'one secret')).not.toBe(keyedHash('a@example.com', 'another secret'));
  expect(keyedHash('a@example.com')).not.toContain('example');
});

function after(seconds: number): Date {
  return new Date(FULL_MINUTE.getTime() + seconds * 1000);
}

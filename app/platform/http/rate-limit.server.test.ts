import { expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { rateLimits } from '#app/platform/db/schema/limits.ts';
import { HOUR, MINUTE, SECOND } from '#app/platform/core/time.ts';
import { useTestDatabase } from '#tests/database.ts';
import { hitLimit, hitNetworkLimit, keyedHash, networkOf } from './rate-limit.server.ts';

await useTestDatabase();

const THREE_A_MINUTE = { hits: 3, window: MINUTE };
const FULL_MINUTE = new Date('2026-03-02T10:00:00Z');

test('hits are allowed up to the limit, then wait for their key’s window to end', async () => {
  const hits = Array.from({ length: 20 }, () => hitLimit('window', THREE_A_MINUTE, after(15)));
  const verdicts = await Promise.all(hits);
  expect(verdicts.filter((verdict) => verdict.allowed)).toHaveLength(3);
  const waits = verdicts.map((verdict) => [verdict.allowed, verdict.retryAfterSeconds].join());
  expect(new Set(waits)).toEqual(new Set(['true,0', 'false,45']));
  const fresh = { allowed: true, retryAfterSeconds: 0 };
  for (const [key, at] of [
    ['another', 59],
    ['window', 60],
  ] as const)
    expect(await hitLimit(key, THREE_A_MINUTE, after(at)), key).toEqual(fresh);
});

test('counts older than a day are deleted', async () => {
  await hitLimit('old', THREE_A_MINUTE, FULL_MINUTE);
  await hitLimit('yesterday', THREE_A_MINUTE, after((2 * HOUR) / SECOND));
  await hitLimit('young', THREE_A_MINUTE, after((25 * HOUR) / SECOND));
  const keys = (await db().select().from(rateLimits)).map((row) => row.key);
  expect(keys).toEqual(expect.arrayContaining(['yesterday', 'young']));
  expect(keys).not.toContain('old');
});

test('a visitor counts by the IPv4 address or the first 64 bits of IPv6', () => {
  for (const [address, network] of [
    ['2001:db8:0:7:aaaa:bbbb:cccc:dddd', '2001:db8:0:7::/64'],
    ['2001:0db8:0000:0007::1', '2001:db8:0:7::/64'],
    ['2001:db8:0:8::1', '2001:db8:0:8::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['196.25.1.9', '196.25.1.9'],
    ['unknown', 'unknown'],
  ] as const) {
    expect(networkOf(address)).toBe(network);
  }
});

test('an IPv6 /48 has ten times the limit of a /64, and no address of it more', async () => {
  const hit = (address: string) => hitNetworkLimit('form', address, THREE_A_MINUTE, FULL_MINUTE);
  const addresses = Array.from({ length: 15 }, (_, subnet) => `2001:db8:5:${subnet.toString(16)}::1`);
  const verdicts = [];
  for (let round = 0; round < 4; round++) {
    for (const address of addresses) verdicts.push((await hit(address)).allowed);
  }
  expect(verdicts).toEqual([...Array(30).fill(true), ...Array(30).fill(false)]);
  expect((await hit('2001:db8:6::1')).allowed).toBe(true);
  for (let times = 0; times < 3; times++) expect((await hit('2001:db8:7::1')).allowed).toBe(true);
  expect((await hit('2001:db8:7::2')).allowed).toBe(false);
  expect((await hit('2001:db8:7:1::1')).allowed).toBe(true);
});

test('a keyed hash depends on text and secret, and hides the text', () => {
  expect(keyedHash('a@example.com')).toBe(keyedHash('a@example.com'));
  expect(keyedHash('a@example.com', 'one secret')).not.toBe(keyedHash('a@example.com', 'another secret'));
  expect(keyedHash('a@example.com')).not.toContain('example');
});

function after(seconds: number): Date {
  return new Date(FULL_MINUTE.getTime() + seconds * 1000);
}

import { like } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { rateLimits } from '#app/platform/db/schema/limits.ts';
import { db } from '#app/platform/db/client.server.ts';
import { ADDRESS, asCookie } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { countMail, countPasskeyQuestion, countSignIn, rememberDevice } from './attempts.server.ts';

await useTestDatabase();

/** The first minute of a 15-minute window and of an hour. */
const NOW = new Date('2026-03-02T10:00:20Z');

beforeEach(() => db().delete(rateLimits));

test('one network may try an account ten times in 15 minutes', async () => {
  const waits = await tries(11, () => '10.0.0.1');
  expect(waits).toEqual([...Array<number>(10).fill(0), 14 * 60 + 40]);
  expect(await count(ADDRESS, '10.0.0.2')).toBe(0);
  expect(await count('lwazi@example.org', '10.0.0.1')).toBe(0);
  expect(await count(ADDRESS, '10.0.0.1', '', new Date('2026-03-02T10:15:00Z'))).toBe(0);
});

test('one network, such as an IPv6 /64, may try 100 accounts and ask for 100 passkeys', async () => {
  const waits = [];
  for (let host = 0; host < 101; host++) {
    waits.push(await count(`somebody${host}@example.org`, `2001:db8:0:7::${host.toString(16)}`));
  }
  expect(waits.filter(Boolean)).toHaveLength(1);
  expect(await count(ADDRESS, '2001:db8:0:7:ffff::1')).toBeGreaterThan(0);
  expect(await count(ADDRESS, '2001:db8:0:8::1')).toBe(0);
  const questions = [];
  for (let hit = 0; hit < 101; hit++) questions.push(await countPasskeyQuestion('10.0.0.1', NOW));
  expect(questions).toEqual([...Array<number>(100).fill(0), 14 * 60 + 40]);
  expect([await countPasskeyQuestion('10.0.0.2', NOW), await count(ADDRESS, '10.0.0.1')]).toEqual([0, 0]);
});

test('unknown browsers together may try an account 50 times an hour, a known one 20', async () => {
  const device = await deviceOf(ADDRESS);
  const waits = await tries(51, (attempt) => `10.1.${attempt}.1`);
  expect(waits.filter(Boolean)).toEqual([59 * 60 + 40]);
  expect(await count(ADDRESS, '10.9.9.9')).toBeGreaterThan(0);
  const known = await tries(21, () => '10.0.0.1', device);
  expect(known.map(Boolean)).toEqual([...Array<boolean>(20).fill(false), true]);
});

test('a browser is known to its own account only, and a forged cookie to none', async () => {
  await useUp(ADDRESS);
  expect(await count(ADDRESS, '10.9.9.9', await deviceOf('lwazi@example.org'))).toBeGreaterThan(0);
  const [value] = (await deviceOf(ADDRESS)).split('.');
  for (const forged of [`${value}.forged`, `${value}.`, value]) {
    expect(await count(ADDRESS, '10.9.9.9', forged), forged).toBeGreaterThan(0);
  }
});

test('a browser is remembered for the last five accounts that signed in with it', async () => {
  let cookie = '';
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'f'])
    cookie = await deviceOf(`${name}@example.org`, cookie);
  await useUp('a@example.org');
  await useUp('b@example.org');
  expect(await count('a@example.org', '10.9.9.9', cookie)).toBeGreaterThan(0);
  expect(await count('b@example.org', '10.9.9.9', cookie)).toBe(0);
});

test('attempts that the network limit refuses do not count against the account', async () => {
  await tries(120, () => '10.0.0.1');
  expect(await count(ADDRESS, '10.0.0.2')).toBe(0);
  for (let mail = 0; mail < 30; mail++) await countMail('sign-up', `s${mail}@example.org`, '10.0.0.1', NOW);
  for (let mail = 0; mail < 9; mail++) {
    expect(await countMail('password-reset', ADDRESS, '10.0.0.1', NOW)).toBeGreaterThan(0);
  }
  expect(await countMail('password-reset', ADDRESS, '10.0.0.2', NOW)).toBe(0);
});

test('each kind of mail has its own limit of five an hour per address', async () => {
  const waits = [];
  for (let mail = 0; mail < 6; mail++) {
    waits.push(await countMail('verification', ADDRESS, `10.1.${mail}.1`, NOW));
  }
  expect(waits).toEqual([0, 0, 0, 0, 0, 59 * 60 + 40]);
  expect(await countMail('password-reset', ADDRESS, '10.2.0.1', NOW)).toBe(0);
});

test('no address and no network is stored in plain text', async () => {
  await count(ADDRESS, '196.25.1.9');
  await countMail('sign-up', ADDRESS, '196.25.1.9', NOW);
  const stored = JSON.stringify(await db().select().from(rateLimits));
  expect(stored).not.toMatch(/thandi|196\.25/);
});

async function useUp(email: string): Promise<void> {
  await count(email, '10.1.0.1');
  await db().update(rateLimits).set({ count: 50 }).where(like(rateLimits.key, 'signin:account:%'));
}

async function tries(times: number, from: (attempt: number) => string, cookie = '') {
  const waits = [];
  for (let attempt = 0; attempt < times; attempt++) waits.push(await count(ADDRESS, from(attempt), cookie));
  return waits;
}

function count(email: string, clientAddress: string, cookie = '', now = NOW): Promise<number> {
  return countSignIn(email, { request: requestWith(cookie), clientAddress }, now);
}

async function deviceOf(email: string, cookie = ''): Promise<string> {
  return asCookie(await rememberDevice(requestWith(cookie), email));
}

function requestWith(cookie: string): Request {
  return new Request('http://localhost/auth', { headers: { Cookie: cookie } });
}

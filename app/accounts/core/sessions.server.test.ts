import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { sessions, users } from '#app/platform/db/schema/accounts.ts';
import { dueSettings } from '#app/platform/db/schema/taxpayers.ts';
import { DAY, MINUTE } from '#app/platform/core/time.ts';
import { addMember, asCookie } from '#tests/accounts.ts';
import { rowOf, useTestDatabase } from '#tests/database.ts';
import { findMember } from './member.server.ts';
import { hashOfSecret, makeSecret } from './secret.server.ts';
import { sessionCookie } from './session-cookie.server.ts';
import {
  beginSession,
  endSession,
  endSessionOf,
  findSession,
  listSessions,
  lockAccount,
  rotateSession,
  secureAccount,
} from './sessions.server.ts';

await useTestDatabase();

const START = new Date('2026-03-02T10:00:00Z');
const DEVICE = { clientAddress: 'unknown', userAgent: null };
let userId = '';

beforeEach(async () => {
  await db().delete(users);
  userId = await addMember();
});

test('a session ends 14 days after its last use, and after 60 days in any case', async () => {
  const [secret, other, daily] = [await begin(), await begin(), await begin()];
  expect(await findSession(secret, after(14 * DAY - 1))).not.toBeNull();
  expect(await findSession(other, after(14 * DAY))).toBeNull();
  for (let day = 1; day < 60; day++) expect(await findSession(daily, after(day * DAY))).not.toBeNull();
  expect(await findSession(daily, after(60 * DAY - 1))).not.toBeNull();
  expect(await findSession(daily, after(60 * DAY))).toBeNull();
});

test('the last use is stored at most once a minute', async () => {
  const secret = await begin();
  const lastUse = async () => (await listSessions(userId, START))[0]?.lastUsedAt.getTime();
  await findSession(secret, after(MINUTE));
  expect(await lastUse()).toBe(START.getTime());
  await findSession(secret, after(MINUTE + 1));
  expect(await lastUse()).toBe(START.getTime() + MINUTE + 1);
  await findSession(secret, after(2 * MINUTE));
  expect(await lastUse()).toBe(START.getTime() + MINUTE + 1);
});

test('a sign-in before its second factor lasts ten minutes and is not listed', async () => {
  const secret = await begin({ awaitsSecondFactor: true });
  expect(await memberOf(secret, after(MINUTE))).toBeNull();
  expect(await listSessions(userId, START)).toEqual([]);
  expect(await findSession(secret, after(10 * MINUTE - 1))).toMatchObject({ awaitsSecondFactor: true });
  expect(await findSession(secret, after(10 * MINUTE))).toBeNull();
});

test('only an issued cookie is a session', async () => {
  const secret = await begin();
  const [{ id } = { id: '' }] = await db().select().from(sessions);
  const changed = [secret.slice(0, -1), `${secret}x`, secret.toUpperCase()];
  for (const forged of ['', 'x', makeSecret(), id, ...changed, '{"a":1}']) {
    expect([forged, await memberOf(forged)]).toEqual([forged, null]);
  }
  for (const value of ['', '%', secret, id, 'eyJhIjoxfQ==']) {
    const cookie = `session=${value}`;
    const request = new Request('http://localhost/', { headers: { Cookie: cookie } });
    expect([cookie, await findMember(request, START)]).toEqual([cookie, null]);
  }
  expect(await memberOf(secret)).toMatchObject({ id: userId });
});

test('the table has no secret, a short browser name and a partial address', async () => {
  const secret = await begin({ userAgent: 'x'.repeat(2000) });
  const [row] = await db().select().from(sessions);
  expect(JSON.stringify(row)).not.toContain(secret);
  expect(row).toMatchObject({ userAgent: 'x'.repeat(500), network: '196.25.134.0/24' });
});

test('an ended session stays ended even if in use at that moment', async () => {
  const secret = await begin();
  const uses = Array.from({ length: 20 }, () => findSession(secret, after(2 * MINUTE)));
  expect(await endSessionOf(db(), secret)).toBe(true);
  await Promise.all(uses);
  expect(await endSessionOf(db(), secret), 'it had ended').toBe(false);
  expect(await findSession(secret, after(2 * MINUTE))).toBeNull();
});

test('a member ends a session of their own by its id, and nobody else’s', async () => {
  const secret = await begin();
  const stranger = await addMember({ email: 'lwazi@example.org' });
  const id = hashOfSecret(secret);
  const tries = [
    [stranger, id],
    [userId, secret],
    [userId, hashOfSecret(makeSecret())],
  ] as const;
  for (const [user, session] of tries) expect(await endSession(user, session)).toBe(false);
  expect(await findSession(secret, START)).not.toBeNull();
  expect(await endSession(userId, id)).toBe(true);
  expect(await findSession(secret, START)).toBeNull();
});

test('a secured account loses its calendar address', async () => {
  await db()
    .insert(dueSettings)
    .values({ userId, feedHash: 'a'.repeat(64) });
  await db().transaction((tx) => secureAccount(tx, userId, { now: START }));
  expect(await db().select().from(dueSettings).where(eq(dueSettings.userId, userId))).toMatchObject([
    { feedHash: null, wantsMails: true },
  ]);
});

test('securing an account keeps one session with a new secret; an ended one locks none', async () => {
  const [kept, other] = [await begin(), await begin()];
  const stranger = await addMember({ email: 'lwazi@example.org' });
  const [keep, ended] = [hashOfSecret(kept), hashOfSecret(other)];
  const foreign = await beginSession(db(), { userId: stranger, device: DEVICE }, START);
  const fresh = await db().transaction(async (tx) => {
    expect(await lockAccount(tx, { id: userId, sessionId: ended })).toMatchObject({ id: userId });
    await secureAccount(tx, userId, { keep, now: START });
    expect(await lockAccount(tx, { id: userId, sessionId: ended })).toBeNull();
    expect(await lockAccount(tx, { id: crypto.randomUUID(), sessionId: keep })).toBeNull();
    return rotateSession(tx, keep);
  });
  const found = [fresh, kept, other, foreign].map((secret) => findSession(secret, START));
  const owners = (await Promise.all(found)).map((session) => session?.userId);
  expect(owners).toEqual([userId, undefined, undefined, stranger]);
  expect(await rowOf(users, userId)).toMatchObject({ securedAt: START });
});

test('expired sessions are deleted when the next one starts', async () => {
  await begin();
  await beginSession(db(), { userId, device: DEVICE }, after(14 * DAY + 1));
  expect(await db().select().from(sessions)).toHaveLength(1);
});

function begin(session: { awaitsSecondFactor?: boolean; userAgent?: string } = {}): Promise<string> {
  const { awaitsSecondFactor, userAgent = null } = session;
  const device = { clientAddress: '196.25.134.209', userAgent };
  return beginSession(db(), { userId, device, awaitsSecondFactor }, START);
}

async function memberOf(secret: string, now = START) {
  const headers = { Cookie: asCookie(await sessionCookie(secret)) };
  return findMember(new Request('http://localhost/', { headers }), now);
}

function after(milliseconds: number): Date {
  return new Date(START.getTime() + milliseconds);
}

import { beforeEach, expect, test } from 'vitest';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { users, verificationTokens } from '#app/platform/db/schema/accounts.ts';
import { DAY } from '#app/platform/core/time.ts';
import { ADDRESS, addMember } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { makeSecret } from './secret.server.ts';
import {
  addressOfToken,
  issueToken,
  LIFETIME,
  redeemToken,
  stateOfToken,
  voidLinks,
  type TokenPurpose,
} from './tokens.server.ts';

await useTestDatabase();

const NOW = new Date('2026-03-02T10:00:00Z');
let userId = '';

beforeEach(async () => {
  await db().delete(users);
  userId = await addMember();
});

test('of a hundred simultaneous redemptions of one link one succeeds', async () => {
  const secret = await issue();
  const attempts = Array.from({ length: 100 }, () => redeem(secret));
  const won = (await Promise.all(attempts)).filter(Boolean);
  expect(won).toMatchObject([{ userId }]);
  expect((await stateOfToken(db(), secret, 'verify_email', NOW)).kind).toBe('spent');
});

test('a link stays valid when its transaction is rolled back', async () => {
  const secret = await issue();
  const undone = db().transaction(async (tx) => {
    await redeemToken(tx, secret, 'verify_email', NOW);
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  expect(await redeem(secret)).not.toBeNull();
});

test('a link works until its last millisecond', async () => {
  for (const [purpose, lifetime] of Object.entries(LIFETIME) as [TokenPurpose, number][]) {
    const [one, other] = [await issue(purpose), await issue(purpose)];
    const end = NOW.getTime() + lifetime;
    expect((await stateOfToken(db(), one, purpose, new Date(end - 1))).kind, purpose).toBe('open');
    expect(await redeem(one, purpose, new Date(end - 1))).not.toBeNull();
    expect((await stateOfToken(db(), other, purpose, new Date(end))).kind, purpose).toBe('expired');
    expect(await redeem(other, purpose, new Date(end))).toBeNull();
  }
});

test('a link works for one purpose, its secret is not stored, and others are unknown', async () => {
  const secret = await issue('verify_email');
  expect(JSON.stringify(await db().select().from(verificationTokens))).not.toContain(secret);
  const malformed = ['', 'x', `${makeSecret()}x`, "' or 1=1 --", '\0'.repeat(43), 'é'.repeat(43)];
  for (const [text, purpose] of [
    [secret, 'reset_password'],
    [secret, 'change_email'],
    ...[...malformed, makeSecret()].map((text) => [text, 'verify_email'] as const),
  ] as const) {
    expect((await stateOfToken(db(), text, purpose, NOW)).kind, text).toBe('unknown');
    expect(await redeem(text, purpose), text).toBeNull();
    expect(await addressOfToken(db(), text, purpose), text).toBeNull();
  }
  for (const text of malformed) {
    expect(await stateOfToken(noDb, text, 'verify_email', NOW), 'without a query').toEqual({
      kind: 'unknown',
    });
    expect(await addressOfToken(noDb, text, 'verify_email')).toBeNull();
    expect(await redeemToken(noDb as unknown as Transaction, text, 'verify_email', NOW)).toBeNull();
  }
  expect(await redeem(secret)).not.toBeNull();
  expect(await addressOfToken(db(), secret, 'verify_email'), 'of a used link').toBe(ADDRESS);
});

test('voiding ends an account’s links, except those of warnings', async () => {
  const other = await addMember({ email: 'lwazi@example.org' });
  const purposes = Object.keys(LIFETIME) as TokenPurpose[];
  const own = await Promise.all(purposes.map((purpose) => issue(purpose)));
  const foreign = await issue('verify_email', other);
  await db().transaction((tx) => voidLinks(tx, userId, NOW));
  for (const [index, purpose] of purposes.entries()) {
    const isOpen = (await redeem(own[index] ?? '', purpose)) !== null;
    expect(isOpen, purpose).toBe(purpose === 'disown');
  }
  expect(await redeem(foreign)).toMatchObject({ userId: other });
});

test('a link is deleted a week after it expires', async () => {
  await issue();
  const later = new Date(NOW.getTime() + LIFETIME.verify_email + 7 * DAY);
  await issue('verify_email', userId, later);
  expect(await db().select().from(verificationTokens)).toHaveLength(2);
  await issue('verify_email', userId, new Date(later.getTime() + 1));
  expect(await db().select().from(verificationTokens)).toHaveLength(2);
});

const noDb = new Proxy({} as Db, {
  get() {
    throw new Error('A query.');
  },
});

function issue(purpose: TokenPurpose = 'verify_email', owner = userId, now = NOW): Promise<string> {
  const newEmail = purpose === 'change_email' || purpose === 'disown' ? 'new@example.org' : null;
  return db().transaction((tx) => issueToken(tx, { userId: owner, purpose, newEmail }, now));
}

function redeem(secret: string, purpose: TokenPurpose = 'verify_email', now = NOW) {
  return db().transaction((tx) => redeemToken(tx, secret, purpose, now));
}

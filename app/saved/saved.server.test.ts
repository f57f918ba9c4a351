import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/db/client.server.ts';
import { users } from '#app/db/schema/accounts.ts';
import { savedCalculations } from '#app/db/schema/saved.ts';
import { DAY } from '#app/time.ts';
import { useTestDatabase } from '#tests/database.ts';
import {
  claimCalculation,
  findCalculation,
  forgetExpired,
  listCalculationsOf,
  removeCalculation,
  renameCalculation,
  saveCalculation,
} from './saved.server.ts';

const NOW = new Date('2026-06-01T10:00:00Z');
const UNKNOWN = '3f0d8a52-6a5c-4e0e-9d8f-2b1c7e6a5f40';

await useTestDatabase();
const [thandi, pieter] = await Promise.all([member('thandi@example.org'), member('pieter@example.org')]);

beforeEach(() => db().execute(sql`truncate saved_calculations`));

test('a calculation comes back as it was saved', async () => {
  const token = await saveCalculation(calculation(), NOW);
  expect(await findCalculation(token, NOW)).toEqual({
    ...calculation(),
    token,
    savedAt: NOW,
    expiresAt: daysLater(90),
  });
});

test('no two addresses are alike, and none can be told from another', async () => {
  const tokens = await Promise.all(Array.from({ length: 20 }, () => saveCalculation(calculation(), NOW)));
  expect(new Set(tokens.map((token) => token.slice(0, 8))).size).toBe(20);
});

test.each(['', 'x', UNKNOWN, `${UNKNOWN}x`, "' or 1=1 --", '\0', '../../etc/passwd'])(
  'there is no calculation at %o, and nobody is told more',
  async (token) => {
    await saveCalculation(calculation(), NOW);
    expect(await findCalculation(token, NOW)).toBeNull();
    expect(await claimCalculation(token, thandi, NOW)).toBe(false);
    expect(await renameCalculation(token, thandi, 'Mine')).toBe(false);
    expect(await removeCalculation(token, thandi)).toBe(false);
  },
);

test('what belongs to nobody can be opened for ninety days, and not a moment longer', async () => {
  const token = await saveCalculation(calculation(), NOW);
  expect(await findCalculation(token, daysLater(90))).not.toBeNull();
  expect(await findCalculation(token, new Date(daysLater(90).getTime() + 1))).toBeNull();
  expect(await claimCalculation(token, thandi, daysLater(91))).toBe(false);
});

test('the next calculation saved deletes what has expired, and leaves what is a member’s', async () => {
  await saveCalculation(calculation(), NOW);
  const owned = await saveCalculation({ ...calculation(), ownerId: thandi }, NOW);
  const young = await saveCalculation(calculation(), daysLater(80));
  const newest = await saveCalculation(calculation(), daysLater(100));
  expect(await tokensKept()).toEqual([owned, young, newest].toSorted());
  await forgetExpired(daysLater(1000));
  expect(await tokensKept()).toEqual([owned]);
});

test('a visitor’s calculation becomes the member’s who claims it, and stays', async () => {
  const token = await saveCalculation(calculation(), NOW);
  expect(await claimCalculation(token, thandi, daysLater(1))).toBe(true);
  expect(await claimCalculation(token, thandi, daysLater(2))).toBe(true);
  expect(await findCalculation(token, daysLater(1000))).toMatchObject({
    token,
    savedAt: NOW,
    expiresAt: null,
  });
  expect((await listCalculationsOf(thandi)).map((saved) => saved.token)).toEqual([token]);
});

test('a member’s calculation can’t be claimed, renamed, deleted or listed by another', async () => {
  const token = await saveCalculation({ ...calculation(), ownerId: thandi }, NOW);
  expect(await claimCalculation(token, pieter, NOW)).toBe(false);
  expect(await renameCalculation(token, pieter, 'Mine now')).toBe(false);
  expect(await removeCalculation(token, pieter)).toBe(false);
  expect(await listCalculationsOf(pieter)).toEqual([]);
  expect(await listCalculationsOf(thandi)).toMatchObject([{ token, title: calculation().title }]);
});

test('a calculation that belongs to nobody can be renamed and deleted by nobody', async () => {
  const token = await saveCalculation(calculation(), NOW);
  expect(await renameCalculation(token, thandi, 'Mine')).toBe(false);
  expect(await removeCalculation(token, thandi)).toBe(false);
});

test('a member renames and deletes', async () => {
  const first = await saveCalculation({ ...calculation(), ownerId: thandi }, NOW);
  const second = await saveCalculation({ ...calculation(), ownerId: thandi }, daysLater(1));
  expect(await renameCalculation(first, thandi, 'Before the raise')).toBe(true);
  expect((await listCalculationsOf(thandi)).map((saved) => saved.title)).toEqual([
    'Before the raise',
    calculation().title,
  ]);
  expect(await removeCalculation(first, thandi)).toBe(true);
  expect(await tokensKept()).toEqual([second]);
});

test('a member’s calculations go with the account', async () => {
  const leaving = await member('leaving@example.org');
  await saveCalculation({ ...calculation(), ownerId: leaving }, NOW);
  await db().delete(users).where(eq(users.id, leaving));
  expect(await tokensKept()).toEqual([]);
});

function calculation() {
  return {
    title: 'Individual Tax, 2023/2024',
    kind: 'individual' as const,
    inputs: {
      values: { grossIncome: '41 666.67', period: 'monthly', taxYear: '2023', basis: 'firm', age: '30' },
      exact: { grossIncome: 50_000_000 },
      tax: 10_340_500,
    },
  };
}

function daysLater(days: number): Date {
  return new Date(NOW.getTime() + days * DAY);
}

async function member(email: string): Promise<string> {
  const [user] = await db().insert(users).values({ email, passwordHash: 'x' }).returning({ id: users.id });
  return user?.id ?? '';
}

async function tokensKept(): Promise<string[]> {
  const rows = await db().select({ id: savedCalculations.id }).from(savedCalculations);
  return rows.map((row) => row.id).toSorted();
}

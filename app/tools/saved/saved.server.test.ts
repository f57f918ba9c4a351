import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { users } from '#app/platform/db/schema/accounts.ts';
import { savedCalculations } from '#app/platform/db/schema/saved.ts';
import { DAY, MINUTE } from '#app/platform/core/time.ts';
import { useTestDatabase } from '#tests/database.ts';
import {
  claimCalculation,
  deleteCalculation,
  deleteExpired,
  findCalculation,
  listCalculationsOf,
  renameCalculation,
  saveCalculation,
} from './saved.server.ts';

const NOW = new Date('2026-06-01T10:00:00Z');
const UNKNOWN = '3f0d8a52-6a5c-4e0e-9d8f-2b1c7e6a5f40';
const CALCULATION = {
  title: 'Individual Tax, 2023/2024',
  kind: 'individual' as const,
  inputs: {
    values: { grossIncome: '41 666.67', period: 'monthly', taxYear: '2023', basis: 'firm', age: '30' },
    exact: { grossIncome: 50_000_000 },
    tax: 10_340_500,
  },
};

await useTestDatabase();
const thandi = await member('thandi@example.org');

beforeEach(() => db().execute(sql`truncate saved_calculations`));

test('a calculation is read as it was saved, at its own address', async () => {
  const token = await saveCalculation(CALCULATION, NOW);
  const expected = { ...CALCULATION, token, savedAt: NOW, expiresAt: daysLater(90) };
  expect(await findCalculation(token, NOW)).toEqual(expected);
  expect((await saveCalculation(CALCULATION, NOW)).slice(0, 8)).not.toBe(token.slice(0, 8));
});

test('what a member saves twice within a minute is one calculation', async () => {
  const own = { ...CALCULATION, ownerId: thandi };
  const [first, second] = await Promise.all([saveCalculation(own, NOW), saveCalculation(own, NOW)]);
  expect(second).toBe(first);
  const other = { ...own, inputs: { ...own.inputs, tax: 1 } };
  expect(await saveCalculation(other, NOW)).not.toBe(first);
  expect(await saveCalculation(own, new Date(NOW.getTime() + MINUTE))).not.toBe(first);
});

test('an unknown address has no calculation', async () => {
  await saveCalculation(CALCULATION, NOW);
  for (const token of ['', 'x', UNKNOWN, `${UNKNOWN}x`, "' or 1=1 --", '\0', '../../etc/passwd']) {
    expect(await findCalculation(token, NOW)).toBeNull();
    expect(await changesOf(token, thandi)).toEqual([false, false, false]);
  }
});

test('a calculation without an owner expires after ninety days', async () => {
  const token = await saveCalculation(CALCULATION, NOW);
  expect(await findCalculation(token, daysLater(90))).not.toBeNull();
  expect(await findCalculation(token, new Date(daysLater(90).getTime() + 1))).toBeNull();
  expect(await claimCalculation(token, thandi, daysLater(91))).toBe(false);
});

test('saving deletes expired calculations but not those of members', async () => {
  await saveCalculation(CALCULATION, NOW);
  const owned = await saveCalculation({ ...CALCULATION, ownerId: thandi }, NOW);
  const young = await saveCalculation(CALCULATION, daysLater(80));
  const newest = await saveCalculation(CALCULATION, daysLater(100));
  expect(await storedTokens()).toEqual([owned, young, newest].toSorted());
  await deleteExpired(daysLater(1000));
  expect(await storedTokens()).toEqual([owned]);
});

test('a claimed calculation belongs to the member and does not expire', async () => {
  const token = await saveCalculation(CALCULATION, NOW);
  expect(await claimCalculation(token, thandi, daysLater(1))).toBe(true);
  expect(await claimCalculation(token, thandi, daysLater(2))).toBe(true);
  const expected = { token, savedAt: NOW, expiresAt: null };
  expect(await findCalculation(token, daysLater(1000))).toMatchObject(expected);
  expect(await listCalculationsOf(thandi)).toMatchObject([expected]);
});

test('a row of a calculator that this version does not know is not shown', async () => {
  const token = await saveCalculation({ ...CALCULATION, ownerId: thandi }, NOW);
  await db().update(savedCalculations).set({ kind: 'wealth' });
  expect(await findCalculation(token, NOW)).toBeNull();
  expect(await listCalculationsOf(thandi)).toEqual([]);
});

async function changesOf(token: string, userId: string): Promise<boolean[]> {
  return [
    await claimCalculation(token, userId, NOW),
    await renameCalculation(token, userId, 'Mine now'),
    await deleteCalculation(token, userId),
  ];
}

function daysLater(days: number): Date {
  return new Date(NOW.getTime() + days * DAY);
}

async function member(email: string): Promise<string> {
  const [user] = await db().insert(users).values({ email, passwordHash: 'x' }).returning({ id: users.id });
  return user?.id ?? '';
}

async function storedTokens(): Promise<string[]> {
  const rows = await db().select({ id: savedCalculations.id }).from(savedCalculations);
  return rows.map((row) => row.id).toSorted();
}

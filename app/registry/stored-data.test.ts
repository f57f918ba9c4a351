import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { retentionRows } from '#content/retention.ts';
import { issueToken } from '#app/accounts/tokens.server.ts';
import { db, schema } from '#app/db/client.server.ts';
import { rateLimits } from '#app/db/schema/limits.ts';
import { clients } from '#app/db/schema/lists.ts';
import { savedCalculations } from '#app/db/schema/saved.ts';
import { addMessage } from '#app/inbox/inbox.test-support.ts';
import { defineStoredData } from '#app/stored-data/define-stored-data.ts';
import { deleteExpired } from '#app/stored-data/stored-data.server.ts';
import { DAY } from '#app/time.ts';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { jobs } from './jobs.server.ts';
import { storedData, WITHOUT_KIND } from './stored-data.server.ts';

await useTestDatabase();

test('every table and queue belongs to one kind of stored data or has a reason', () => {
  const declared = storedData.flatMap(({ tables }) => tables);
  const tables = Object.entries(schema).filter(([, table]) => is(table, PgTable));
  const queues = jobs.map(({ name }) => [name, name] as const);
  for (const [name, table] of [...tables, ...queues]) {
    const kinds = declared.filter((one) => one === table).length;
    expect(kinds, `${name}: declare it with defineStoredData, or give a reason in WITHOUT_KIND`).toBe(
      WITHOUT_KIND[name] ? 0 : 1,
    );
  }
});

test('every kind of personal data is deleted on expiry or with the account', () => {
  for (const { name, isPersonal, deleteExpired, deleteFor } of storedData) {
    const isDeleted = typeof deleteExpired === 'function' || typeof deleteFor !== 'object';
    expect(isDeleted || !isPersonal, name).toBe(true);
  }
});

test('the database does the deletions that a kind leaves to it', () => {
  const onDelete = { cascade: 'cascade', unlink: 'set null' };
  for (const { name, tables, deleteFor } of storedData) {
    if (typeof deleteFor !== 'string') continue;
    for (const table of tables) {
      const keys = typeof table === 'string' ? [] : getTableConfig(table).foreignKeys;
      const toUsers = keys.filter((key) => key.reference().foreignTable === schema.users);
      expect(
        toUsers.map((key) => key.onDelete),
        name,
      ).toContain(onDelete[deleteFor]);
    }
  }
});

test('the privacy policy and the declarations name the same kinds', () => {
  const named = storedData.flatMap(({ policy }) => ('none' in policy ? [] : policy));
  const rows = Object.entries(retentionRows).filter(([, row]) => !('onPaper' in row));
  expect([...new Set<string>(named)].toSorted()).toEqual(rows.map(([name]) => name).toSorted());
});

test('expired data of every kind is deleted', async () => {
  const old = new Date(Date.now() - 3000 * DAY);
  await addMessage({ createdAt: old });
  const userId = await addMember();
  await signedInAs(userId, { now: old });
  await db().transaction((tx) => issueToken(tx, { userId, purpose: 'reset_password' }, old));
  const forgotten = await addMember({ email: 'forgotten@example.org', verified: false });
  await db().execute(sql`update users set created_at = ${old.toISOString()} where id = ${forgotten}`);
  const calculation = { title: 'Old', kind: 'company', inputs: {}, updatedAt: old } as const;
  await db().insert(savedCalculations).values(calculation);
  await db().insert(rateLimits).values({ key: 'contact:x', windowStart: old });
  await db().insert(clients).values({ name: 'In the trash', deletedAt: old });
  const upkeep = { now: new Date(), logFailure: () => {} };
  const one = { accounts: 1, sessions: 1, links: 1, calculations: 1, messages: 1, hits: 1, lists: 1 };
  expect(await deleteExpired(storedData, upkeep)).toEqual(one);
  const none = Object.fromEntries(Object.keys(one).map((name) => [name, 0]));
  expect(await deleteExpired(storedData, upkeep)).toEqual(none);
});

test('a failing kind stops no other, and is retried', async () => {
  const none = { none: 'a test' };
  const common = { tables: [], holds: '', isPersonal: true, policy: none, deleteFor: none, ownData: none };
  const done: string[] = [];
  const broken = defineStoredData({
    ...common,
    name: 'broken',
    deleteExpired: () => Promise.reject(new Error('away')),
  });
  const whole = defineStoredData({ ...common, name: 'whole', deleteExpired: async () => done.push('whole') });
  const upkeep = { now: new Date(), logFailure: () => {} };
  await expect(deleteExpired([broken, whole], upkeep)).rejects.toThrow('away');
  expect(done).toEqual(['whole']);
});

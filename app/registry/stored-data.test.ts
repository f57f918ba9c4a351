import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { retentionRows } from '#content/retention.ts';
import { schema } from '#app/platform/db/client.server.ts';
import { defineStoredData } from '#app/platform/stored-data/define-stored-data.ts';
import { deleteExpired } from '#app/platform/stored-data/stored-data.server.ts';
import { jobs } from './jobs.server.ts';
import { storedData, WITHOUT_KIND } from './stored-data.server.ts';

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

test('the database does the deletions that a kind leaves to it', () => {
  for (const { name, tables, deleteFor } of storedData) {
    if (typeof deleteFor !== 'string') continue;
    for (const table of tables) {
      const keys = typeof table === 'string' ? [] : getTableConfig(table).foreignKeys;
      const toUsers = keys.filter((key) => key.reference().foreignTable === schema.users);
      expect(
        toUsers.map((key) => key.onDelete),
        name,
      ).toContain('cascade');
    }
  }
});

test('the privacy policy and the declarations name the same kinds', () => {
  const named = storedData.flatMap(({ policy }) => ('none' in policy ? [] : policy));
  expect([...new Set<string>(named)].toSorted()).toEqual(Object.keys(retentionRows).toSorted());
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

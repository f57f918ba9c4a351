import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openDb } from '#app/db/client.server.ts';
import { createBlankDatabase } from '#tests/database.ts';
import { migrateDatabase, schemaVersion } from './migrate.ts';

const database = await createBlankDatabase();
const db = openDb(database.url, { connections: 1 });
afterAll(async () => {
  await db.$client.end();
  await database.drop();
});

test('two instances that start at once migrate a blank database once', async () => {
  const before = await schemaVersion(db);
  expect(before.applied).toBe(0);

  const results = await Promise.all([migrateDatabase(database.url), migrateDatabase(database.url)]);
  const applied = results.map((result) => result.applied).toSorted((a, b) => a - b);
  expect(applied).toEqual([0, before.expected]);

  const after = await schemaVersion(db);
  expect(after.applied).toBe(after.expected);
});

test('a migrated database is unchanged', async () => {
  expect(await migrateDatabase(database.url)).toEqual({ applied: 0 });
});

test('the lock is released afterwards', async () => {
  const locks = await db.execute(sql`
    select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where locktype = 'advisory' and datname = current_database()`);
  expect(locks).toHaveLength(0);
});

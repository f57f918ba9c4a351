import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { afterAll, expect, test } from 'vitest';
import { openDb, withDb } from '#app/platform/db/client.server.ts';
import { createBlankDatabase } from '#tests/database.ts';
import { BASELINE_COUNT, migrateDatabase, schemaVersion } from './migrate.ts';

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

test('a database migrated step by step goes on from the baseline', async () => {
  await using steps = await databaseAt(BASELINE_COUNT);
  await steps.sql`insert into drizzle.__drizzle_migrations (hash, created_at)
    select 'a step', n from generate_series(1, ${BASELINE_COUNT - 1}::int) n`;
  const { expected } = await withDb(steps.url, schemaVersion);
  expect(await withDb(steps.url, schemaVersion)).toEqual({ applied: BASELINE_COUNT, expected });
  expect(await migrateDatabase(steps.url)).toEqual({ applied: expected - BASELINE_COUNT });
  expect(await withDb(steps.url, schemaVersion)).toEqual({ applied: expected, expected });
});

test('a schema older than the baseline is refused, and unchanged', async () => {
  await db.execute(sql`update drizzle.__drizzle_migrations set created_at = 1`);
  await expect(migrateDatabase(database.url)).rejects.toThrow('older than version 1.0.0');
  await expect(migrateDatabase(database.url, { upTo: BASELINE_COUNT - 1 })).rejects.toThrow('older than');
  const { applied } = await schemaVersion(db);
  expect(applied).toBe(0);
});

async function databaseAt(upTo: number) {
  const { url, drop } = await createBlankDatabase();
  await migrateDatabase(url, { upTo });
  const steps = postgres(url, { max: 1 });
  return {
    url,
    sql: steps,
    async [Symbol.asyncDispose]() {
      await steps.end();
      await drop();
    },
  };
}

import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openDb } from '#app/platform/db/client.server.ts';
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

test('older audit entries get the name that the thing had', async () => {
  await db.execute(
    sql`insert into clients (id, name) values ('11111111-1111-4111-8111-111111111111', 'Now')`,
  );
  const entries = [
    ['client', '11111111-1111-4111-8111-111111111111', {}],
    ['client', 'deleted', { name: { from: null, to: 'Marula' } }],
    ['client', 'deleted', { isActive: { from: true, to: false } }],
    ['user', '11111111-1111-4111-8111-111111111111', { role: 'admin' }],
  ] as const;
  for (const [entity, id, changes] of entries)
    await db.execute(sql`insert into audit_entries (action, entity, entity_id, changes)
      values (${`${entity}.test`}, ${entity}, ${id}, ${JSON.stringify(changes)}::jsonb)`);
  const migration = readFileSync('drizzle/migrations/0009_audit_pseudonyms.sql', 'utf8');
  const updates = migration.split('--> statement-breakpoint').filter((text) => text.includes('UPDATE'));
  for (const update of updates) await db.execute(sql.raw(update));
  const named = await db.execute<{ subject: string | null }>(
    sql`select subject from audit_entries order by id`,
  );
  expect(named.map(({ subject }) => subject)).toEqual(['Now', 'Marula', 'Marula', null]);
});

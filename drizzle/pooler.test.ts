import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { openDb, withDb } from '#app/platform/db/client.server.ts';
import { clients } from '#app/platform/db/schema/lists.ts';
import { createBlankDatabase } from '#tests/database.ts';
import { startPooler, whyNoPooler, type PoolMode } from '#tests/pgbouncer.ts';
import { BASELINE_COUNT, migrateDatabase, schemaVersion } from './migrate.ts';

describe.skipIf(whyNoPooler()).each<PoolMode>(['session', 'transaction'])(
  'behind PgBouncer, %s mode',
  async (mode) => {
    const database = await createBlankDatabase();
    const pooler = whyNoPooler() ? null : await startPooler(database.url, mode);
    const url = pooler?.url ?? '';
    afterAll(async () => {
      await pooler?.remove();
      await database.drop();
    });

    test('two instances migrate a blank database once, and a direct one does not wait', async () => {
      const { expected } = await withDb(database.url, schemaVersion);
      await migrateDatabase(url, { upTo: BASELINE_COUNT });
      const results = await Promise.all([migrateDatabase(url), migrateDatabase(url)]);
      expect(results.map(({ applied }) => applied).toSorted((a, b) => a - b)).toEqual([
        0,
        expected - BASELINE_COUNT,
      ]);
      expect(await migrateDatabase(database.url)).toEqual({ applied: 0 });
      const locks = await withDb(database.url, (db) =>
        db.execute(
          sql`select 1 from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
        ),
      );
      expect(locks).toHaveLength(0);
    });

    test('every transaction that ends well is stored', async () => {
      const db = openDb(url);
      onTestFinished(() => db.$client.end());
      const names = Array.from({ length: 60 }, (_, at) => `Client ${at}`);
      await Promise.all(names.map((name) => db.transaction((tx) => tx.insert(clients).values({ name }))));
      expect(await db.$count(clients)).toBe(names.length);
    });

    test('every connection forgives the same typing errors and ends a slow statement', async () => {
      const db = openDb(url);
      onTestFinished(() => db.$client.end());
      const found = await Promise.all(
        Array.from({ length: 8 }, () =>
          db.transaction(async (tx) => {
            await tx.execute(sql`select pg_sleep(0.1)`);
            const [row] = await tx.execute(
              sql`select current_setting('statement_timeout') as most, 'vermuelen' <% 'Vermeulen Bakery' as alike`,
            );
            return row;
          }),
        ),
      );
      expect(found).toEqual(found.map(() => ({ most: '10s', alike: true })));
    });
  },
);

test('a migration says within five seconds whom it waits for', async () => {
  const database = await createBlankDatabase();
  onTestFinished(() => database.drop());
  await migrateDatabase(database.url);
  const holder = openDb(database.url, { connections: 1 });
  onTestFinished(() => holder.$client.end());
  const sentences: string[] = [];
  let waiting: Promise<unknown> = Promise.resolve();
  await holder.transaction(async (tx) => {
    const [own] = await tx.execute(sql`select pg_backend_pid() as pid, pg_advisory_xact_lock(${0x6d696772})`);
    waiting = migrateDatabase(database.url, { say: (sentence) => sentences.push(sentence) });
    await sleep(5_000);
    expect(sentences[0]).toContain(`pid ${String(own?.pid)}, application "site", since 2`);
  });
  expect(await waiting).toEqual({ applied: 0 });
}, 20_000);

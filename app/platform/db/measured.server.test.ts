import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { metrics } from '#app/platform/core/metrics.server.ts';
import { useTestDatabase } from '#tests/database.ts';
import { databasePool, db } from './client.server.ts';

await useTestDatabase();

test('every query is timed: also in nested transactions and on failure', async () => {
  const before = await timed();
  await db().execute(sql`select pg_sleep(0.06)`);
  await db().transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    await tx.transaction((inner) => inner.execute(sql`select 2`));
  });
  await expect(db().execute(sql`select no_such_column`)).rejects.toThrow();
  const after = await timed();
  expect(after.count - before.count).toBe(4);
  expect(after.seconds - before.seconds).toBeGreaterThanOrEqual(0.06);
  expect(after.slow - before.slow).toBe(1);
});

test('measuring does not change the rows', async () => {
  const rows = await db().execute<{ one: number }>(sql`select 1 as one`);
  expect([...rows]).toEqual([{ one: 1 }]);
  await expect(
    db().transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      throw new Error('undo');
    }),
  ).rejects.toThrow('undo');
});

test('the pool reports busy connections and waiting queries', async () => {
  const { size } = databasePool();
  expect(databasePool()).toEqual({ size, inUse: 0, waiting: 0 });
  const nap = sql`select pg_sleep(0.2)`;
  const naps = Array.from({ length: size + 1 }, () => db().execute(nap));
  const asleep = Promise.all([...naps, db().transaction((tx) => tx.execute(nap))]);
  await sleep(20);
  expect(databasePool()).toEqual({ size, inUse: size, waiting: 2 });
  await asleep;
  expect(databasePool()).toEqual({ size, inUse: 0, waiting: 0 });
});

async function timed() {
  const { values } = await metrics().querySeconds.get();
  const value = (name: string, le?: number) =>
    values.find((found) => found.metricName === name && found.labels.le === le)?.value ?? 0;
  const count = value('site_database_query_seconds_count');
  return {
    count,
    seconds: value('site_database_query_seconds_sum'),
    slow: count - value('site_database_query_seconds_bucket', 0.05),
  };
}

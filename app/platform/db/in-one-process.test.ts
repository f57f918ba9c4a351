import { sql, type SQL } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useTestDatabase } from '#tests/database.ts';
import { db } from './client.server.ts';
import { inOneProcess } from './in-one-process.ts';

await useTestDatabase();

test('a statement with the condition is not shared among processes, and finds the same', async () => {
  const columns = sql`pg_attribute`;
  const alone = sql`pg_attribute where ${inOneProcess}`;
  expect(await planOf(columns)).toContain('Gather');
  expect(await planOf(alone)).not.toContain('Gather');
  expect(await planOf(alone)).not.toContain('Filter');
  expect(await db().$count(alone)).toBe(await db().$count(columns));
});

/** As of a table so large that sharing it always pays. */
function planOf(from: SQL): Promise<string> {
  return db().transaction(async (tx) => {
    for (const setting of ['parallel_setup_cost', 'parallel_tuple_cost', 'min_parallel_table_scan_size'])
      await tx.execute(sql.raw(`set local ${setting} = 0`));
    await tx.execute(sql.raw('set local min_parallel_index_scan_size = 0'));
    // The Postgres of the tests has no parallel workers.
    await tx.execute(sql.raw('set local max_parallel_workers_per_gather = 2'));
    const lines = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain select count(*) from ${from}`);
    return lines.map((line) => line['QUERY PLAN']).join('\n');
  });
}

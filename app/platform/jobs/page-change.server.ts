import { sql } from 'drizzle-orm';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { recordRun } from './last-run.server.ts';

/** Every replica then makes its pages again. A pooler may drop the notice: replicas behind it compare the row. */
export async function purgePages(tx: Transaction): Promise<void> {
  await recordRun(tx, 'page change', new Date());
  await tx.execute(sql`select pg_notify('page_purge', '')`);
}

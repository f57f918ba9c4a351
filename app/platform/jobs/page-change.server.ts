import { sql } from 'drizzle-orm';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { recordRun } from './last-run.server.ts';

/**
 * The commit has every replica read the content again and make its public pages anew. A pooler may not pass the notice on, so
 * replicas behind it compare the row.
 */
export async function purgePages(tx: Transaction): Promise<void> {
  await recordRun(tx, 'page change', new Date());
  await tx.execute(sql`select pg_notify('page_purge', '')`);
}

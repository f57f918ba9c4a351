import type { Transaction } from '#app/db/client.server.ts';
import { lastRuns } from '#app/db/schema/runs.ts';

export async function recordRun(
  tx: Pick<Transaction, 'insert'>,
  name: 'backup' | 'upkeep' | 'received mail' | 'page change',
  at: Date,
): Promise<void> {
  await tx.insert(lastRuns).values({ name, at }).onConflictDoUpdate({ target: lastRuns.name, set: { at } });
}

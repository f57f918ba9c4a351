import type { Transaction } from '#app/platform/db/client.server.ts';
import { lastRuns } from '#app/platform/db/schema/runs.ts';

export async function recordRun(tx: Pick<Transaction, 'insert'>, name: string, at: Date): Promise<void> {
  await tx.insert(lastRuns).values({ name, at }).onConflictDoUpdate({ target: lastRuns.name, set: { at } });
}

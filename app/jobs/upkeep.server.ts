import { db } from '#app/db/client.server.ts';
import { lastRuns } from '#app/db/schema/runs.ts';
import { deleteExpired } from '#app/inbox/expiry.server.ts';

/** What is done every night: it deletes what the privacy policy says is kept no longer. Done twice it does no harm. */
export async function doUpkeep(now = new Date()): Promise<{ deletedMessages: number }> {
  const deletedMessages = await deleteExpired(now);
  await rememberRun('upkeep', now);
  return { deletedMessages };
}

async function rememberRun(name: string, at: Date): Promise<void> {
  await db().insert(lastRuns).values({ name, at }).onConflictDoUpdate({ target: lastRuns.name, set: { at } });
}

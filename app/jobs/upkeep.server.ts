import { db } from '#app/db/client.server.ts';
import { deleteExpired } from '#app/inbox/expiry.server.ts';
import { rememberRun } from './last-run.server.ts';

/** What is done every night: it deletes what the privacy policy says is kept no longer. Done twice it does no harm. */
export async function doUpkeep(now = new Date()): Promise<{ deletedMessages: number }> {
  const deletedMessages = await deleteExpired(now);
  await rememberRun(db(), 'upkeep', now);
  return { deletedMessages };
}

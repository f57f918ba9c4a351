import { and, eq, lt, or } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import { DAY } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { bulkRecords, bulkRuns } from '#app/platform/db/schema/bulk.ts';
import { defineStoredData } from '#app/platform/stored-data/define-stored-data.ts';
import { bulkQueue } from './queue.ts';

const OF_THE_DESK = {
  none: 'It is what somebody of the firm did to records, by their ids, and says nothing of a member.',
};

export const storedRuns = defineStoredData({
  name: 'acts on many records',
  tables: [bulkRuns, bulkRecords, bulkQueue.name],
  holds:
    'What staff did to many records at once, by their ids, and what an import of clients changed in them, so that it can be taken back',
  isPersonal: false,
  policy: OF_THE_DESK,
  deleteExpired: ({ now }) => deleteOldRuns(now),
  deleteFor: async (tx, { id }) => tx.delete(bulkRuns).where(eq(bulkRuns.actorId, id)),
  ownData: OF_THE_DESK,
});

/** Deletes unconfirmed runs after a day. */
async function deleteOldRuns(now: Date): Promise<number> {
  const before = (days: number) => lt(bulkRuns.at, new Date(now.getTime() - days * DAY));
  const deleted = await db()
    .delete(bulkRuns)
    .where(or(before(retention.bulkRunDays), and(eq(bulkRuns.state, 'asked'), before(1))))
    .returning({ id: bulkRuns.id });
  return deleted.length;
}

import { asc, eq, inArray } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { documents } from '#app/db/schema/documents.ts';
import { engagements } from '#app/db/schema/engagements.ts';
import { taxpayerMembers } from '#app/db/schema/taxpayers.ts';
import { isPastRetention } from '#app/engagements/retention.server.ts';
import { storage } from '#app/storage/storage.server.ts';
import { defineStoredData, type Subject } from '#app/stored-data/define-stored-data.ts';
import { longMoment } from '#app/stored-data/moment.ts';

const AT_ONCE = 200;

export const storedDocuments = defineStoredData({
  name: 'documents',
  tables: [documents],
  holds: 'Files that clients sent and fetched, with a small picture of each',
  isPersonal: true,
  policy: ['clientRecords'],
  deleteExpired: ({ now }) => deleteOldDocuments(now),
  deleteFor: { none: 'They are kept as long as the work that they belong to, and go with it.' },
  ownData: {
    read: async (member) => ({ documents: await ownDocuments(member) }),
    describe: ({ documents }) => [
      {
        title: 'Documents',
        items: documents.map(({ name, direction, createdAt }) => ({
          head: name,
          text: `${direction === 'from_client' ? 'From you' : 'From us'}, ${longMoment(createdAt)}`,
        })),
      },
    ],
  },
});

/** The bytes go first: a row that is left is tried again the next night. */
async function deleteOldDocuments(now: Date): Promise<number> {
  let total = 0;
  for (;;) {
    const old = await db()
      .select({ id: documents.id })
      .from(documents)
      .innerJoin(engagements, eq(engagements.id, documents.engagementId))
      .where(isPastRetention(now))
      .limit(AT_ONCE);
    if (old.length === 0) return total;
    const ids = old.map(({ id }) => id);
    for (const id of ids) {
      await storage().remove(`documents/${id}`);
      await storage().remove(`thumbnails/${id}`);
    }
    await db().delete(documents).where(inArray(documents.id, ids));
    total += ids.length;
  }
}

async function ownDocuments({ id }: Subject) {
  const { name, type, size, direction, createdAt, openedAt } = documents;
  return db()
    .select({ name, type, size, direction, createdAt, openedAt })
    .from(documents)
    .innerJoin(engagements, eq(engagements.id, documents.engagementId))
    .innerJoin(taxpayerMembers, eq(taxpayerMembers.taxpayerId, engagements.taxpayerId))
    .where(eq(taxpayerMembers.userId, id))
    .orderBy(asc(createdAt), asc(documents.id));
}

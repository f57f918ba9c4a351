import { and, asc, eq, inArray, isNotNull, not, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { db } from '#app/platform/db/client.server.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { TO_DRAW } from './drawing-states.ts';
import { documents, removedDocuments } from '#app/platform/db/schema/documents.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayerMembers } from '#app/platform/db/schema/taxpayers.ts';
import { isPastRetention } from '#app/work/core/engagements/retention.server.ts';
import type { Job } from '#app/platform/jobs/job.ts';
import { sharedBoss } from '#app/platform/jobs/queue.server.ts';
import { DAY } from '#app/platform/core/time.ts';
import { removeOrphans } from '#app/platform/storage/orphans.server.ts';
import { defineStoredData, type Subject } from '#app/platform/stored-data/define-stored-data.ts';
import { longMoment } from '#app/platform/stored-data/moment.ts';
import { removeBytes } from './bytes.server.ts';
import { joinJob } from './join-job.server.ts';
import { compareWithStorage } from './lost.server.ts';
import { deleteRemovedDocuments } from './restore.server.ts';
import { DOCUMENT_PREFIX, THUMBNAIL_PREFIX } from './keys.ts';
import { thumbnailJob } from './thumbnail-job.server.ts';

const AT_ONCE = 200;

export const storedDocuments = defineStoredData({
  name: 'documents',
  tables: [documents, removedDocuments],
  holds:
    'Files that clients sent and fetched, with a small picture of each, and those that were removed, for a time',
  isPersonal: true,
  policy: ['clientRecords', 'removedDocuments'],
  deleteExpired: async ({ now }) => (await deleteRemovedDocuments(now)) + (await deleteOldDocuments(now)),
  deleteFor: { none: 'They are kept as long as the work that they belong to, and go with it.' },
  ownData: {
    read: async (member) => ({
      documents: await ownDocuments(member),
      removedDocuments: await ownRemoved(member),
    }),
    describe: ({ documents, removedDocuments }) => [
      {
        title: 'Documents',
        items: documents.map(({ name, direction, createdAt }) => ({
          head: name,
          text: `${direction === 'from_client' ? 'From you' : 'From us'}, ${longMoment(createdAt)}`,
        })),
      },
      {
        title: 'Removed documents',
        items: removedDocuments.map(({ name, removedAt }) => ({
          head: name,
          text: `Removed ${longMoment(removedAt)}`,
        })),
      },
    ],
  },
});

/** The bytes go first: a remaining row is tried again the next night. */
async function deleteOldDocuments(now: Date): Promise<number> {
  // Bytes left by a killed server or a deleted engagement. For a day their row may still be on its way.
  const before = new Date(now.getTime() - DAY);
  for (const prefix of [DOCUMENT_PREFIX, THUMBNAIL_PREFIX]) await removeOrphans({ prefix, before, findKept });
  await forgetLostJobs();
  await compareWithStorage();
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
    for (const id of ids) await removeBytes(id);
    await db().delete(documents).where(inArray(documents.id, ids));
    total += ids.length;
  }
}

async function findKept(ids: readonly string[]): Promise<string[]> {
  const rowIds = ids.filter(isUuid);
  const rows = await db()
    .select({ id: documents.id })
    .from(documents)
    .where(inArray(documents.id, rowIds))
    .unionAll(
      db()
        .select({ id: removedDocuments.id })
        .from(removedDocuments)
        .where(inArray(removedDocuments.id, rowIds)),
    );
  return rows.map(({ id }) => id);
}

/** A server that died again and again leaves photos waiting for a job that no longer exists. */
async function forgetLostJobs(): Promise<void> {
  await sharedBoss();
  const has = (job: Job<object>, id: PgColumn) => sql`exists (select from pgboss.job where name = ${job.name}
    and data ->> 'id' = ${id}::text and state in ('created', 'retry', 'active'))`;
  const { id, joinId, drawing } = documents;
  await db()
    .update(documents)
    .set({ joinId: null })
    .where(and(isNotNull(joinId), not(has(joinJob, joinId))));
  await db()
    .update(documents)
    .set({ drawing: null })
    .where(and(isIn(drawing, TO_DRAW), not(has(thumbnailJob, id))));
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

async function ownRemoved({ id }: Subject) {
  const { name, removedAt } = removedDocuments;
  return db()
    .select({ name, removedAt })
    .from(removedDocuments)
    .innerJoin(engagements, eq(engagements.id, removedDocuments.engagementId))
    .innerJoin(taxpayerMembers, eq(taxpayerMembers.taxpayerId, engagements.taxpayerId))
    .where(eq(taxpayerMembers.userId, id))
    .orderBy(asc(removedAt), asc(removedDocuments.id));
}

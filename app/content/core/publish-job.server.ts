import { and, asc, lte, eq } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { contentVersions } from '#app/platform/db/schema/content.ts';
import { purgePages } from '#app/platform/jobs/page-change.server.ts';
import { defineJob } from '#app/platform/jobs/job.ts';
import { publishPlanned } from './plan.server.ts';
import { findContent } from './contents.server.ts';
import { contentQueue } from './publish-queue.ts';

export const contentJob = defineJob({
  ...contentQueue,
  async run(_, { log }) {
    const { published, refused } = await publishDue();
    if (published > 0) log.info({ published }, 'planned content published');
    if (refused > 0) log.warn({ refused }, 'planned content fits no more, and was not published');
    await db().transaction(purgePages);
  },
});

/** Publishes each due version once, even if several processes run this. An invalid one stays planned, with a notice. */
export async function publishDue(now = new Date()): Promise<{ published: number; refused: number }> {
  const { kind, item, id, state, publishAt, revision } = contentVersions;
  const due = await db()
    .select({ kind, item, id })
    .from(contentVersions)
    .where(and(eq(state, 'planned'), lte(publishAt, now)))
    .orderBy(asc(publishAt), asc(revision));
  const counts = { published: 0, refused: 0 };
  for (const { kind, item, id } of due) {
    const content = findContent(kind);
    const outcome = content ? await publishPlanned(content, item, id, now) : 'refused';
    if (outcome !== 'gone') counts[outcome] += 1;
  }
  return counts;
}

import { and, eq, lt, sql } from 'drizzle-orm';
import { MINUTE } from '#app/platform/core/time.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import { defineBatchJob } from '#app/platform/jobs/batch-job.server.ts';
import { bossFor } from '#app/platform/jobs/queue.server.ts';
import { noticeWait } from '#app/platform/mail/when-mailed.server.ts';
import { isPresent } from '#app/work/core/engagements/access.server.ts';
import { hasJob, queueAgain } from './lost-jobs.server.ts';
import { sealJob } from './seal-job.server.ts';

/** Longer than a seal takes, beyond the wait before it. */
const LATE = 10 * MINUTE;

/** Seals what all have signed, also if its job was given up or lost: work in the trash, a database from a backup. */
export const { job: missedSealsJob, doAll: sealMissed } = defineBatchJob({
  name: 'seal-missed',
  cron: '*/10 * * * *',
  done: 'signed and not sealed: queued again',
  doSome: queueSome,
});

async function queueSome(tx: Transaction, now: Date, limit: number): Promise<number> {
  // Its queues are there from then on.
  await bossFor(sealJob);
  const { id, approval, engagementId, takes } = requestItems;
  const signedAt = sql<string>`${approval} #>> '{given,at}'`;
  const isLate = lt(signedAt, new Date(now.getTime() - LATE - noticeWait()).toISOString());
  const isAbout = sql`data ->> 'item' = ${id}::text and data ->> 'at' = ${signedAt}`;
  const missed = await tx
    .select({ item: id, at: signedAt })
    .from(requestItems)
    .innerJoin(engagements, eq(engagements.id, engagementId))
    .where(
      and(
        eq(takes, 'approval'),
        sql`${approval} #> '{signing,sealed}' = 'null'`,
        isLate,
        isPresent,
        sql`not ${hasJob(sealJob, isAbout, now)}`,
      ),
    )
    .limit(limit)
    .for('update', { of: requestItems, skipLocked: true });
  return queueAgain(tx, sealJob, 'item', missed);
}

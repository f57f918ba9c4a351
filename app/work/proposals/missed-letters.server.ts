import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { DAY, MINUTE } from '#app/platform/core/time.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { letters, proposals } from '#app/platform/db/schema/proposals.ts';
import { defineBatchJob } from '#app/platform/jobs/batch-job.server.ts';
import { bossFor } from '#app/platform/jobs/queue.server.ts';
import { isPresent } from '#app/work/core/engagements/access.server.ts';
import { hasJob, queueAgain } from '#app/work/signatures/lost-jobs.server.ts';
import { isNotedUnwritable, sealLetterJob } from './seal-letter-job.server.ts';

/** Longer than a seal takes. */
const LATE = 10 * MINUTE;
const LOOKS_BACK = 30 * DAY;

/** Letters that were accepted are sealed in the end, also if their job was given up or lost. */
export const { job: missedLettersJob, doAll: sealMissedLetters } = defineBatchJob({
  name: 'seal-missed-letters',
  cron: '*/10 * * * *',
  done: 'letters accepted and not sealed: queued again',
  doSome: queueSome,
});

async function queueSome(tx: Transaction, now: Date, limit: number): Promise<number> {
  // Its queues are there from then on.
  await bossFor(sealLetterJob);
  const { acceptedAt, acceptedProof, acceptedNetwork } = proposals;
  const missed = await tx
    .select({ letter: letters.id })
    .from(letters)
    .innerJoin(proposals, eq(proposals.id, letters.proposalId))
    .innerJoin(engagements, eq(engagements.id, letters.engagementId))
    .where(
      and(
        isNull(letters.sealedId),
        lt(acceptedAt, new Date(now.getTime() - LATE)),
        gt(acceptedAt, new Date(now.getTime() - LOOKS_BACK)),
        // Before these were kept no letter was sealed.
        isNotNull(acceptedProof),
        isNotNull(acceptedNetwork),
        isPresent,
        sql`not ${isNotedUnwritable}`,
        sql`not ${hasJob(sealLetterJob, sql`data ->> 'letter' = ${letters.id}::text`, now)}`,
      ),
    )
    .limit(limit)
    .for('update', { of: letters, skipLocked: true });
  return queueAgain(tx, sealLetterJob, 'letter', missed);
}

import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import * as z from 'zod/mini';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { letters, proposals } from '#app/platform/db/schema/proposals.ts';
import { update } from '#app/work/core/engagements/changing.server.ts';
import { addEvent } from '#app/work/core/engagements/timeline.server.ts';
import { defineJob } from '#app/platform/jobs/job.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#app/platform/core/time.ts';

const AT_ONCE = 50;

export const expiryJob = defineJob({
  name: 'expire-proposals',
  schema: z.object({}),
  policy: {
    retries: 3,
    firstWait: 5 * SECOND,
    longestWait: MINUTE,
    timeout: 5 * MINUTE,
    keepWaiting: HOUR,
    keepDone: DAY,
  },
  schedule: { cron: '11 * * * *', tz: 'Africa/Johannesburg', missed: 'once' },
  async run(_, { log }) {
    const count = await expireProposals();
    if (count > 0) log.info({ count }, 'proposals expired');
  },
});

/** Two at the same time are harmless. */
export async function expireProposals(now = new Date()): Promise<number> {
  let total = 0;
  let count = AT_ONCE;
  while (count === AT_ONCE) {
    count = await db().transaction((tx) => expireSome(tx, now));
    total += count;
  }
  return total;
}

async function expireSome(tx: Transaction, now: Date): Promise<number> {
  const { id, acceptedAt, declinedAt, expiredAt, expiresAt } = proposals;
  const ended = await tx
    .select({ id })
    .from(proposals)
    .where(and(isNull(acceptedAt), isNull(declinedAt), isNull(expiredAt), lte(expiresAt, now)))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  const ids = ended.map((proposal) => proposal.id);
  if (ids.length === 0) return 0;
  await tx.update(proposals).set({ expiredAt: now }).where(inArray(id, ids));
  const offered = await tx
    .select({ id: engagements.id })
    .from(engagements)
    .innerJoin(letters, eq(letters.engagementId, engagements.id))
    .where(and(inArray(letters.proposalId, ids), eq(engagements.state, 'proposed')));
  for (const { id: engagementId } of offered) {
    await update(tx, engagementId, { state: 'expired' });
    const event = { engagementId, kind: 'proposal', text: 'Proposal expired', isForClient: true } as const;
    await addEvent(tx, event, null, now);
  }
  return ids.length;
}

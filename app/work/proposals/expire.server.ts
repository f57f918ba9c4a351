import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { letters, proposals } from '#app/platform/db/schema/proposals.ts';
import { moveTo } from '#app/work/core/engagements/changing.server.ts';
import { OFFERED } from '#app/work/core/engagements/states.ts';
import { addEvent } from '#app/work/core/engagements/timeline.server.ts';
import { defineBatchJob } from '#app/platform/jobs/batch-job.server.ts';

export const { job: expiryJob, doAll: expireProposals } = defineBatchJob({
  name: 'expire-proposals',
  cron: '11 * * * *',
  done: 'proposals expired',
  doSome: expireSome,
});

async function expireSome(tx: Transaction, now: Date, limit: number): Promise<number> {
  const { id, acceptedAt, declinedAt, expiredAt, expiresAt } = proposals;
  const ended = await tx
    .select({ id })
    .from(proposals)
    .where(and(isNull(acceptedAt), isNull(declinedAt), isNull(expiredAt), lte(expiresAt, now)))
    .limit(limit)
    .for('update', { skipLocked: true });
  const ids = ended.map((proposal) => proposal.id);
  if (ids.length === 0) return 0;
  await tx.update(proposals).set({ expiredAt: now }).where(inArray(id, ids));
  const offered = await tx
    .select({ engagementId: engagements.id, state: engagements.state, typeId: engagements.type })
    .from(engagements)
    .innerJoin(letters, eq(letters.engagementId, engagements.id))
    .where(and(inArray(letters.proposalId, ids), isIn(engagements.state, OFFERED)));
  for (const { engagementId, state, typeId } of offered) {
    await moveTo(tx, 'site', { id: engagementId, state, typeId }, 'expired');
    const event = { engagementId, kind: 'proposal', text: 'Proposal expired', isForClient: true } as const;
    await addEvent(tx, event, null, now);
  }
  return ids.length;
}

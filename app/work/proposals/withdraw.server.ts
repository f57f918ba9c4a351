import { eq, TransactionRollbackError } from 'drizzle-orm';
import { withStep, type FirmActor } from '#app/accounts/core/actor.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { proposals } from '#app/platform/db/schema/proposals.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { changing, moveTo, recordStep } from '#app/work/core/engagements/changing.server.ts';
import { addEvent } from '#app/work/core/engagements/timeline.server.ts';
import { notifyClient } from '#app/work/core/notices/notify-client.server.ts';
import { isOfferMailed } from '#app/work/core/notices/offer-mailed.server.ts';
import { findTaxpayer } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { findProposal } from './find.server.ts';
import { PROPOSAL_STATE, type ProposalState } from './states.ts';

/** The steps by which it is taken back; else why not: it has ended, or the colleague does not see all of it. */
export type Withdrawn = { steps: string[] } | ProposalState | 'gone';

/** Ends all that is still offered. Who was mailed of the proposal is mailed of this too, in one mail. */
export function withdrawProposal(
  actor: FirmActor,
  id: string,
  now = new Date(),
  within: Db | Transaction = db(),
): Promise<Withdrawn> {
  if (!isUuid(id)) return Promise.resolve('gone');
  const run = within.transaction(async (tx): Promise<Withdrawn> => {
    await tx.select({ id: proposals.id }).from(proposals).where(eq(proposals.id, id)).for('update');
    const proposal = await findProposal(id, now, tx);
    if (!proposal || !(await findTaxpayer(actor, proposal.taxpayer.id, tx))) return 'gone';
    if (!PROPOSAL_STATE[proposal.state].goesTo.firm?.includes('withdrawn')) return proposal.state;
    const isMailed = await isOfferMailed(tx, [id], proposal.taxpayer.id);
    const steps: string[] = [];
    for (const { engagementId } of proposal.letters)
      steps.push(await withdrawWork(tx, actor, { engagementId, isMailed }, now));
    return { steps };
  });
  return run.catch((error: unknown) => {
    if (error instanceof TransactionRollbackError) return 'gone';
    throw error;
  });
}

async function withdrawWork(
  tx: Transaction,
  actor: FirmActor,
  { engagementId, isMailed }: { engagementId: string; isMailed: boolean },
  now: Date,
): Promise<string> {
  const me = withStep(actor);
  const change = changing(
    me,
    engagementId,
    async (_, engagement) => {
      await moveTo(tx, me.party, engagement, 'withdrawn', { withdrawnOn: southAfricanDay(now) });
      const event = { engagementId, kind: 'proposal', text: 'Proposal withdrawn' } as const;
      await addEvent(tx, { ...event, isForClient: true }, me, now);
      if (isMailed) await notifyClient(tx, { engagementId, kind: 'state' }, me, now);
      await recordStep(tx, me, 'state', engagement, { state: { from: engagement.state, to: 'withdrawn' } });
    },
    tx,
  );
  if ((await change) === 'gone') tx.rollback();
  return me.stepId;
}

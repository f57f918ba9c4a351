import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { bulkRecords } from '#app/platform/db/schema/bulk.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { letters, proposals } from '#app/platform/db/schema/proposals.ts';
import { OFFERED } from '#app/work/core/engagements/states.ts';
import { withdrawProposal } from '#app/work/proposals/withdraw.server.ts';

const { runId, recordId, madeId, past, state } = bulkRecords;

/** Those of `runIds` with a proposal that is still open: until its mail it is undone, later withdrawn. */
export async function runsWithOpenProposals(
  runIds: readonly string[],
  now = new Date(),
): Promise<Set<string>> {
  const found = await db()
    .selectDistinct({ runId })
    .from(bulkRecords)
    .innerJoin(engagements, eq(engagements.id, madeId))
    .innerJoin(letters, eq(letters.engagementId, engagements.id))
    .innerJoin(proposals, eq(proposals.id, letters.proposalId))
    .where(and(inArray(runId, [...runIds]), inArray(state, ['done', 'kept']), isOpen(now)));
  return new Set(found.map((row) => row.runId));
}

/** For queries that join the proposal with its work. */
function isOpen(now: Date) {
  const { acceptedAt, declinedAt, expiredAt, expiresAt } = proposals;
  const isOffered = and(isIn(engagements.state, OFFERED), isNull(engagements.deletedAt));
  return and(isNull(acceptedAt), isNull(declinedAt), isNull(expiredAt), gt(expiresAt, now), isOffered);
}

type Task = { me: FirmActor; id: string; past: { step?: string }; now: Date };

/** Of one client's proposal in a run. `ended`: it is open no longer. */
export async function withdrawSent(
  tx: Transaction,
  { me, id, past: { step = '' }, now }: Task,
): Promise<'done' | 'ended' | 'gone'> {
  const isIt = and(eq(recordId, id), sql`${past} ->> 'step' = ${step}`);
  const [made] = await tx.select({ id: madeId }).from(bulkRecords).where(isIt);
  if (!made?.id) return 'gone';
  // Work that was withdrawn and offered again has a letter of each proposal.
  const [offer] = await tx
    .select({ id: proposals.id })
    .from(letters)
    .innerJoin(proposals, eq(proposals.id, letters.proposalId))
    .innerJoin(engagements, eq(engagements.id, letters.engagementId))
    .where(and(eq(letters.engagementId, made.id), isOpen(now)))
    .orderBy(desc(proposals.sentAt));
  if (!offer) return 'ended';
  const answer = await withdrawProposal(me, offer.id, now, tx);
  if (typeof answer !== 'string') return 'done';
  return answer === 'gone' ? 'gone' : 'ended';
}

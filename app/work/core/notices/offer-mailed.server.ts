import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { letters, proposals } from '#app/platform/db/schema/proposals.ts';
import { clientNotices } from '#app/platform/db/schema/steps.ts';
import { recipientsOf } from '../engagements/recipients.server.ts';

/** For queries of `proposals`: the plan that the client started at the site, which wrote the proposal. */
export const STARTED_PLAN = sql<
  string | null
>`case when ${isNull(proposals.sentBy)} then ${proposals.plan} end`;

/** Whether anybody who can answer these proposals knows of them: no notice waits any more, or the client wrote them. */
export async function isOfferMailed(
  tx: Transaction,
  proposalIds: readonly string[],
  taxpayerId: string,
): Promise<boolean> {
  if (proposalIds.length === 0) return false;
  const { kind, aboutId } = clientNotices;
  const isByFirm = and(inArray(proposals.id, [...proposalIds]), isNull(STARTED_PLAN));
  const byFirm = tx.select({ id: proposals.id }).from(proposals).where(isByFirm);
  const waiting = await tx.$count(clientNotices, and(eq(kind, 'proposal'), inArray(aboutId, byFirm)));
  const readers = (await recipientsOf(tx, taxpayerId)).filter(({ mayAccept }) => mayAccept);
  return waiting < readers.length;
}

export async function offersOf(tx: Transaction, engagementId: string): Promise<string[]> {
  const isOf = eq(letters.engagementId, engagementId);
  const found = await tx.select({ id: letters.proposalId }).from(letters).where(isOf);
  return found.map(({ id }) => id);
}

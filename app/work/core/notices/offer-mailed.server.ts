import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { letters } from '#app/platform/db/schema/proposals.ts';
import { clientNotices } from '#app/platform/db/schema/steps.ts';
import { recipientsOf } from '../engagements/recipients.server.ts';

/** Whether anybody who can answer these proposals of the taxpayer was mailed of them: their notice waits no longer. */
export async function isOfferMailed(
  tx: Transaction,
  proposalIds: readonly string[],
  taxpayerId: string,
): Promise<boolean> {
  if (proposalIds.length === 0) return false;
  const { kind, aboutId } = clientNotices;
  const waiting = await tx.$count(
    clientNotices,
    and(eq(kind, 'proposal'), inArray(aboutId, [...proposalIds])),
  );
  const readers = (await recipientsOf(tx, taxpayerId)).filter(({ mayAccept }) => mayAccept);
  return waiting < readers.length;
}

/** The proposals that offer this work. */
export async function offersOf(tx: Transaction, engagementId: string): Promise<string[]> {
  const isOf = eq(letters.engagementId, engagementId);
  const found = await tx.select({ id: letters.proposalId }).from(letters).where(isOf);
  return found.map(({ id }) => id);
}

import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#app/platform/db/client.server.ts';
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

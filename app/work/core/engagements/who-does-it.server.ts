import { and, desc, eq, isNotNull, notInArray } from 'drizzle-orm';
import { isColleague } from '#app/accounts/core/colleagues.server.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isPresent } from './access.server.ts';

/**
 * Who has the newest work of this kind for the client, if they are with us still; otherwise who looks after the client.
 * Work of the ids in `leftOut` does not count.
 */
export async function whoDoesIt(
  tx: Transaction,
  { taxpayerId, type }: { taxpayerId: string; type: string },
  leftOut: readonly string[] = [],
): Promise<string | null> {
  const { id, taxpayerId: of, type: kind, period, assigneeId } = engagements;
  const [last] = await tx
    .select({ assigneeId })
    .from(engagements)
    .where(
      and(eq(of, taxpayerId), eq(kind, type), isNotNull(assigneeId), isPresent, notInArray(id, [...leftOut])),
    )
    .orderBy(desc(period))
    .limit(1);
  if (last?.assigneeId && (await isColleague(tx, last.assigneeId, 'work'))) return last.assigneeId;
  const ofClient = { assigneeId: taxpayers.assigneeId };
  const [client] = await tx.select(ofClient).from(taxpayers).where(eq(taxpayers.id, taxpayerId));
  return client?.assigneeId ?? null;
}

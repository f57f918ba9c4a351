import { asc, eq } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { recurringWork } from '#app/platform/db/schema/recurring.ts';
import { planAhead, type PlannedAhead } from './plan-ahead.server.ts';

export type { PlannedAhead };

/** All that comes again for a client, once something of the client says otherwise than before. */
export async function planAllOf(
  tx: Transaction,
  taxpayerId: string,
  actor: FirmActor | null,
  now: Date,
): Promise<PlannedAhead> {
  const rows = await tx
    .select()
    .from(recurringWork)
    .where(eq(recurringWork.taxpayerId, taxpayerId))
    .orderBy(asc(recurringWork.id))
    .for('update');
  return planAhead(tx, rows, actor, now);
}

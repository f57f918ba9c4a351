import { and, eq, gte } from 'drizzle-orm';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import type { engagementSteps } from '#app/platform/db/schema/steps.ts';
import type { Engagement } from './find.server.ts';
import { PLANNED } from './states.ts';
import { periodAfter } from './types.ts';

/**
 * The next period that was planned since the step took its colleague and price from this work: what the step had changed of
 * them is put back there too, unless somebody has changed the planned work itself. `engagement`: before the Undo.
 */
export async function letNextFollow(
  tx: Transaction,
  { rows, at }: Pick<typeof engagementSteps.$inferSelect, 'rows' | 'at'>,
  engagement: Engagement,
): Promise<void> {
  const before = rows.find(({ id }) => id === engagement.id)?.before;
  const period = periodAfter(engagement);
  if (!before || !period) return;
  const [assigneeId, price] = [engagement.assignee?.id ?? null, engagement.price];
  const [next] = await tx
    .select({ id: engagements.id, assigneeId: engagements.assigneeId, price: engagements.price })
    .from(engagements)
    .where(
      and(
        eq(engagements.taxpayerId, engagement.taxpayer.id),
        eq(engagements.type, engagement.typeId),
        eq(engagements.period, period),
        isIn(engagements.state, PLANNED),
        eq(engagements.version, 1),
        gte(engagements.createdAt, at),
      ),
    );
  if (!next) return;
  // Under its old version: the Undo of its planning still stands.
  await tx
    .update(engagements)
    .set({
      ...(next.assigneeId === assigneeId && { assigneeId: before.assignee_id as string | null }),
      ...(next.price === price && { price: before.price as number | null }),
    })
    .where(eq(engagements.id, next.id));
}

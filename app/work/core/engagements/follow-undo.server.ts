import { and, eq, exists, gte, inArray, isNotNull, isNull, not, sql } from 'drizzle-orm';
import type { Transfer } from '#app/accounts/leaving/define-holding.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { recurringPeriods } from '#app/platform/db/schema/recurring.ts';
import type { engagementSteps } from '#app/platform/db/schema/steps.ts';
import type { Engagement } from './find.server.ts';
import { PLANNED } from './states.ts';
import { periodAfter, typeOf } from './types.ts';
import { whoDoesIt } from './who-does-it.server.ts';

/** Also puts colleague and price of the next period back, if nobody changed it. `engagement`: before the Undo. */
export async function letNextFollow(
  tx: Transaction,
  { rows, at }: Pick<typeof engagementSteps.$inferSelect, 'rows' | 'at'>,
  engagement: Engagement,
): Promise<void> {
  const before = rows.find(({ id }) => id === engagement.id)?.before;
  if (!before) return;
  const holder = engagement.assignee?.id ?? null;
  await letRecurringFollow(tx, [engagement.taxpayer.id], holder, at);
  const period = periodAfter(engagement);
  if (!period) return;
  const { id, taxpayerId, type, period: its, assigneeId, price } = engagements;
  const isNext = and(
    eq(taxpayerId, engagement.taxpayer.id),
    eq(type, engagement.typeId),
    eq(its, period),
    isPlannedSince(at),
    not(isPlannedAhead(tx)),
  );
  const [next] = await tx.select({ id, assigneeId, price }).from(engagements).where(isNext);
  if (!next) return;
  // Under its old version: the Undo of its planning still stands.
  await tx
    .update(engagements)
    .set({
      assigneeId: next.assigneeId === holder ? (before.assignee_id as string | null) : next.assigneeId,
      price: next.price === engagement.price ? (before.price as number | null) : next.price,
    })
    .where(eq(id, next.id));
}

/** The same for many that go back to who held them. `since`: when they were handed over. */
export async function letHandedOnFollow(
  tx: Transaction,
  given: readonly { taxpayerId: string; type: string; period: string }[],
  { from, to }: Pick<Transfer, 'from' | 'to'>,
  since: Date,
): Promise<void> {
  const clients = [...new Set(given.map((one) => one.taxpayerId))];
  await letRecurringFollow(tx, clients, from, since);
  const { id, taxpayerId, type, period } = engagements;
  const planned = await tx
    .select({ id, taxpayerId, type, period })
    .from(engagements)
    .where(and(isHeldBy(from), isPlannedSince(since), not(isPlannedAhead(tx))));
  const next = new Set(given.map((one) => keyOf(one, periodAfter({ ...one, type: typeOf(one.type) }))));
  const ids = planned.filter((one) => next.has(keyOf(one, one.period))).map((one) => one.id);
  if (ids.length > 0) await tx.update(engagements).set({ assigneeId: to }).where(inArray(id, ids));
}

/** Recurring work planned while `holder` had it: goes to the colleague it would get now. What was changed stays. */
export async function letRecurringFollow(
  tx: Transaction,
  clientIds: readonly string[],
  holder: string | null,
  since: Date,
): Promise<void> {
  const { id, taxpayerId, type } = engagements;
  const planned = await tx
    .select({ taxpayerId, type, ids: sql<string[]>`array_agg(${id})` })
    .from(engagements)
    .where(
      and(inArray(taxpayerId, [...clientIds]), isHeldBy(holder), isPlannedSince(since), isPlannedAhead(tx)),
    )
    .groupBy(taxpayerId, type);
  for (const { ids, ...kind } of planned) {
    const assigneeId = await whoDoesIt(tx, kind, ids);
    // Many undos run side by side: one that sees no other colleague writes nothing.
    if (assigneeId === holder) continue;
    await tx
      .update(engagements)
      .set({ assigneeId })
      .where(and(inArray(id, ids), isHeldBy(holder)));
  }
}

function isPlannedAhead(tx: Transaction) {
  const { engagementId, startsOn } = recurringPeriods;
  return exists(
    tx
      .select({ id: engagementId })
      .from(recurringPeriods)
      .where(and(eq(engagementId, engagements.id), isNotNull(startsOn))),
  );
}

function isHeldBy(id: string | null) {
  return id === null ? isNull(engagements.assigneeId) : eq(engagements.assigneeId, id);
}

/** And nobody has changed it. */
function isPlannedSince(since: Date) {
  const { state, version, createdAt } = engagements;
  return and(isIn(state, PLANNED), eq(version, 1), gte(createdAt, since));
}

function keyOf({ taxpayerId, type }: { taxpayerId: string; type: string }, period: string | null): string {
  return `${taxpayerId} ${type} ${period}`;
}

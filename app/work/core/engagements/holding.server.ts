import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { defineHolding } from '#app/accounts/leaving/define-holding.ts';
import { nameOf } from '#app/accounts/core/colleagues.server.ts';
import { recordAll, type Change } from '#app/platform/audit/audit.server.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { engagementEvents, engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isPresent } from './access.server.ts';
import { letHandedOnFollow } from './follow-undo.server.ts';
import { NAMED, namingOf } from './own-data.server.ts';
import { assigneeText } from './state.server.ts';
import { UNENDED } from './states.ts';
import { titleOf } from './titles.ts';

const heldBy = (id: string | null) =>
  id === null ? isNull(engagements.assigneeId) : eq(engagements.assigneeId, id);

export const heldWork = defineHolding({
  name: 'work',
  table: engagements,
  one: 'open engagement',
  many: 'open engagements',
  needs: 'work',
  path: (id) => `/admin/work?of=${id}`,
  heldBy: (id) =>
    db()
      .select({ id: engagements.id })
      .from(engagements)
      .where(and(heldBy(id), isPresent, isIn(engagements.state, UNENDED))),
  async give(tx, ids, { from, to, actorId, undoes }, now) {
    if (ids.length === 0) return [];
    const given = await tx
      .update(engagements)
      .set({ assigneeId: to, version: sql`${engagements.version} + 1` })
      .from(taxpayers)
      .where(and(inArray(engagements.id, [...ids]), heldBy(from), eq(taxpayers.id, engagements.taxpayerId)))
      .returning({
        id: engagements.id,
        taxpayerId: engagements.taxpayerId,
        type: engagements.type,
        period: engagements.period,
        dates: NAMED,
      });
    if (undoes) await letHandedOnFollow(tx, given, { from, to }, undoes);
    const text = assigneeText(to && (await nameOf(tx, to)));
    const givenIds = given.map(({ id }) => id);
    const untraced = undoes ? await forgetTraces(tx, givenIds, undoes) : new Set<string>();
    const event = { kind: 'assignee', text, isOurs: true, isForClient: true, actorId, at: now } as const;
    const events = givenIds.filter((id) => !untraced.has(id)).map((id) => ({ ...event, engagementId: id }));
    if (events.length > 0) await tx.insert(engagementEvents).values(events);
    await recordAssigned(tx, given, actorId, { colleague: { from, to } });
    return givenIds;
  },
});

async function forgetTraces(tx: Transaction, ids: readonly string[], givenAt: Date): Promise<Set<string>> {
  const { engagementId, kind, at } = engagementEvents;
  const traces = await tx
    .delete(engagementEvents)
    .where(and(inArray(engagementId, [...ids]), eq(kind, 'assignee'), eq(at, givenAt)))
    .returning({ id: engagementId });
  return new Set(traces.map(({ id }) => id));
}

type Given = Pick<typeof engagements.$inferSelect, 'id' | 'type' | 'period'> & {
  dates: Parameters<typeof namingOf>[0];
};

export function recordAssigned(
  tx: Transaction,
  given: readonly Given[],
  actorId: string,
  changes: Record<string, Change>,
): Promise<void> {
  const entry = { actorId, entity: 'engagement', action: 'engagement.assign', changes } as const;
  return recordAll(
    tx,
    given.map(({ id, type, period, dates }) => ({
      ...entry,
      entityId: id,
      subject: titleOf(type, period, namingOf(dates)),
    })),
  );
}

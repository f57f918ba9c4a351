import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { defineHolding } from '#app/accounts/leaving/define-holding.ts';
import { recordAll } from '#app/platform/audit/audit.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { letRecurringFollow } from '../engagements/follow-undo.server.ts';

const heldBy = (id: string | null) =>
  id === null ? isNull(taxpayers.assigneeId) : eq(taxpayers.assigneeId, id);

export const heldTaxpayers = defineHolding({
  name: 'taxpayers',
  table: taxpayers,
  one: 'client',
  many: 'clients',
  needs: 'work',
  path: (id) => `/admin/taxpayers?of=${id}`,
  heldBy: (id) =>
    db()
      .select({ id: taxpayers.id })
      .from(taxpayers)
      .where(and(heldBy(id), isNull(taxpayers.deletedAt))),
  async give(tx, ids, { from, to, actorId, undoes }) {
    if (ids.length === 0) return [];
    const given = await tx
      .update(taxpayers)
      .set({ assigneeId: to, version: sql`${taxpayers.version} + 1` })
      .where(and(inArray(taxpayers.id, [...ids]), heldBy(from)))
      .returning({ id: taxpayers.id });
    const clientIds = given.map(({ id }) => id);
    if (undoes) await letRecurringFollow(tx, clientIds, from, undoes);
    const entry = { actorId, entity: 'taxpayer', changes: { assigneeId: { from, to } } };
    await recordAll(
      tx,
      clientIds.map((id) => ({ ...entry, action: 'taxpayer.update' as const, entityId: id })),
    );
    return clientIds;
  },
});

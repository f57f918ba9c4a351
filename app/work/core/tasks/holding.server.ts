import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { defineHolding } from '#app/accounts/leaving/define-holding.ts';
import { recordAll } from '#app/platform/audit/audit.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { tasks } from '#app/platform/db/schema/tasks.ts';
import { isToDo } from './tasks.server.ts';

const heldBy = (id: string | null) =>
  and(isToDo, id === null ? isNull(tasks.assigneeId) : eq(tasks.assigneeId, id));

export const heldTasks = defineHolding({
  name: 'tasks',
  table: tasks,
  one: 'task',
  many: 'tasks',
  needs: 'work',
  path: (id) => `/admin/day?of=${id}`,
  heldBy: (id) => db().select({ id: tasks.id }).from(tasks).where(heldBy(id)),
  async give(tx, ids, { from, to, actorId }) {
    if (ids.length === 0) return [];
    const given = await tx
      .update(tasks)
      .set({ assigneeId: to, version: sql`${tasks.version} + 1` })
      .where(and(inArray(tasks.id, [...ids]), heldBy(from)))
      .returning({ id: tasks.id });
    const entry = { actorId, entity: 'task', changes: { colleague: { from, to } } };
    await recordAll(
      tx,
      given.map(({ id }) => ({ ...entry, action: 'task.assign' as const, entityId: id })),
    );
    return given.map(({ id }) => id);
  },
});

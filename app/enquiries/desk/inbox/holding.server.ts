import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { defineHolding } from '#app/accounts/leaving/define-holding.ts';
import { db } from '#app/platform/db/client.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { OPEN } from '#app/enquiries/core/states.ts';
import { write } from './handling.server.ts';

const heldBy = (id: string | null) =>
  id === null ? isNull(enquiries.assigneeId) : eq(enquiries.assigneeId, id);

export const heldEnquiries = defineHolding({
  name: 'messages',
  table: enquiries,
  one: 'open message',
  many: 'open messages',
  needs: 'enquiries',
  path: (id) => `/admin/messages?assignee=${id}`,
  heldBy: (id) =>
    db()
      .select({ id: enquiries.id })
      .from(enquiries)
      .where(and(heldBy(id), isIn(enquiries.state, OPEN))),
  async give(tx, ids, { from, to, actorId }) {
    const rows = await tx
      .select()
      .from(enquiries)
      .where(and(inArray(enquiries.id, [...ids]), heldBy(from)))
      .orderBy(asc(enquiries.id))
      .for('update');
    for (const row of rows) await write(tx, actorId, row, 'message.update', { assigneeId: to });
    return rows.map(({ id }) => id);
  },
});

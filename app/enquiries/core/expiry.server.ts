import { sql } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import { record } from '#app/platform/audit/audit.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';

export const deletedOn = sql<Date>`${enquiries.createdAt} + make_interval(months => ${sql.raw(
  String(retention.enquiryMonths),
)})`.mapWith(enquiries.createdAt);

/** Also deletes notes and replies. The audit entry has their number and names nobody. */
export function deleteExpiredEnquiries(now = new Date()): Promise<number> {
  return db().transaction(async (tx) => {
    const { length } = await tx
      .delete(enquiries)
      .where(sql`${deletedOn} <= ${now.toISOString()}::timestamptz`)
      .returning({ id: enquiries.id });
    if (length === 0) return 0;
    const changes = { deleted: String(length), olderThan: `${retention.enquiryMonths} months` };
    await record(tx, {
      actorId: null,
      action: 'message.expire',
      entity: 'message',
      entityId: 'expired',
      changes,
    });
    return length;
  });
}

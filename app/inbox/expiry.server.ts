import { sql } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import { record } from '#app/audit/audit.server.ts';
import { db } from '#app/db/client.server.ts';
import { contactMessages } from '#app/db/schema/contact.ts';

/** When a message is deleted by itself. */
export const deletedOn = sql<Date>`${contactMessages.createdAt} + make_interval(months => ${sql.raw(
  String(retention.contactMessageMonths),
)})`.mapWith(contactMessages.createdAt);

/**
 * Deletes the messages whose time is over, with their notes and replies, and writes down how many there were and nothing of
 * whose they were. Returns how many.
 */
export function deleteExpired(now = new Date()): Promise<number> {
  return db().transaction(async (tx) => {
    const gone = await tx
      .delete(contactMessages)
      .where(sql`${deletedOn} <= ${now.toISOString()}::timestamptz`)
      .returning({ id: contactMessages.id });
    if (gone.length === 0) return 0;
    const changes = { deleted: String(gone.length), olderThan: `${retention.contactMessageMonths} months` };
    await record(tx, {
      actorId: null,
      action: 'message.expire',
      entity: 'message',
      entityId: 'expired',
      changes,
    });
    return gone.length;
  });
}

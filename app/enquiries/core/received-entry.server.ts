import { eq } from 'drizzle-orm';
import { record } from '#app/platform/audit/audit.server.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import type { MessageState } from '#app/platform/db/message-values.ts';
import { contactMessages, messageEntries } from '#app/platform/db/schema/contact.ts';
import { ownError } from '#app/platform/core/own-error.ts';
import { referenceOf } from './store.server.ts';

type Row = typeof contactMessages.$inferSelect;

type NewEntry = Pick<typeof messageEntries.$inferInsert, 'body' | 'mailId' | 'authorId' | 'isAutomatic'> & {
  sender: string;
  reopens: (state: MessageState) => boolean;
};

/** Adds what a client wrote to a conversation. Throws if it has been deleted. */
export async function addReceivedEntry(
  tx: Transaction,
  messageId: string,
  { reopens, ...entry }: NewEntry,
  now: Date,
): Promise<string | null> {
  const { id, state, assigneeId, version, waitingSince } = contactMessages;
  const [row] = await tx
    .select({ state, assigneeId, version, waitingSince })
    .from(contactMessages)
    .where(eq(id, messageId))
    .for('update');
  if (!row) throw ownError('The conversation was deleted while its mail was stored.');
  const [added] = await tx
    .insert(messageEntries)
    .values({ ...entry, messageId, kind: 'received', createdAt: now })
    .returning({ id: messageEntries.id });
  const reopened = reopens(row.state) && {
    state: row.assigneeId ? ('in_progress' as const) : ('new' as const),
    waitingSince: entry.isAutomatic ? row.waitingSince : waitingFrom(row, now),
    snoozedUntil: null,
  };
  await tx
    .update(contactMessages)
    .set({ ...reopened, version: row.version + 1 })
    .where(eq(id, messageId));
  await record(tx, {
    actorId: null,
    action: 'message.receive',
    entity: 'message',
    entityId: messageId,
    subject: referenceOf(messageId),
    changes: { version: { from: row.version, to: row.version + 1 } },
  });
  return added?.id ?? null;
}

/** A sender who has had our answer waits from now on. */
function waitingFrom({ state, waitingSince }: Pick<Row, 'state' | 'waitingSince'>, now: Date): Date {
  return state === 'answered' ? now : (waitingSince ?? now);
}

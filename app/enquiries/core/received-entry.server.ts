import { eq } from 'drizzle-orm';
import { record } from '#app/platform/audit/audit.server.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import type { EnquiryState } from '#app/platform/db/enquiry-values.ts';
import { enquiries, enquiryEntries } from '#app/platform/db/schema/enquiries.ts';
import { ownError } from '#app/platform/core/own-error.ts';
import { referenceOf } from './store.server.ts';

type Row = typeof enquiries.$inferSelect;

type NewEntry = Pick<typeof enquiryEntries.$inferInsert, 'body' | 'mailId' | 'authorId' | 'isAutomatic'> & {
  sender: string;
  reopens: (state: EnquiryState) => boolean;
};

/** Adds what a client wrote to an enquiry. Throws if it has been deleted. */
export async function addReceivedEntry(
  tx: Transaction,
  enquiryId: string,
  { reopens, ...entry }: NewEntry,
  now: Date,
): Promise<string | null> {
  const { id, state, assigneeId, version, waitingSince } = enquiries;
  const [row] = await tx
    .select({ state, assigneeId, version, waitingSince })
    .from(enquiries)
    .where(eq(id, enquiryId))
    .for('update');
  if (!row) throw ownError('The conversation was deleted while its mail was stored.');
  const [added] = await tx
    .insert(enquiryEntries)
    .values({ ...entry, enquiryId, kind: 'received', createdAt: now })
    .returning({ id: enquiryEntries.id });
  const reopened = reopens(row.state) && {
    state: row.assigneeId ? ('in_progress' as const) : ('new' as const),
    waitingSince: entry.isAutomatic ? row.waitingSince : waitingFrom(row, now),
    snoozedUntil: null,
  };
  await tx
    .update(enquiries)
    .set({ ...reopened, version: row.version + 1 })
    .where(eq(id, enquiryId));
  await record(tx, {
    actorId: null,
    action: 'message.receive',
    entity: 'message',
    entityId: enquiryId,
    subject: referenceOf(enquiryId),
    changes: { version: { from: row.version, to: row.version + 1 } },
  });
  return added?.id ?? null;
}

/** A sender who has had our answer waits from now on. */
function waitingFrom({ state, waitingSince }: Pick<Row, 'state' | 'waitingSince'>, now: Date): Date {
  return state === 'answered' ? now : (waitingSince ?? now);
}

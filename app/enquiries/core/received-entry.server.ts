import { eq } from 'drizzle-orm';
import { record } from '#app/platform/audit/audit.server.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { mayMove, type Party } from '#app/platform/core/states.ts';
import { enquiries, enquiryEntries } from '#app/platform/db/schema/enquiries.ts';
import { ownError } from '#app/platform/core/own-error.ts';
import { referenceOf } from './store.server.ts';
import { ENQUIRY_STATE } from './states.ts';

type Row = typeof enquiries.$inferSelect;

type NewEntry = Pick<typeof enquiryEntries.$inferInsert, 'body' | 'mailId' | 'authorId' | 'isAutomatic'> & {
  sender: string;
  /** Who writes: `site` for a mail, as anybody can send one. */
  party: Party;
  isWork: boolean;
};

export async function addReceivedEntry(
  tx: Transaction,
  enquiryId: string,
  { party, isWork, ...entry }: NewEntry,
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
  const to = row.assigneeId ? ('in_progress' as const) : ('new' as const);
  const reopened = isWork &&
    mayMove(ENQUIRY_STATE, party, row.state, to) && {
      state: to,
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
  return ENQUIRY_STATE[state].isAnswered ? now : (waitingSince ?? now);
}

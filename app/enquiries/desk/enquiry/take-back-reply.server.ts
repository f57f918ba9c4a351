import { desc, eq, sql } from 'drizzle-orm';
import { ENQUIRY_STATE } from '#app/enquiries/core/states.ts';
import { changesOf } from '#app/platform/audit/audit.server.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { enquiries, enquiryEntries } from '#app/platform/db/schema/enquiries.ts';
import { replyDrafts, sentFiles } from '#app/platform/db/schema/replies.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { takeUnsentMail } from '#app/platform/mail/mail.server.ts';
import { write } from '../inbox/handling.server.ts';
import { undoOne } from '../inbox/change-one.server.ts';
import type { Mutation } from './change.server.ts';
import { LONGEST_REPLY } from './posted.ts';

/**
 * A reply whose mail waits is its author's draft again. `sent`: too late. `entryId`: which one, whatever was done since;
 * null: the last act. `stale`: there is none, it is another's, or something was done since.
 */
export function takeBackReply(
  { id, version, actorId }: Mutation,
  entryId: string | null = null,
): Promise<'done' | 'sent' | 'stale'> {
  return db().transaction(async (tx) => {
    const [row] = isUuid(id)
      ? await tx.select().from(enquiries).where(eq(enquiries.id, id)).for('update')
      : [];
    const entries = row && (entryId !== null || row.version === version) ? await entriesOf(tx, id) : [];
    const reply = entryId === null ? entries[0] : entries.find((entry) => entry.id === entryId);
    if (!row || reply?.kind !== 'reply' || reply.authorId !== actorId || !reply.mailId) return 'stale';
    if (!(await takeUnsentMail(tx, reply.mailId))) return 'sent';
    await draftAgain(tx, reply, actorId);
    const later = entries.find(({ kind }) => kind !== 'note');
    // Somebody has replied or been written to since: what waits for whom is right.
    if (later !== reply) {
      await write(tx, actorId, row, 'message.update', {});
      return 'done';
    }
    const isDone = ENQUIRY_STATE[row.state].isAnswered;
    if ((await lastAction(tx, row)) === 'message.reply')
      await undoOne(tx, actorId, { id, version: row.version });
    else await write(tx, actorId, row, 'message.update', isDone ? { state: 'in_progress' } : {});
    const theirs = entries.find(({ kind }) => kind === 'received');
    await tx
      .update(enquiries)
      .set({ waitingSince: theirs?.createdAt ?? row.createdAt })
      .where(eq(enquiries.id, id));
    return 'done';
  });
}

type Entry = typeof enquiryEntries.$inferSelect;

async function draftAgain(tx: Transaction, { id, enquiryId, body }: Entry, authorId: string): Promise<void> {
  await tx.update(sentFiles).set({ entryId: null }).where(eq(sentFiles.entryId, id));
  await tx.delete(enquiryEntries).where(eq(enquiryEntries.id, id));
  const both = sql`left(${body} || E'\n\n' || ${replyDrafts.body}, ${LONGEST_REPLY})`;
  await tx
    .insert(replyDrafts)
    .values({ enquiryId, authorId, body })
    .onConflictDoUpdate({ target: [replyDrafts.enquiryId, replyDrafts.authorId], set: { body: both } });
}

async function lastAction(tx: Transaction, { id, version }: { id: string; version: number }) {
  return (await changesOf(tx, 'message', id)).find((change) => change.version === version)?.action;
}

/** The newest first. */
function entriesOf(tx: Transaction, of: string): Promise<Entry[]> {
  const { enquiryId, createdAt, id } = enquiryEntries;
  return tx.select().from(enquiryEntries).where(eq(enquiryId, of)).orderBy(desc(createdAt), desc(id));
}

import { and, desc, eq, sql } from 'drizzle-orm';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { enquiries, enquiryEntries } from '#app/platform/db/schema/enquiries.ts';
import { replyDrafts, sentFiles } from '#app/platform/db/schema/replies.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { takeUnsentMail } from '#app/platform/mail/mail.server.ts';
import { undoOne } from '../inbox/change-one.server.ts';
import type { Mutation } from './change.server.ts';
import { LONGEST_REPLY } from './posted.ts';

/** A reply whose mail waits is its author's draft again. `sent`: too late. `stale`: changed since, or another's. */
export function takeBackReply({ id, version, actorId }: Mutation): Promise<'done' | 'sent' | 'stale'> {
  return db().transaction(async (tx) => {
    const [row] = isUuid(id)
      ? await tx.select().from(enquiries).where(eq(enquiries.id, id)).for('update')
      : [];
    const last = row?.version === version ? await lastEntry(tx, id) : undefined;
    if (last?.kind !== 'reply' || last.authorId !== actorId || !last.mailId) return 'stale';
    if (!(await takeUnsentMail(tx, last.mailId))) return 'sent';
    await tx.update(sentFiles).set({ entryId: null }).where(eq(sentFiles.entryId, last.id));
    await tx.delete(enquiryEntries).where(eq(enquiryEntries.id, last.id));
    const { body } = last;
    const both = sql`left(${body} || E'\n\n' || ${replyDrafts.body}, ${LONGEST_REPLY})`;
    await tx
      .insert(replyDrafts)
      .values({ enquiryId: id, authorId: actorId, body })
      .onConflictDoUpdate({ target: [replyDrafts.enquiryId, replyDrafts.authorId], set: { body: both } });
    await undoOne(tx, actorId, { id, version });
    const { createdAt, enquiryId, kind } = enquiryEntries;
    const isTheirs = and(eq(enquiryId, id), eq(kind, 'received'));
    const [theirs] = await tx
      .select({ at: createdAt })
      .from(enquiryEntries)
      .where(isTheirs)
      .orderBy(desc(createdAt))
      .limit(1);
    await tx
      .update(enquiries)
      .set({ waitingSince: theirs?.at ?? row?.createdAt })
      .where(eq(enquiries.id, id));
    return 'done';
  });
}

async function lastEntry(tx: Transaction, id: string) {
  const { enquiryId, createdAt, id: entryId } = enquiryEntries;
  const [last] = await tx
    .select()
    .from(enquiryEntries)
    .where(eq(enquiryId, id))
    .orderBy(desc(createdAt), desc(entryId))
    .limit(1);
  return last;
}

import { and, eq, sql } from 'drizzle-orm';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { replyDrafts } from '#app/platform/db/schema/replies.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { MINUTE, SECOND } from '#app/platform/core/time.ts';

export type DraftKey = { messageId: string; authorId: string };

/** A colleague who changed a draft this recently is writing. */
export const WRITING_FOR = 2 * MINUTE;

/** An empty draft, or one that was just sent, is not stored: a late save must not bring it back. */
export async function saveDraft(key: DraftKey, body: string, now = new Date()): Promise<void> {
  if (!isUuid(key.messageId)) return;
  if (body === '') return dropDraft(db(), key);
  await db()
    .insert(replyDrafts)
    .select(
      sql`select id, ${key.authorId}::uuid, ${body}, ${now.toISOString()}::timestamptz
        from contact_messages m where m.id = ${key.messageId} and not exists (
          select 1 from message_entries e where e.message_id = m.id and e.author_id = ${key.authorId}
          and e.kind = 'reply' and e.body = ${body} and e.created_at > now() - interval '1 minute')`,
    )
    .onConflictDoUpdate({ target: [replyDrafts.messageId, replyDrafts.authorId], set: { body, at: now } });
}

export async function dropDraft(
  writer: Pick<Transaction, 'delete'>,
  { messageId, authorId }: DraftKey,
): Promise<void> {
  await writer
    .delete(replyDrafts)
    .where(and(eq(replyDrafts.messageId, messageId), eq(replyDrafts.authorId, authorId)));
}

/** The names of the others who are writing to this sender now. */
export async function findWriters({ messageId, authorId }: DraftKey): Promise<string[]> {
  if (!isUuid(messageId)) return [];
  const rows = await db().execute<{ name: string }>(sql`
    select p.full_name as name from reply_drafts d join profiles p on p.id = d.author_id
    where d.message_id = ${messageId} and d.author_id <> ${authorId}
      and d.at > now() - make_interval(secs => ${WRITING_FOR / SECOND}) order by d.at`);
  return rows.map(({ name }) => name);
}

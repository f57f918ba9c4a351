import { and, eq, gt, ne, sql, type SQL } from 'drizzle-orm';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { enquiries, enquiryEntries } from '#app/platform/db/schema/enquiries.ts';
import { replyDrafts } from '#app/platform/db/schema/replies.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { MINUTE, SECOND } from '#app/platform/core/time.ts';

export type DraftKey = { enquiryId: string; authorId: string };

/** A colleague who changed a draft this recently is writing. */
export const WRITING_FOR = 2 * MINUTE;

export const isBeingWritten = gt(replyDrafts.at, sql`now() - make_interval(secs => ${WRITING_FOR / SECOND})`);

/** An empty draft, or one that was just sent, is not stored: a late save must not bring it back. */
export async function saveDraft(key: DraftKey, body: string, now = new Date()): Promise<void> {
  if (!isUuid(key.enquiryId)) return;
  if (body === '') return dropDraft(db(), key);
  await db()
    .insert(replyDrafts)
    .select(
      sql`select ${enquiries.id}, ${key.authorId}::uuid, ${body}, ${now.toISOString()}::timestamptz
        from ${enquiries} where ${eq(enquiries.id, key.enquiryId)}
        and not exists (select from ${enquiryEntries} where ${wasJustSent(key, body)})`,
    )
    .onConflictDoUpdate({ target: [replyDrafts.enquiryId, replyDrafts.authorId], set: { body, at: now } });
}

export async function dropDraft(
  writer: Pick<Transaction, 'delete'>,
  { enquiryId, authorId }: DraftKey,
): Promise<void> {
  await writer
    .delete(replyDrafts)
    .where(and(eq(replyDrafts.enquiryId, enquiryId), eq(replyDrafts.authorId, authorId)));
}

export async function findWriters({ enquiryId, authorId }: DraftKey): Promise<string[]> {
  if (!isUuid(enquiryId)) return [];
  const rows = await db()
    .select({ name: profiles.fullName })
    .from(replyDrafts)
    .innerJoin(profiles, eq(profiles.id, replyDrafts.authorId))
    .where(and(eq(replyDrafts.enquiryId, enquiryId), ne(replyDrafts.authorId, authorId), isBeingWritten))
    .orderBy(replyDrafts.at);
  return rows.map(({ name }) => name);
}

function wasJustSent({ authorId }: DraftKey, body: string): SQL | undefined {
  const { enquiryId, authorId: author, kind, body: sent, createdAt } = enquiryEntries;
  return and(
    eq(enquiryId, enquiries.id),
    eq(author, authorId),
    eq(kind, 'reply'),
    eq(sent, body),
    gt(createdAt, sql`now() - interval '1 minute'`),
  );
}

import { and, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import { db } from '#app/platform/db/client.server.ts';
import { receivedFiles, receivedMails } from '#app/platform/db/schema/received.ts';
import { defineStoredData } from '#app/platform/stored-data/define-stored-data.ts';
import { removeOrphans } from '#app/platform/storage/orphans.server.ts';
import { RECEIVED_PREFIX } from './file-keys.ts';

export const storedReceivedMail = defineStoredData({
  name: 'received mail',
  tables: [receivedMails, receivedFiles],
  holds: 'Mails to the firm as they were received, with the files in them',
  isPersonal: true,
  policy: ['messages', 'clientRecords'],
  deleteExpired: ({ now }) => deleteReceivedMail(now),
  deleteFor: { none: 'It is kept as long as the conversation or the work that it belongs to.' },
  ownData: { none: 'The member has sent it; its words are among the messages.' },
});

/** Files at once, the hash once no mailbox is likely to hold the mail. */
async function deleteReceivedMail(now: Date): Promise<number> {
  const isDone = and(
    isNull(receivedMails.enquiryId),
    isNull(receivedMails.noteId),
    isNotNull(receivedMails.kind),
  );
  await db()
    .delete(receivedFiles)
    .where(
      inArray(
        receivedFiles.mailHash,
        db().select({ hash: receivedMails.hash }).from(receivedMails).where(isDone),
      ),
    );
  await removeOrphans({ prefix: RECEIVED_PREFIX, findKept });
  const months = sql.raw(String(retention.enquiryMonths));
  const old = await db()
    .delete(receivedMails)
    .where(
      and(
        isDone,
        sql`${receivedMails.receivedAt} <= ${now.toISOString()}::timestamptz - make_interval(months => ${months})`,
      ),
    )
    .returning({ hash: receivedMails.hash });
  return old.length;
}

/** A mail that is being stored has its row before its first file. */
async function findKept(hashes: readonly string[]): Promise<string[]> {
  const isNeeded = sql`coalesce(${receivedMails.enquiryId}, ${receivedMails.noteId}) is not null or ${receivedMails.kind} is null`;
  const kept = await db()
    .select({ hash: receivedMails.hash })
    .from(receivedMails)
    .where(and(inArray(receivedMails.hash, hashes), isNeeded));
  return kept.map(({ hash }) => hash);
}

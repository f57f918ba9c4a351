import { and, inArray, isNull, lt } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import { db } from '#app/platform/db/client.server.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { replyDrafts, sentFiles } from '#app/platform/db/schema/replies.ts';
import { fileKeysOfWaitingMail } from '#app/platform/mail/mail.server.ts';
import { removeOrphans } from '#app/platform/storage/orphans.server.ts';
import { defineStoredData } from '#app/platform/stored-data/define-stored-data.ts';
import { DAY } from '#app/platform/core/time.ts';
import { SENT_PREFIX } from '#app/enquiries/core/sent-file-keys.ts';

export const storedReplyDrafts = defineStoredData({
  name: 'reply drafts',
  tables: [replyDrafts],
  holds: 'Replies to enquiries that are being written',
  isPersonal: true,
  policy: ['messages'],
  deleteExpired: async ({ now }) => {
    const old = await db()
      .delete(replyDrafts)
      .where(lt(replyDrafts.at, oldestDraft(now)))
      .returning({ at: replyDrafts.at });
    return old.length;
  },
  deleteFor: 'cascade',
  ownData: { none: 'It is shown in the reply form of its message.' },
});

export const storedSentFiles = defineStoredData({
  name: 'files of replies',
  tables: [sentFiles],
  holds: 'Files that were sent with replies, or attached to one that is being written',
  isPersonal: true,
  policy: ['messages'],
  deleteExpired: ({ now }) => deleteSentFiles(now),
  deleteFor: { none: 'They are kept as long as the conversation that they belong to.' },
  ownData: { none: 'The member has received them.' },
});

/** Files of unsent drafts, then files that belong to no enquiry and no queued mail. */
export async function deleteSentFiles(now: Date): Promise<number> {
  const unsent = await db()
    .delete(sentFiles)
    .where(and(isNull(sentFiles.entryId), lt(sentFiles.createdAt, oldestDraft(now))))
    .returning({ id: sentFiles.id });
  await removeOrphans({ prefix: SENT_PREFIX, findKept });
  return unsent.length;
}

/** A file that is being stored has its row before its bytes. */
async function findKept(ids: readonly string[]): Promise<string[]> {
  const rows = await db()
    .select({ id: sentFiles.id })
    .from(sentFiles)
    .where(inArray(sentFiles.id, ids.filter(isUuid)));
  const waiting = (await fileKeysOfWaitingMail()).map((key) => key.slice(SENT_PREFIX.length));
  return [...rows.map(({ id }) => id), ...waiting];
}

function oldestDraft(now: Date): Date {
  return new Date(now.getTime() - retention.replyDraftDays * DAY);
}

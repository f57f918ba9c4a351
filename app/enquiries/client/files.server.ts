import { and, asc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { enquiryEntries } from '#app/platform/db/schema/enquiries.ts';
import { receivedFiles, receivedMails } from '#app/platform/db/schema/received.ts';
import { sentFiles } from '#app/platform/db/schema/replies.ts';
import { fileKey } from '#app/enquiries/received/file-keys.ts';
import { isSafe } from '#app/platform/scan/safe.server.ts';
import { sentKey } from '#app/enquiries/core/sent-file-keys.ts';

/** `path` below the enquiry's page, `key` in the storage; `entryId` is null for the mail that began the enquiry. */
type ShownFile = { entryId: string | null; path: string; name: string; size: number; key: string };

/** Their own, and those of our answers. Never a whole mail, nor a notice of absence. */
export async function shownFilesOf(enquiryId: string): Promise<ShownFile[]> {
  const { entryId } = receivedMails;
  const { id, mailHash, position, name, size } = receivedFiles;
  const [received, sent] = await Promise.all([
    db()
      .select({ entryId, id, mailHash, position, name, size })
      .from(receivedMails)
      .innerJoin(receivedFiles, eq(mailHash, receivedMails.hash))
      .leftJoin(enquiryEntries, eq(enquiryEntries.id, entryId))
      .where(
        and(
          eq(receivedMails.enquiryId, enquiryId),
          isSafe(receivedFiles.scanState),
          or(isNull(entryId), eq(enquiryEntries.isAutomatic, false)),
        ),
      )
      .orderBy(asc(receivedMails.receivedAt), asc(position)),
    db()
      .select({ entryId: sentFiles.entryId, id: sentFiles.id, name: sentFiles.name, size: sentFiles.size })
      .from(sentFiles)
      .where(and(eq(sentFiles.enquiryId, enquiryId), isNotNull(sentFiles.entryId)))
      .orderBy(asc(sentFiles.createdAt), asc(sentFiles.id)),
  ]);
  return [
    ...received.map(({ id, mailHash, position, ...file }) => ({
      ...file,
      path: `files/${id}`,
      key: fileKey(mailHash, position),
    })),
    ...sent.map(({ id, ...file }) => ({ ...file, path: `files/${id}`, key: sentKey(id) })),
  ];
}

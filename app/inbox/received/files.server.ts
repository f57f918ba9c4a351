import { and, asc, eq } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { receivedFiles, receivedMails } from '#app/db/schema/contact.ts';
import { isUuid } from '#app/db/uuid.ts';
import { storage } from '#app/storage/storage.server.ts';
import type { MessageFile } from '../message.ts';
import { fileKey, sourceKey } from './file-keys.ts';

/** The files of an entry; null for the mail that began the conversation. */
export type FilesOf = (entryId: string | null) => readonly MessageFile[];

/** One statement for the whole conversation. The last of each mail is the mail itself. */
export async function receivedFilesOf(messageId: string): Promise<FilesOf> {
  const rows = await db()
    .select({
      entryId: receivedMails.entryId,
      hash: receivedMails.hash,
      mailSize: receivedMails.size,
      id: receivedFiles.id,
      name: receivedFiles.name,
      size: receivedFiles.size,
    })
    .from(receivedMails)
    .leftJoin(receivedFiles, eq(receivedFiles.mailHash, receivedMails.hash))
    .where(eq(receivedMails.messageId, messageId))
    .orderBy(asc(receivedMails.receivedAt), asc(receivedFiles.position));
  return (entryId) => {
    const own = rows.filter((row) => row.entryId === entryId);
    const files = own.flatMap(({ id, name, size }) =>
      id && name ? [{ path: `files/${id}`, name, size: size ?? 0 }] : [],
    );
    const sources = new Map(own.map(({ hash, mailSize }) => [hash, mailSize]));
    const mails = [...sources].map(([hash, size]) => ({
      path: `source/${hash}`,
      name: 'The whole mail (.eml)',
      size,
    }));
    return [...files, ...mails];
  };
}

/** Null when the conversation has no such file. Throws when the storage is away. */
export async function readReceivedFile(messageId: string, fileId: string) {
  if (!isUuid(messageId) || !isUuid(fileId)) return null;
  const [file] = await db()
    .select({ hash: receivedFiles.mailHash, position: receivedFiles.position, name: receivedFiles.name })
    .from(receivedFiles)
    .innerJoin(receivedMails, eq(receivedMails.hash, receivedFiles.mailHash))
    .where(and(eq(receivedFiles.id, fileId), eq(receivedMails.messageId, messageId)));
  return file ? named(file.name, await storage().get(fileKey(file.hash, file.position))) : null;
}

/** As above, for a whole mail. */
export async function readReceivedSource(messageId: string, hash: string) {
  if (!isUuid(messageId)) return null;
  const [mail] = await db()
    .select({ hash: receivedMails.hash })
    .from(receivedMails)
    .where(and(eq(receivedMails.hash, hash), eq(receivedMails.messageId, messageId)));
  return mail ? named('mail.eml', await storage().get(sourceKey(mail.hash))) : null;
}

function named(name: string, object: { bytes: Uint8Array } | null) {
  return object && { name, bytes: object.bytes };
}

import { and, eq, not, notExists } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { engagementMessages } from '#app/platform/db/schema/engagements.ts';
import { receivedFiles, receivedMails } from '#app/platform/db/schema/received.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { isSafe } from '#app/platform/scan/safe.server.ts';
import type { OpenObject } from '#app/platform/storage/object.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { fileKey, sourceKey } from './file-keys.ts';

/** Null when there is no such file, or the virus scanner has not called it clean. Throws when the storage is away. */
export async function readReceivedFile(enquiryId: string, fileId: string) {
  if (!isUuid(enquiryId) || !isUuid(fileId)) return null;
  const [file] = await db()
    .select({ hash: receivedFiles.mailHash, position: receivedFiles.position, name: receivedFiles.name })
    .from(receivedFiles)
    .innerJoin(receivedMails, eq(receivedMails.hash, receivedFiles.mailHash))
    .where(
      and(
        eq(receivedFiles.id, fileId),
        eq(receivedMails.enquiryId, enquiryId),
        isSafe(receivedFiles.scanState),
      ),
    );
  return file ? named(file.name, await storage().open(fileKey(file.hash, file.position))) : null;
}

export async function readReceivedSource(enquiryId: string, hash: string) {
  if (!isUuid(enquiryId)) return null;
  const [mail] = await db()
    .select({ hash: receivedMails.hash })
    .from(receivedMails)
    .where(and(eq(receivedMails.hash, hash), eq(receivedMails.enquiryId, enquiryId), isWhollySafe(hash)));
  return mail ? openSource(mail.hash) : null;
}

/** As above, for one that joined the messages of an engagement. The caller has found the engagement for its reader. */
export async function readJoinedSource(engagementId: string, noteId: string) {
  if (!isUuid(noteId)) return null;
  const [mail] = await db()
    .select({ hash: receivedMails.hash })
    .from(receivedMails)
    .innerJoin(engagementMessages, eq(engagementMessages.id, receivedMails.noteId))
    .where(
      and(
        eq(engagementMessages.id, noteId),
        eq(engagementMessages.engagementId, engagementId),
        isWhollySafe(receivedMails.hash),
      ),
    );
  return mail ? openSource(mail.hash) : null;
}

async function openSource(hash: string) {
  return named('mail.eml', await storage().open(sourceKey(hash)));
}

function isWhollySafe(hash: string | typeof receivedMails.hash) {
  const unsafe = db()
    .select({ id: receivedFiles.id })
    .from(receivedFiles)
    .where(and(eq(receivedFiles.mailHash, hash), not(isSafe(receivedFiles.scanState))));
  return notExists(unsafe);
}

function named(name: string, object: OpenObject | null) {
  return object && { ...object, name };
}

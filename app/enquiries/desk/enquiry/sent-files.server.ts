import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { sentFiles } from '#app/platform/db/schema/replies.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { hasScanner, scan } from '#app/platform/scan/scanner.server.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { checkFile, MOST_BYTES, MOST_FILES, type Checked } from './sent-file.ts';
import { sentKey } from '#app/enquiries/core/sent-file-keys.ts';
import type { DraftKey } from './reply-draft.server.ts';

/** A sentence when a file is refused; then none is attached. Throws when the storage is away. */
export async function attachFiles(key: DraftKey, uploads: readonly File[]): Promise<string | null> {
  const files: Checked[] = [];
  for (const upload of uploads) {
    const checked = checkFile(upload.name, await upload.bytes());
    if ('refusal' in checked) return checked.refusal;
    const virus = await virusIn(checked);
    if (virus) return virus;
    files.push(checked);
  }
  const added = await addRows(key, files);
  if (typeof added === 'string') return added;
  try {
    for (const [at, { bytes }] of files.entries())
      await storage().put(sentKey(added[at] ?? ''), bytes, 'application/octet-stream');
    return null;
  } catch (error) {
    for (const id of added) await detachFile(key, id);
    throw error;
  }
}

async function virusIn({ name, bytes }: Checked): Promise<string | null> {
  if (!hasScanner()) return null;
  const result = await scan(bytes).catch(() => null);
  if (!result) return 'The virus scanner does not answer, so nothing was attached. Try again in a minute.';
  return 'finding' in result ? `“${name}” has a virus (${result.finding}) and was not attached.` : null;
}

/** Their ids, in order, or why none is added. The enquiry is locked: two uploads cannot exceed the limit together. */
function addRows(key: DraftKey, files: readonly Checked[]): Promise<string[] | string> {
  return db().transaction(async (tx) => {
    const [enquiry] = await tx
      .select({ id: enquiries.id })
      .from(enquiries)
      .where(eq(enquiries.id, key.enquiryId))
      .for('update');
    if (!enquiry) return 'There is no such message any more.';
    const present = await tx.select({ size: sentFiles.size }).from(sentFiles).where(isOfDraft(key));
    const sizes = [...present.map(({ size }) => size), ...files.map(({ bytes }) => bytes.byteLength)];
    if (sizes.length > MOST_FILES) return `At most ${MOST_FILES} files go with one reply.`;
    if (sizes.reduce((sum, size) => sum + size, 0) > MOST_BYTES)
      return `The files of one reply may have ${MOST_BYTES / 1_000_000} MB together. Leave one out, or send it separately.`;
    const rows = files.map(({ name, type, bytes }, at) => ({
      ...key,
      id: String(randomUUID()),
      name,
      type,
      size: bytes.byteLength,
      createdAt: new Date(Date.now() + at),
    }));
    await tx.insert(sentFiles).values(rows);
    return rows.map(({ id }) => id);
  });
}

export async function detachFile(key: DraftKey, id: string): Promise<void> {
  if (!isUuid(id)) return;
  const [deleted] = await db()
    .delete(sentFiles)
    .where(and(eq(sentFiles.id, id), isOfDraft(key)))
    .returning({ id: sentFiles.id });
  if (deleted) await storage().remove(sentKey(deleted.id));
}

/** As the mail queue names them, in the order in which they were attached. */
export async function draftFilesOf(tx: Transaction, key: DraftKey) {
  const rows = await tx
    .select({ id: sentFiles.id, name: sentFiles.name, type: sentFiles.type })
    .from(sentFiles)
    .where(isOfDraft(key))
    .orderBy(asc(sentFiles.createdAt), asc(sentFiles.id));
  return rows.map(({ id, name, type }) => ({ key: sentKey(id), name, type }));
}

export async function attachToEntry(tx: Transaction, key: DraftKey, entryId: string): Promise<void> {
  await tx.update(sentFiles).set({ entryId }).where(isOfDraft(key));
}

/** Null if it belongs to another colleague's draft. Throws when the storage is away. */
export async function readSentFile({ enquiryId, authorId }: DraftKey, id: string) {
  if (!isUuid(enquiryId) || !isUuid(id)) return null;
  const [file] = await db()
    .select({ name: sentFiles.name })
    .from(sentFiles)
    .where(
      and(
        eq(sentFiles.id, id),
        eq(sentFiles.enquiryId, enquiryId),
        or(isNotNull(sentFiles.entryId), eq(sentFiles.authorId, authorId)),
      ),
    );
  const object = file && (await storage().open(sentKey(id)));
  return object ? { ...object, name: file.name } : null;
}

function isOfDraft({ enquiryId, authorId }: DraftKey) {
  return and(eq(sentFiles.enquiryId, enquiryId), eq(sentFiles.authorId, authorId), isNull(sentFiles.entryId));
}

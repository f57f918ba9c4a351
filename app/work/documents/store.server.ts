import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import type { Actor } from '#app/accounts/core/actor.ts';
import { changing } from '#app/work/core/engagements/changing.server.ts';
import { findEngagement } from '#app/work/core/engagements/find.server.ts';
import { cleanPhoto } from '#app/platform/images/metadata/clean-photo.ts';
import { scanWaiting } from '#app/platform/scan/scan-waiting.server.ts';
import { hasScanner } from '#app/platform/scan/scanner.server.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { fileName, shownName } from './file-name.ts';
import { isPhoto, MOST_FILES } from './kinds.ts';
import { requestJoin } from './join.server.ts';
import { documentKey } from './keys.ts';
import { removeBytes } from './bytes.server.ts';
import { unlockPdf } from './locked-pdf.server.ts';
import { recognise } from './recognise.server.ts';
import { addRows, isOf, type Named, type Target } from './rows.server.ts';
import { scannedDocuments } from './scan.server.ts';
import type { Sent } from './sent.ts';
import { closeAll, spoolAgain, type SpooledFile } from './spool.server.ts';

/** Per engagement: no work needs more, and nobody can fill the storage. */
const MOST_DOCUMENTS = 1000;

/** `pdfPassword`: empty if somebody can type one; if not set, a PDF is stored with its password. */
export type Manner = { mergePhotos: boolean; pdfPassword?: string };

/** `chosen`: gets the ids of what was taken, in the order of the files. */
type Given = Pick<Manner, 'pdfPassword'> & {
  files: readonly SpooledFile[];
  opened: SpooledFile[];
  chosen?: string[];
};

const CLOSED = 'It is not needed any more. Load the page again to see what is open.';
const LOCKED =
  'This PDF asks for a password. Send it without one, or type it here under “A PDF that asks for a password”, and send the PDF once more.';
const WRONG_PASSWORD =
  'This is not the password of this PDF. Type it as you do to open the PDF, and send it once more.';
const FULL = 'There are very many files here already. Please write to us before you send more.';
export const TOO_MANY = `At most ${MOST_FILES} files can be sent at once. Send this one again on its own.`;

/** As it is stored: a photo without places and devices, a PDF without its password. */
export async function openCopy(
  file: SpooledFile,
  type: string,
  pdfPassword: string | undefined,
): Promise<SpooledFile | 'locked'> {
  if (type === 'application/pdf' && pdfPassword !== undefined)
    return (await unlockPdf(file, pdfPassword)) ?? file;
  const clean = isPhoto(type) ? await cleanPhoto(file, type) : null;
  return clean ? spoolAgain(file, clean) : file;
}

/** Closes the files. A file that exists already is not stored again. Throws when the storage is away. */
export async function storeFiles(
  actor: Actor,
  target: Target,
  files: readonly SpooledFile[],
  { mergePhotos, pdfPassword }: Manner,
  now = new Date(),
): Promise<Sent> {
  const opened = [...files];
  try {
    const sent: Sent = { stored: [], repeated: [], refused: [] };
    const engagement = await findEngagement(actor, target.engagementId);
    const taken = engagement ? await sortOut(target, { files, opened, pdfPassword }, sent) : [];
    if (!engagement) refuse(sent, files, CLOSED);
    if (taken.length > 0) await keep(actor, target, taken, sent, now);
    const photos = sent.stored.filter(({ type }) => isPhoto(type)).map(({ id }) => id);
    if (mergePhotos && photos.length > 1) sent.join = await requestJoin(actor, target.engagementId, photos);
    if (hasScanner()) void scanWaiting([scannedDocuments]).catch(() => null);
    return sent;
  } finally {
    await closeAll(opened);
  }
}

export async function sortOut(
  target: Target,
  { files, opened, pdfPassword, chosen = [] }: Given,
  sent: Sent,
): Promise<Named[]> {
  const taken: Named[] = [];
  const read: { file: SpooledFile; given: SpooledFile; type: string }[] = [];
  const count = await db().$count(documents, eq(documents.engagementId, target.engagementId));
  refuse(sent, files.slice(MOST_FILES), TOO_MANY);
  for (const file of files.slice(0, MOST_FILES)) {
    const found = await recognise(file);
    if ('why' in found) {
      refuse(sent, [file], found.why);
      continue;
    }
    const { type } = found;
    const plain = await openCopy(file, type, pdfPassword);
    if (plain === 'locked') {
      refuse(sent, [file], pdfPassword ? WRONG_PASSWORD : LOCKED, { isLocked: true });
      continue;
    }
    if (plain !== file) opened.push(plain);
    read.push({ type, given: file, file: plain });
  }
  const known = await knownOf(
    target,
    read.flatMap(({ file, given }) => [file, given]),
  );
  for (const { file, given, type } of read) {
    const document = { id: randomUUID(), name: fileName(file.name, type), type };
    const twin = known.get(file.sha256) ?? known.get(given.sha256);
    chosen.push(twin ?? document.id);
    if (twin) sent.repeated.push({ ...document, id: twin });
    else if (count + taken.length >= MOST_DOCUMENTS) refuse(sent, [file], FULL);
    else {
      known.set(file.sha256, document.id);
      taken.push({ ...document, file });
    }
  }
  return taken;
}

async function knownOf(target: Target, files: readonly SpooledFile[]): Promise<Map<string, string>> {
  const hashes = files.map(({ sha256 }) => sha256);
  if (hashes.length === 0) return new Map();
  const rows = await db()
    .select({ id: documents.id, sha256: documents.sha256 })
    .from(documents)
    .where(and(isOf(target), inArray(documents.sha256, hashes)));
  return new Map(rows.map(({ id, sha256 }) => [sha256, id]));
}

/** The bytes first; bytes without a row in the end are removed again. */
async function keep(actor: Actor, target: Target, taken: Named[], sent: Sent, now: Date): Promise<void> {
  await keepAllBytes(taken);
  // If this throws, the rows may have been written: the nightly sweep knows whether the bytes have one.
  const added = await changing(actor, target.engagementId, (tx, engagement) =>
    addRows(tx, engagement, { actor, target, taken, now }),
  );
  const rows = typeof added === 'string' ? new Set<string>() : added;
  await removeAllBytes(taken.filter(({ id }) => !rows.has(id)));
  if (typeof added === 'string')
    return refuse(
      sent,
      taken.map(({ file }) => file),
      CLOSED,
    );
  for (const { id, name, type } of taken) sent[rows.has(id) ? 'stored' : 'repeated'].push({ id, name, type });
}

export async function keepAllBytes(taken: Named[]): Promise<void> {
  try {
    for (const { id, type, file } of taken) await storage().putStream(documentKey(id), file, type);
  } catch (error) {
    await removeAllBytes(taken);
    throw error;
  }
}

export async function removeAllBytes(these: readonly Named[]): Promise<void> {
  for (const { id } of these) await removeBytes(id).catch(() => null);
}

export function refuse(
  sent: Sent,
  files: readonly SpooledFile[],
  why: string,
  more?: Pick<Sent['refused'][number], 'isLocked'>,
): void {
  sent.refused.push(...files.map(({ name }) => ({ name: shownName(name), why, ...more })));
}

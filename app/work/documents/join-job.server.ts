import { createHash } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { USABLE } from '#app/platform/scan/states.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { requestItems } from '#app/platform/db/schema/engagements.ts';
import { SITE } from '#app/accounts/core/actor.ts';
import { changing } from '#app/work/core/engagements/changing.server.ts';
import { addEvent } from '#app/work/core/engagements/timeline.server.ts';
import { pdfOf, type PhotosResult } from '#app/platform/images/photos.server.ts';
import { defineJob } from '#app/platform/jobs/job.ts';
import { ownError } from '#app/platform/core/own-error.ts';
import { openSpool, type Spool } from '#app/platform/storage/spool.server.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#app/platform/core/time.ts';
import { removeBytes, storedPhoto } from './bytes.server.ts';
import { joinText } from './join-text.ts';
import { documentKey } from './keys.ts';
import { MOST_FILES } from './kinds.ts';

type Row = typeof documents.$inferSelect;
type Pdf = { spool: Spool; sha256: string };

const RETRIES = 2;
/** In characters, before the pages. */
const LONGEST_NAME = 100;

/** `id` of the PDF. Separate from the thumbnails, and one at a time. */
export const joinJob = defineJob({
  name: 'join-photos',
  schema: z.object({ id: z.string(), photos: z.array(z.string()) }),
  policy: {
    retries: RETRIES,
    firstWait: 5 * SECOND,
    longestWait: MINUTE,
    timeout: 5 * MINUTE,
    keepWaiting: 7 * DAY,
    keepDone: HOUR,
  },
  atOnce: { onServer: 1, ofGroup: 1 },
  async run({ id, photos: ids }, { attempt }) {
    const photos = await photosOf(id, ids);
    if (photos.length === 0) return;
    const result = await pdfOf(photos.map(storedPhoto), toSpool);
    if (result.kind === 'killed' && attempt <= RETRIES) throw ownError('The process of a join was ended.');
    try {
      await keep(id, photos, result, new Date());
    } finally {
      if (result.kind === 'done') await result.output.spool.close();
    }
  },
});

async function photosOf(id: string, ids: readonly string[]): Promise<Row[]> {
  const isUsable = isIn(documents.scanState, USABLE);
  const rows = await db()
    .select()
    .from(documents)
    .where(and(eq(documents.joinId, id), isNull(documents.mergedIntoId), isUsable));
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

async function toSpool(output: AsyncIterable<Buffer>): Promise<Pdf> {
  const spool = await openSpool();
  const hash = createHash('sha256');
  for await (const chunk of output) {
    hash.update(chunk);
    await spool.append(chunk);
  }
  return { spool, sha256: hash.digest('hex') };
}

/** Stores the PDF of the readable photos, if there are at least two; the timeline says what became of the others. */
async function keep(id: string, photos: readonly Row[], result: PhotosResult<Pdf>, now: Date): Promise<void> {
  const [first] = photos;
  if (!first) return;
  const report = result.kind === 'done' ? result.report : { damaged: [], tooLarge: [], cut: [] };
  const left = new Set([...report.damaged, ...report.tooLarge]);
  const joined = result.kind === 'done' ? photos.filter((_, at) => !left.has(at)) : [];
  const pdf = result.kind === 'done' && joined.length > 1 ? result.output : null;
  if (pdf) {
    const source = { size: pdf.spool.size, sha256: pdf.sha256, chunks: () => pdf.spool.chunks() };
    await storage().putStream(documentKey(id), source, 'application/pdf');
  }
  const isKept = await changing(SITE, first.engagementId, async (tx) => {
    const waiting = and(eq(documents.joinId, id), isNull(documents.mergedIntoId));
    const ids = joined.map((photo) => photo.id);
    const isWhole = (await tx.$count(documents, and(waiting, inArray(documents.id, ids)))) === ids.length;
    await tx.update(documents).set({ joinId: null }).where(eq(documents.joinId, id));
    if (!isWhole) return false;
    if (pdf) await addPdf(tx, id, joined, pdf, now);
    await markDamage(tx, photos, report);
    const names = (places: readonly number[]) => places.map((at) => photos[at]?.name ?? '');
    const found = {
      joined: pdf ? joined.length : 0,
      damaged: names(report.damaged),
      tooLarge: names(report.tooLarge),
      cut: names(report.cut),
    };
    const text = joinText(result.kind, found, photos.length);
    if (text)
      await addEvent(
        tx,
        { engagementId: first.engagementId, kind: 'document', text, isForClient: true },
        null,
        now,
      );
    return pdf !== null;
  });
  if (pdf && isKept !== true) await removeBytes(id);
}

/** After what it was asked for, `IRP5 of your employer, 3 pages.pdf`: a phone’s `IMG_2041` says nothing. */
async function nameOf(tx: Transaction, { itemId, name }: Row, pages: number): Promise<string> {
  const [item] = itemId
    ? await tx.select({ what: requestItems.what }).from(requestItems).where(eq(requestItems.id, itemId))
    : [];
  const words = (item?.what ?? name.replace(/\.[a-z]+$/i, '')).slice(0, LONGEST_NAME).trim();
  return `${words}, ${pages} pages.pdf`;
}

async function addPdf(
  tx: Transaction,
  id: string,
  joined: readonly Row[],
  { spool, sha256 }: Pdf,
  now: Date,
): Promise<void> {
  const [first] = joined;
  if (!first) return;
  const { engagementId, itemId, noteId, direction, uploadedBy, senderHash } = first;
  await tx.insert(documents).values({
    id,
    engagementId,
    itemId,
    noteId,
    direction,
    sha256,
    uploadedBy,
    senderHash,
    name: await nameOf(tx, first, joined.length),
    type: 'application/pdf',
    size: spool.size,
    // After its photos, which are a millisecond apart.
    createdAt: new Date(now.getTime() + MOST_FILES),
  });
  const ids = joined.map((photo) => photo.id);
  await tx.update(documents).set({ mergedIntoId: id }).where(inArray(documents.id, ids));
}

async function markDamage(
  tx: Transaction,
  photos: readonly Row[],
  report: Readonly<Record<'damaged' | 'cut', readonly number[]>>,
): Promise<void> {
  for (const drawing of ['damaged', 'cut'] as const) {
    const ids = report[drawing].map((at) => photos[at]?.id ?? '');
    if (ids.length > 0) await tx.update(documents).set({ drawing }).where(inArray(documents.id, ids));
  }
}

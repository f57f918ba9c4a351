import { createHash, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { and, eq, inArray, isNull, like, notInArray } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { documents } from '#app/db/schema/documents.ts';
import { actorIdOf, type Actor } from '#app/engagements/actor.ts';
import { changing } from '#app/engagements/changing.server.ts';
import { pdfOf, type Photo } from '#app/images/photos.server.ts';
import { ownError } from '#app/own-error.ts';
import { openSpool, type Spool } from '#app/storage/spool.server.ts';
import { storage } from '#app/storage/storage.server.ts';
import { removeBytes } from './bytes.server.ts';
import { senderHashOf } from './documents.server.ts';
import { documentKey } from './keys.ts';
import { MOST_FILES } from './kinds.ts';

type Row = typeof documents.$inferSelect;

/** One PDF of photos of one item, in the order of the ids; the photos stay. False when they are no such photos, or cannot be read. */
export async function joinPhotos(
  actor: Actor,
  engagementId: string,
  ids: readonly string[],
  now = new Date(),
): Promise<boolean> {
  const photos = await findPhotos(engagementId, ids, actor);
  const [first] = photos;
  if (!first || photos.length < 2 || photos.length > MOST_FILES) return false;
  if (photos.some(({ itemId }) => itemId !== first.itemId)) return false;
  const pdf = await pdfOf(photos.map(photoOf), toSpool);
  if (!pdf) return false;
  try {
    return await keep(actor, photos, pdf, now);
  } finally {
    await pdf.spool.close();
  }
}

async function findPhotos(engagementId: string, ids: readonly string[], actor: Actor): Promise<Row[]> {
  if (ids.length === 0) return [];
  const rows = await db()
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.engagementId, engagementId),
        inArray(documents.id, [...ids]),
        like(documents.type, 'image/%'),
        actor.party === 'client' ? eq(documents.direction, 'from_client') : undefined,
        isNull(documents.mergedIntoId),
        notInArray(documents.scanState, ['infected', 'missing']),
      ),
    );
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

function photoOf({ id, type, size }: Row): Photo {
  async function* chunks() {
    const object = await storage().open(documentKey(id));
    if (!object) throw ownError('A photo is missing in the storage.');
    yield* object.chunks;
  }
  return { type, size, chunks };
}

async function toSpool(output: Readable): Promise<{ spool: Spool; sha256: string }> {
  const spool = await openSpool();
  const hash = createHash('sha256');
  for await (const chunk of output as AsyncIterable<Buffer>) {
    hash.update(chunk);
    await spool.append(chunk);
  }
  return { spool, sha256: hash.digest('hex') };
}

async function keep(
  actor: Actor,
  photos: readonly Row[],
  { spool, sha256 }: { spool: Spool; sha256: string },
  now: Date,
): Promise<boolean> {
  const [first] = photos;
  if (!first) return false;
  const id = randomUUID();
  const { engagementId, itemId, messageId, direction, name } = first;
  const source = { size: spool.size, sha256, chunks: () => spool.chunks() };
  await storage().putStream(documentKey(id), source, 'application/pdf');
  const ids = photos.map((photo) => photo.id);
  const kept = await changing<boolean>(actor, engagementId, async (tx) => {
    const isFree = and(inArray(documents.id, ids), isNull(documents.mergedIntoId));
    if ((await tx.$count(documents, isFree)) < ids.length) return false;
    await tx.insert(documents).values({
      id,
      engagementId,
      itemId,
      messageId,
      direction,
      sha256,
      name: `${name.replace(/\.[a-z]+$/i, '')} and ${photos.length - 1} more.pdf`,
      type: 'application/pdf',
      size: spool.size,
      uploadedBy: actorIdOf(actor),
      senderHash: actor.party === 'client' ? senderHashOf(actor.email) : null,
      createdAt: new Date(now.getTime() + MOST_FILES),
    });
    await tx.update(documents).set({ mergedIntoId: id }).where(inArray(documents.id, ids));
    return true;
  });
  if (kept !== true) await removeBytes(id);
  return kept === true;
}

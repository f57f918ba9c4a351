import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { contentVersions } from '#app/platform/db/schema/content.ts';
import { drawPicture, type Size } from '#app/platform/images/picture.server.ts';
import { removeOrphans } from '#app/platform/storage/orphans.server.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { DAY } from '#app/platform/core/time.ts';

/** Behind it a key is the hash of its picture: the same one is stored once, and its address never changes. */
const PREFIX = 'content-';

/** The address of the picture, as only pixels. Throws when the storage is away. */
export async function storePicture(
  bytes: Uint8Array,
  size: Omit<Size, 'scales'>,
): Promise<{ path: string } | { error: string }> {
  const drawn = await drawPicture(bytes, { ...size, scales: [1] });
  if (drawn.kind !== 'drawn') return { error: drawn.message };
  const picture = drawn.pictures[0] ?? Buffer.alloc(0);
  const key = `${PREFIX}${createHash('sha256').update(picture).digest('hex').slice(0, 32)}.webp`;
  await storage().put(key, picture, 'image/webp');
  return { path: `/logos/${key}` };
}

/** Those that no version of any content names. A form that was not sent yet may name one for a day. */
export function removeUnusedPictures(now: Date): Promise<void> {
  return removeOrphans({
    prefix: PREFIX,
    before: new Date(now.getTime() - DAY),
    findKept,
  });
}

async function findKept(): Promise<string[]> {
  const { values } = contentVersions;
  const named = sql<string>`(regexp_matches(${values}::text, ${`${PREFIX}([0-9a-f]{32}[.]webp)`}, 'g'))[1]`;
  const rows = await db().selectDistinct({ id: named }).from(contentVersions);
  return rows.map(({ id }) => id);
}

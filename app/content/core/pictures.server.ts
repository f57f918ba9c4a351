import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { contentVersions } from '#app/platform/db/schema/content.ts';
import { drawPicture, type Size } from '#app/platform/images/picture.server.ts';
import { removeOrphans } from '#app/platform/storage/orphans.server.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { DAY } from '#app/platform/core/time.ts';
import type { EditedItem } from './edited-files.ts';

/** The prefix of a key, before the picture's hash and size: a picture is stored once, and its address never changes. */
const PREFIX = 'content-';
const KEY = /content-([\da-f]{32})(?:-\d{1,5}x\d{1,5})?\.webp/g;
const OF_KEY = sql.raw(String.raw`'content-([0-9a-f]{32}(-\d{1,5}x\d{1,5})?[.]webp)'`);

const MOST_BYTES = 15 * 1024 * 1024;

const FOLDER = 'content/edited/pictures';

/** Returns the picture's address; only pixels are stored. Throws when the storage is away. */
export async function storePicture(
  bytes: Uint8Array,
  size: Omit<Size, 'scales'>,
): Promise<{ path: string } | { error: string }> {
  const drawn = await drawPicture(bytes, { ...size, scales: [1] }, MOST_BYTES);
  if (drawn.kind !== 'drawn') return { error: drawn.message };
  const [picture] = drawn.pictures;
  if (!picture) throw new Error('nothing was drawn');
  const key = `${PREFIX}${hashOf(picture.bytes)}-${picture.width}x${picture.height}.webp`;
  await storage().put(key, picture.bytes, 'image/webp');
  return { path: `/logos/${key}` };
}

/** Pictures that no version of any content names. After a week: unsaved typing may name one. */
export function removeUnusedPictures(now: Date): Promise<void> {
  return removeOrphans({
    prefix: PREFIX,
    before: new Date(now.getTime() - 7 * DAY),
    findKept,
  });
}

/** Writes the pictures of these texts beside their files. Returns new paths. Throws when the storage is away. */
export async function exportPictures(root: string, items: readonly EditedItem[]): Promise<string[]> {
  const written: string[] = [];
  for (const key of keysIn(JSON.stringify(items))) {
    if (existsSync(join(root, FOLDER, key))) continue;
    const stored = await storage().get(key);
    if (!stored) continue;
    mkdirSync(join(root, FOLDER), { recursive: true });
    writeFileSync(join(root, FOLDER, key), stored.bytes);
    written.push(`${FOLDER}/${key}`);
  }
  return written;
}

/**
 * Stores the pictures of the files. Returns the names of files whose bytes do not match their name; they are left out.
 * Throws when the storage is away.
 */
export async function importPictures(root: string): Promise<string[]> {
  const folder = join(root, FOLDER);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const wrong: string[] = [];
  for (const name of names) {
    const bytes = pictureInFiles(name, root);
    if (!bytes) wrong.push(`${FOLDER}/${name}`);
    else if (!(await storage().get(name))) await storage().put(name, bytes, 'image/webp');
  }
  return wrong;
}

/** For texts that came as files: the storage may never have had their pictures. */
export function pictureInFiles(key: string, root = process.cwd()): Buffer | null {
  const [, hash] = key.match(new RegExp(`^${KEY.source}$`)) ?? [];
  const path = join(root, FOLDER, key);
  if (!hash || !existsSync(path)) return null;
  const bytes = readFileSync(path);
  return hashOf(bytes) === hash ? bytes : null;
}

function keysIn(text: string): Set<string> {
  return new Set([...text.matchAll(KEY)].map(([key]) => key));
}

function hashOf(picture: Buffer): string {
  return createHash('sha256').update(picture).digest('hex').slice(0, 32);
}

async function findKept(): Promise<string[]> {
  const named = sql<string>`(regexp_matches(${contentVersions.values}::text, ${OF_KEY}, 'g'))[1]`;
  const rows = await db().selectDistinct({ id: named }).from(contentVersions);
  return rows.map(({ id }) => id);
}

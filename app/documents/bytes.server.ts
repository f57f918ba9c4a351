import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { thumbnailOf } from '#app/images/photos.server.ts';
import type { Source } from '#app/storage/object.ts';
import { storage } from '#app/storage/storage.server.ts';
import { documentKey, thumbnailKey } from './keys.ts';
import { isPhoto } from './kinds.ts';

/** Whether it has a thumbnail. Throws when the storage is away. */
export async function keepBytes(id: string, type: string, source: Source): Promise<boolean> {
  await storage().putStream(documentKey(id), source, type);
  const thumbnail = isPhoto(type)
    ? await thumbnailOf({ ...source, type }, (output: Readable) => buffer(output))
    : null;
  if (thumbnail) await storage().put(thumbnailKey(id), thumbnail, 'image/webp');
  return thumbnail !== null;
}

export async function removeBytes(id: string): Promise<void> {
  await storage().remove(documentKey(id));
  await storage().remove(thumbnailKey(id));
}

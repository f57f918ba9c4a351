import type { Photo } from '#app/platform/images/photos.server.ts';
import { ownError } from '#app/platform/core/own-error.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { documentKey, thumbnailKey } from './keys.ts';

export async function removeBytes(id: string): Promise<void> {
  await storage().remove(documentKey(id));
  await storage().remove(thumbnailKey(id));
}

/** Reading throws if the storage has lost it. */
export function storedPhoto({ id, type, size }: { id: string; type: string; size: number }): Photo {
  async function* chunks() {
    const object = await storage().open(documentKey(id));
    if (!object) throw ownError('A photo is missing in the storage.');
    yield* object.chunks;
  }
  return { type, size, chunks };
}

/** In the private storage; no public route reads below them. */
export const DOCUMENT_PREFIX = 'documents/';
export const THUMBNAIL_PREFIX = 'thumbnails/';

/** An object under such a key is written once. */
export function isImmutable(key: string): boolean {
  return key.startsWith(DOCUMENT_PREFIX) || key.startsWith(THUMBNAIL_PREFIX);
}

export function documentKey(id: string): string {
  return DOCUMENT_PREFIX + id;
}

export function thumbnailKey(id: string): string {
  return THUMBNAIL_PREFIX + id;
}

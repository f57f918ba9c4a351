/** In the private storage; no public route reads below them. */
export const DOCUMENT_PREFIX = 'documents/';
export const THUMBNAIL_PREFIX = 'thumbnails/';

export function documentKey(id: string): string {
  return DOCUMENT_PREFIX + id;
}

export function thumbnailKey(id: string): string {
  return THUMBNAIL_PREFIX + id;
}

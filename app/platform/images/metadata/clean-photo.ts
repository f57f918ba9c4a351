import { cleanHeic } from './heic.ts';
import { cleanJpeg } from './jpeg.ts';
import { isChanged, readerOf, written, type Piece, type Reader, type File } from './pieces.ts';
import { cleanPng } from './png.ts';
import { cleanWebp } from './webp.ts';

const CLEANERS = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
  'image/heic': cleanHeic,
} satisfies Record<string, (reader: Reader) => Promise<Piece[]>>;

/** Photos whose place and device can be removed: no others are kept. */
export type PhotoType = keyof typeof CLEANERS;

/** Pixels, colours and rotation stay; the same photo always becomes the same bytes. Null: nothing to remove. */
export async function cleanPhoto(file: File, type: PhotoType): Promise<AsyncIterable<Uint8Array> | null> {
  const pieces = await CLEANERS[type](readerOf(file));
  return isChanged(pieces, file.size) ? written(file, pieces) : null;
}

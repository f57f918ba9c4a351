import { cleanHeic } from './heic.ts';
import { cleanJpeg } from './jpeg.ts';
import { isChanged, readerOf, written, type Piece, type Reader } from './pieces.ts';
import { cleanPng } from './png.ts';
import { cleanWebp } from './webp.ts';

const CLEANERS: Readonly<Record<string, (reader: Reader) => Promise<Piece[]>>> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
  'image/heic': cleanHeic,
};

type File = { size: number; chunks(from?: number, to?: number): AsyncIterable<Uint8Array> };

/** Pixels, colours and rotation stay; the same photo always becomes the same bytes. Null: nothing to remove. */
export async function cleanPhoto(file: File, type: string): Promise<AsyncIterable<Uint8Array> | null> {
  const pieces = await CLEANERS[type]?.(readerOf(file));
  return pieces && isChanged(pieces, file.size) ? written(file, pieces) : null;
}

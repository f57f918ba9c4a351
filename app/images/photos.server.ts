import { createRequire } from 'node:module';
import { SECOND } from '#app/time.ts';
import { runImageProcess, type ImageProcess } from './image-process.server.ts';

/** By their content: `image/jpeg`, `image/png`, `image/webp` or `image/heic`. `size` in bytes. */
export type Photo = { type: string; size: number; chunks(): AsyncIterable<Uint8Array> };

export type PhotosTask = {
  to: 'thumbnail' | 'pdf';
  /** Of a thumbnail, in CSS pixels; it is drawn twice as large. */
  side: number;
  photos: { type: string; size: number }[];
  maxPixels: number;
};

const SCRIPT = createRequire(import.meta.url).resolve('#app/images/photos-process.ts');
const THUMBNAIL_SIDE = 96;
/** Of the largest common phones. */
const MAX_PIXELS = 52_000_000;
const MOST_WAITING = 10;

/** A square WebP. Null when the photo is damaged or the site is busy. */
export async function thumbnailOf<Output>(
  photo: Photo,
  read: ImageProcess<Output>['read'],
): Promise<Output | null> {
  return run('thumbnail', [photo], read);
}

/** One PDF, a page of A4 for each photo. Null when one of them is damaged or the site is busy. */
export async function pdfOf<Output>(
  photos: readonly Photo[],
  read: ImageProcess<Output>['read'],
): Promise<Output | null> {
  return run('pdf', photos, read);
}

async function run<Output>(
  to: PhotosTask['to'],
  photos: readonly Photo[],
  read: ImageProcess<Output>['read'],
) {
  const task: PhotosTask = {
    to,
    side: THUMBNAIL_SIDE,
    photos: photos.map(({ type, size }) => ({ type, size })),
    maxPixels: MAX_PIXELS,
  };
  const deadline = (10 + 5 * photos.length) * SECOND;
  const input = bytesOf(photos);
  const ended = await runImageProcess({
    script: SCRIPT,
    task,
    input,
    read,
    deadline,
    mostWaiting: MOST_WAITING,
  });
  return ended.kind === 'done' ? ended.output : null;
}

async function* bytesOf(photos: readonly Photo[]): AsyncGenerator<Uint8Array> {
  for (const { chunks } of photos) yield* chunks();
}

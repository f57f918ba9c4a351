import { createRequire } from 'node:module';
import { SECOND } from '#app/platform/core/time.ts';
import { runImageProcess, type ImageProcess } from './image-process.server.ts';
import { OVER_BUDGET, type PhotosReport, type PhotosTask } from './photos-task.ts';

/** The type is found from the content: `image/jpeg`, `image/png`, `image/webp` or `image/heic`. `size` in bytes. */
export type Photo = { type: string; size: number; chunks(): AsyncIterable<Uint8Array> };

/** `overBudget`: together they have too many pixels. `killed`: it took too long, or something ended the process. */
export type PhotosResult<Output> =
  { kind: 'done'; output: Output; report: PhotosReport } | { kind: 'damaged' | 'overBudget' | 'killed' };

const SCRIPT = createRequire(import.meta.url).resolve('#app/platform/images/photos-process.ts');
const THUMBNAIL_SIDE = 96;
const MAX_PIXELS = 52_000_000;
const BUDGET = 260_000_000;

export function thumbnailOf<Output>(
  photo: Photo,
  read: ImageProcess<Output>['read'],
): Promise<PhotosResult<Output>> {
  return run('thumbnail', [photo], read);
}

/** One PDF of the readable photos: an A4 page for each, several for a long one. If none is readable it has no pages. */
export function pdfOf<Output>(
  photos: readonly Photo[],
  read: ImageProcess<Output>['read'],
): Promise<PhotosResult<Output>> {
  return run('pdf', photos, read);
}

async function run<Output>(
  to: PhotosTask['to'],
  photos: readonly Photo[],
  read: ImageProcess<Output>['read'],
): Promise<PhotosResult<Output>> {
  const task: PhotosTask = {
    to,
    side: THUMBNAIL_SIDE,
    photos: photos.map(({ type, size }) => ({ type, size })),
    maxPixels: MAX_PIXELS,
    budget: BUDGET,
  };
  const deadline = (20 + 8 * photos.length) * SECOND;
  const ended = await runImageProcess({ script: SCRIPT, task, input: bytesOf(photos), read, deadline });
  if (ended.kind === 'killed') return ended;
  if (ended.kind === 'failed')
    return { kind: ended.complaint.includes(OVER_BUDGET) ? 'overBudget' : 'damaged' };
  // Libraries may have written warnings before it.
  const report: PhotosReport = JSON.parse(ended.complaint.trim().split('\n').at(-1) ?? '');
  return { kind: 'done', output: ended.output, report };
}

async function* bytesOf(photos: readonly Photo[]): AsyncGenerator<Uint8Array> {
  for (const { chunks } of photos) yield* chunks();
}

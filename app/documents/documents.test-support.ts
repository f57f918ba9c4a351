import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { Actor } from '#app/engagements/actor.ts';
import { readSpooledForm, type SpooledForm } from './spool.server.ts';
import { storeFiles, type Target } from './store.server.ts';

export type TestFile = { name: string; bytes: Uint8Array | string };

/** A whole PDF by its head; no test opens it. */
export const PDF = '%PDF-1.7\n%âãÏÓ\nan assessment';

export function formOfFiles(files: readonly TestFile[], fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { name, bytes } of files) form.append('file', new Blob([bytes as BlobPart]), name);
  return form;
}

/** As a browser's form comes to a route. */
export function spooled(files: readonly TestFile[]): Promise<SpooledForm> {
  return readSpooledForm(new Request('http://localhost/', { method: 'POST', body: formOfFiles(files) }));
}

/** By the side that the actor is of. */
export async function sendFiles(
  actor: Actor,
  files: readonly TestFile[],
  target: Omit<Target, 'direction'>,
  mergePhotos = false,
) {
  const direction = actor.party === 'client' ? 'from_client' : 'to_client';
  return storeFiles(actor, { direction, ...target }, (await spooled(files)).files, { mergePhotos });
}

export function photo(background: string, format: 'jpeg' | 'png' | 'webp' = 'jpeg'): Promise<Buffer> {
  const create = { width: 90, height: 60, channels: 3 as const, background };
  return sharp({ create }).toFormat(format).toBuffer();
}

/** The request's body in pieces of so many bytes. */
export function inPieces(body: Uint8Array, size: number): ReadableStream {
  const pieces = Array.from({ length: Math.ceil(body.length / size) }, (_, at) =>
    body.subarray(at * size, (at + 1) * size),
  );
  return Readable.toWeb(Readable.from(pieces)) as ReadableStream;
}

export async function bytesOf(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  return buffer(Readable.from(chunks));
}

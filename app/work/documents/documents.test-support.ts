import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { db } from '#app/platform/db/client.server.ts';
import type { Actor } from '#app/accounts/core/actor.ts';
import type { Job } from '#app/platform/jobs/job.ts';
import { readSpooledForm, type SpooledForm } from './spool.server.ts';
import type { Target } from './rows.server.ts';
import { storeFiles } from './store.server.ts';

export type TestFile = { name: string; bytes: Uint8Array | string };

/** A whole PDF by its head; no test opens it. */
export const PDF = '%PDF-1.7\n%âãÏÓ\nan assessment';

export const PDF_PAGE = [
  '%PDF-1.7',
  '1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj',
  '2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj',
  '3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 200 200]>> endobj',
  'trailer <</Root 1 0 R>>',
  '%%EOF',
].join('\n');

export function formOfFiles(files: readonly TestFile[], fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { name, bytes } of files) form.append('file', new Blob([bytes as BlobPart]), name);
  return form;
}

export function spooled(files: readonly TestFile[]): Promise<SpooledForm> {
  return readSpooledForm(new Request('http://localhost/', { method: 'POST', body: formOfFiles(files) }));
}

export async function sendFiles(
  actor: Actor,
  files: readonly TestFile[],
  target: Omit<Target, 'direction'> & Partial<Pick<Target, 'direction'>>,
  mergePhotos = false,
  pdfPassword = '',
) {
  const direction = actor.party === 'client' ? 'from_client' : 'to_client';
  return storeFiles(actor, { direction, ...target }, (await spooled(files)).files, {
    mergePhotos,
    pdfPassword,
  });
}

/** Runs the queued work of a job as its worker would, the oldest first; `attempt` counts from 1. */
export async function runQueued(job: Job<object>, attempt = 1): Promise<void> {
  const queued = await db().execute<{ id: string; data: object }>(
    sql`select id, data from pgboss.job where name = ${job.name} and state = 'created' order by created_on, id`,
  );
  for (const { id, data } of queued) {
    await job.run(job.schema.parse(data), { id, attempt, log: { info() {}, warn() {}, error() {} } });
    await db().execute(sql`delete from pgboss.job where id = ${id}`);
  }
}

export function photo(background: string, format: 'jpeg' | 'png' | 'webp' = 'jpeg'): Promise<Buffer> {
  const create = { width: 90, height: 60, channels: 3 as const, background };
  return sharp({ create }).toFormat(format).toBuffer();
}

/** The request's body in pieces of this many bytes. */
export function inPieces(body: Uint8Array, size: number): ReadableStream {
  const pieces = Array.from({ length: Math.ceil(body.length / size) }, (_, at) =>
    body.subarray(at * size, (at + 1) * size),
  );
  return Readable.toWeb(Readable.from(pieces)) as ReadableStream;
}

export async function bytesOf(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  return buffer(Readable.from(chunks));
}

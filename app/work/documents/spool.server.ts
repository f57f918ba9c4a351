import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import busboy from 'busboy';
import { readAtMost } from '#app/platform/http/read-at-most.ts';
import { ownError } from '#app/platform/core/own-error.ts';
import { badRequest } from '#app/platform/http/responses.ts';
import { openSpool, type Spool } from '#app/platform/storage/spool.server.ts';
import type { OpenObject, Source } from '#app/platform/storage/object.ts';
import { MOST_BYTES, MOST_FILES } from './kinds.ts';

const MOST_FIELDS = 100;
const LONGEST_FIELD = 64_000;

/** As the sender's browser named it, where a quote comes as %22. `isTooLong`: only its beginning is here. */
export type SpooledFile = Omit<Source, 'chunks'> & {
  name: string;
  /** Of the form; empty for a file that came without one. */
  field: string;
  isTooLong: boolean;
  chunks(from?: number, to?: number): AsyncIterable<Uint8Array>;
  close(): Promise<void>;
};

export type SpooledForm = { fields: FormData; files: SpooledFile[] };

/** Written to disk and hashed as it is read. The caller closes the files. Throws 400 for an incomplete form. */
export async function readSpooledForm(request: Request, mostFiles = MOST_FILES): Promise<SpooledForm> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!request.body || !/^multipart\/form-data\b/i.test(type))
    return { fields: await plainForm(request), files: [] };
  const form: SpooledForm = { fields: new FormData(), files: [] };
  try {
    const body = Readable.fromWeb(request.body as ReadableStream<Uint8Array>);
    await parse(body.on('error', ignore), { type, mostFiles }, form);
    return form;
  } catch (error) {
    await closeAll(form.files);
    // The disk's errors name what was asked of it.
    if (!(error instanceof Error && 'syscall' in error))
      throw badRequest('The form did not come whole. Please send it again.');
    throw error;
  }
}

/** For files that did not come with a form, such as a mail's. The caller closes the files. */
export async function spoolFiles(
  files: readonly { name: string; bytes: Uint8Array }[],
): Promise<SpooledFile[]> {
  const spooled: SpooledFile[] = [];
  for (const { name, bytes } of files) {
    const file = await spoolFile(Readable.from([Buffer.from(bytes).subarray(0, MOST_BYTES)]), name || 'file');
    if (file) spooled.push({ ...file, isTooLong: bytes.byteLength > MOST_BYTES });
  }
  return spooled;
}

/** Of what is stored. The caller closes the file. */
export async function spoolObject({ size, chunks }: OpenObject, name: string): Promise<SpooledFile> {
  const file = await spoolFile(firstOf(chunks, MOST_BYTES), name || 'file');
  if (!file) throw ownError('A file with a name is spooled even if it is empty.');
  return { ...file, isTooLong: size > MOST_BYTES };
}

async function* firstOf(chunks: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Buffer> {
  let left = most;
  for await (const chunk of chunks) {
    yield Buffer.from(chunk).subarray(0, left);
    left -= chunk.length;
    if (left <= 0) return;
  }
}

/** Like `readSpooledForm`: the caller closes the file. */
export async function spoolAgain(file: SpooledFile, chunks: AsyncIterable<Uint8Array>): Promise<SpooledFile> {
  return { ...((await spoolFile(Readable.from(chunks), file.name || 'file')) ?? file), name: file.name };
}

/** Without a listener an error ends the process: it may come before a part is read, or after the end. */
const ignore = () => {};

export async function closeAll(files: readonly SpooledFile[]): Promise<void> {
  await Promise.all(files.map((file) => file.close()));
}

/** It holds no files, so it is no longer than the fields of a form with files. */
async function plainForm({ body, headers }: Request): Promise<FormData> {
  const bytes = await readAtMost(body, LONGEST_FIELD);
  const form = bytes && (await new Response(bytes, { headers }).formData().catch(() => null));
  if (!form) throw badRequest();
  return form;
}

async function parse(
  body: Readable,
  { type, mostFiles }: { type: string; mostFiles: number },
  { fields, files }: SpooledForm,
): Promise<void> {
  const limits = {
    fileSize: MOST_BYTES,
    // One more, so that too many are refused rather than dropped.
    files: mostFiles + 1,
    fields: MOST_FIELDS,
    fieldSize: LONGEST_FIELD,
    headerPairs: 20,
  };
  const parser = busboy({ headers: { 'content-type': type }, defParamCharset: 'utf8', limits });
  const streams: Readable[] = [];
  const reading: Promise<SpooledFile | null>[] = [];
  parser.on('error', ignore);
  parser.on('field', (name, value) => {
    if (name) fields.append(name, value);
  });
  parser.on('file', (field, stream, { filename }) => {
    stream.on('error', ignore);
    const read = spoolFile(stream, filename, field);
    // They would wait for each other for ever: the parser for a part that is not read, a part for its end.
    read.catch((error: Error) => parser.destroy(error));
    streams.push(stream);
    reading.push(read);
  });
  const failure = await pipeline(body, parser).then(
    () => null,
    (error: Error) => error,
  );
  // The parser forgets a part in which it found an error.
  if (failure) for (const stream of streams) stream.destroy(failure);
  const read = await Promise.allSettled(reading);
  files.push(...read.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : [])));
  if (failure) throw failure;
  for (const one of read) if (one.status === 'rejected') throw one.reason;
}

/** Null for a control in which nothing was chosen. */
async function spoolFile(
  stream: AsyncIterable<Buffer> & { truncated?: boolean },
  name: string | undefined,
  field = '',
): Promise<SpooledFile | null> {
  const spool = await openSpool();
  const hash = createHash('sha256');
  try {
    for await (const chunk of stream) {
      hash.update(chunk);
      await spool.append(chunk);
    }
  } catch (error) {
    await spool.close();
    throw error;
  }
  if (!name && spool.size === 0) {
    await spool.close();
    return null;
  }
  return fileOf(spool, {
    field,
    name: (name ?? '').replaceAll('%22', '"'),
    sha256: hash.digest('hex'),
    isTooLong: stream.truncated === true,
  });
}

function fileOf(
  spool: Spool,
  about: Pick<SpooledFile, 'name' | 'field' | 'sha256' | 'isTooLong'>,
): SpooledFile {
  return {
    ...about,
    size: spool.size,
    chunks: (from, to) => spool.chunks(from, to),
    close: () => spool.close(),
  };
}

import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ObjectStorage, StoredObject } from './object.ts';
import { inOrder, MOST_LISTED, requireContentType, requireKey } from './object.ts';
import { verified } from './verified.ts';

const LONGEST_TYPE = 256;

type Bytes = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/** The first line of a file is its content type. */
export function diskStorage(folder: string): ObjectStorage {
  return {
    async put(key, bytes, contentType) {
      const path = pathOf(folder, key);
      requireContentType(contentType);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await replace(folder, path, [Buffer.from(`${contentType}\n`), bytes]);
    },
    async putStream(key, source, contentType) {
      const path = pathOf(folder, key);
      requireContentType(contentType);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await replace(folder, path, withType(contentType, verified(source.chunks(), source)));
    },
    async get(key) {
      const file = await readFile(pathOf(folder, key)).catch(nullIfMissing);
      return file && parse(file);
    },
    async open(key) {
      const path = pathOf(folder, key);
      const found = await headOf(path).catch(nullIfMissing);
      if (!found) return null;
      const { size, contentType, start } = found;
      return { size: size - start, contentType, chunks: chunksFrom(path, start) };
    },
    async remove(key) {
      await rm(pathOf(folder, key), { force: true });
    },
    list: (prefix) => inOrder(pagesOf(folder, prefix)),
    pages: (prefix, before) => pagesOf(folder, prefix, before),
    async missing(keys) {
      const missing: string[] = [];
      for (const key of keys) {
        const found = await access(pathOf(folder, key)).catch(nullIfMissing);
        if (found === null) missing.push(key);
      }
      return missing;
    },
    async check() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await replace(folder, join(folder, '.check'), []);
    },
  };
}

/** One flat folder: a file can't have the name of a folder, but one key may be the start of another. */
function pathOf(folder: string, key: string): string {
  requireKey(key);
  return join(folder, key.replaceAll('/', '+'));
}

/** Syncs the file before the rename, and the folder after it: a crash leaves the old or the new file. */
async function replace(folder: string, path: string, bytes: Bytes): Promise<void> {
  const draft = join(folder, `.${randomUUID()}`);
  try {
    await writeSynced(draft, bytes);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

async function* withType(contentType: string, chunks: AsyncIterable<Uint8Array>) {
  yield Buffer.from(`${contentType}\n`);
  yield* chunks;
}

async function writeSynced(path: string, bytes: Bytes): Promise<void> {
  const file = await open(path, 'wx');
  try {
    for await (const chunk of bytes) await file.writeFile(chunk);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* pagesOf(folder: string, prefix: string, before?: Date): AsyncGenerator<string[]> {
  let page: string[] = [];
  for await (const { name } of (await opendir(folder).catch(nullIfMissing)) ?? []) {
    const key = name.replaceAll('+', '/');
    if (name.startsWith('.') || !key.startsWith(prefix)) continue;
    if (before && !(await isOlder(pathOf(folder, key), before))) continue;
    if (page.push(key) < MOST_LISTED) continue;
    yield page;
    page = [];
  }
  yield page;
}

async function isOlder(path: string, moment: Date): Promise<boolean> {
  const found = await stat(path).catch(nullIfMissing);
  return found !== null && found.mtime < moment;
}

async function headOf(path: string): Promise<{ size: number; contentType: string; start: number }> {
  const file = await open(path, 'r');
  try {
    const head = Buffer.alloc(LONGEST_TYPE);
    const { bytesRead } = await file.read(head);
    const end = head.subarray(0, bytesRead).indexOf('\n');
    return { size: (await file.stat()).size, contentType: head.toString('latin1', 0, end), start: end + 1 };
  } finally {
    await file.close();
  }
}

async function* chunksFrom(path: string, start: number): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path, { start });
}

function parse(file: Buffer): StoredObject {
  const end = file.indexOf('\n');
  const bytes = file.subarray(end + 1);
  const etag = `"${createHash('sha256').update(file).digest('hex')}"`;
  return { bytes, contentType: file.toString('latin1', 0, end), etag };
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

import { randomUUID } from 'node:crypto';
import { close, mkdirSync, openSync, read, unlinkSync, write } from 'node:fs';
import { readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { env } from '#app/platform/env/env.server.ts';
import { ownError } from '#app/platform/core/own-error.ts';
import { MINUTE } from '#app/platform/core/time.ts';

const CHUNK = 64 * 1024;

/** Bytes on disk for a while. The file has no name: it disappears with its process, however that ends. */
export type Spool = {
  readonly size: number;
  append(chunk: Uint8Array): Promise<void>;
  /** Each call starts again: all of it, or the bytes from `from` until before `to`. */
  chunks(from?: number, to?: number): AsyncGenerator<Uint8Array>;
  /** The opener must close it; closing twice is harmless. */
  close(): Promise<void>;
};

/** Throws ENOSPC when the disk is full; so does `append`. */
export async function openSpool(): Promise<Spool> {
  const file = openNameless(spoolFolder());
  const underWay = new Set<Promise<unknown>>();
  let [size, isOpen] = [0, true];

  /** The descriptor of a closed file may already be another file's. */
  async function onFile<Result>(work: () => Promise<Result>): Promise<Result> {
    if (!isOpen) throw ownError('A spooled file was closed.');
    const working = work();
    underWay.add(working);
    return working.finally(() => underWay.delete(working));
  }

  return {
    get size() {
      return size;
    },
    async append(chunk) {
      for (let done = 0; done < chunk.length;) {
        const [from, at] = [done, size];
        const { bytesWritten } = await onFile(() =>
          promisify(write)(file, chunk, from, chunk.length - from, at),
        );
        done += bytesWritten;
        size += bytesWritten;
      }
    },
    async *chunks(start = 0, end = Infinity) {
      for (let at = start; at < Math.min(end, size);) {
        const from = at;
        const length = Math.min(CHUNK, Math.min(end, size) - from);
        const chunk = Buffer.allocUnsafe(length);
        const { bytesRead } = await onFile(() => promisify(read)(file, chunk, 0, length, from));
        if (bytesRead === 0) throw ownError('A spooled file became shorter.');
        at += bytesRead;
        yield chunk.subarray(0, bytesRead);
      }
    },
    async close() {
      if (!isOpen) return;
      isOpen = false;
      await Promise.allSettled(underWay);
      await promisify(close)(file);
    },
  };
}

/** No await between the two: a process killed in between would leave a file. */
function openNameless(folder: string): number {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const file = openSync(path, 'wx+', 0o600);
  unlinkSync(path);
  return file;
}

/** Call it at the start: a name older than a minute was left by a process that was killed while creating the file. */
export async function sweepSpool(folder = spoolFolder(), now = Date.now()): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (found && now - found.mtimeMs > MINUTE) await rm(join(folder, name), { force: true });
  }
}

export async function spoolFree(): Promise<number> {
  const { bavail, bsize } = await statfs(spoolFolder());
  return bavail * bsize;
}

function spoolFolder(): string {
  return join(env().DATA_DIR, 'spool');
}

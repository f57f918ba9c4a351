import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '#app/env.server.ts';

const CHUNK = 64 * 1024;

/** Bytes on the disk for a while. The file has no name: it is gone with its process, however that ends. */
export type Spool = {
  readonly size: number;
  append(chunk: Uint8Array): Promise<void>;
  /** Each call reads from the start. */
  chunks(): AsyncGenerator<Uint8Array>;
  close(): Promise<void>;
};

/** Throws ENOSPC when the disk is full; so does `append`. */
export async function openSpool(folder = join(env().DATA_DIR, 'spool')): Promise<Spool> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx+', 0o600);
  await rm(path);
  let size = 0;
  return {
    get size() {
      return size;
    },
    async append(chunk) {
      for (let done = 0; done < chunk.length;) {
        const { bytesWritten } = await file.write(chunk, done, chunk.length - done, size);
        done += bytesWritten;
        size += bytesWritten;
      }
    },
    async *chunks() {
      for (let at = 0; at < size;) {
        const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(CHUNK), 0, CHUNK, at);
        if (bytesRead === 0) throw new Error('A spooled file became shorter.');
        at += bytesRead;
        yield buffer.subarray(0, bytesRead);
      }
    },
    close: () => file.close(),
  };
}

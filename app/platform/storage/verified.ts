import { createHash } from 'node:crypto';
import { ownError } from '#app/platform/core/own-error.ts';

/** SHA-256 in hex, size in bytes. */
export type Fingerprint = { size: number; sha256: string };

/** Throws before the last chunk if the bytes differ from the stored ones, so that nobody takes them for complete. */
export async function* verified(
  chunks: AsyncIterable<Uint8Array>,
  { size, sha256 }: Fingerprint,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let left = size;
  let last: Uint8Array = new Uint8Array();
  for await (const chunk of chunks) {
    if (last.length > 0) yield last;
    hash.update(chunk);
    left -= chunk.length;
    last = chunk;
    if (left < 0) break;
  }
  if (left !== 0 || hash.digest('hex') !== sha256) throw ownError(DAMAGED);
  if (last.length > 0) yield last;
}

const DAMAGED = 'The bytes are not those that were stored.';

export function isDamaged(error: unknown): boolean {
  return error instanceof Error && error.message === DAMAGED;
}

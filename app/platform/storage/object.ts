import type { Fingerprint } from './verified.ts';

export type StoredObject = {
  bytes: Uint8Array;
  contentType: string;
  /** A strong ETag with its quotes. */
  etag: string;
};

/** `chunks` can be read once; nothing is held open before reading, or after it ends early. */
export type OpenObject = { size: number; contentType: string; chunks: AsyncIterable<Uint8Array> };

/** Can be read any number of times. */
export type Source = Fingerprint & { chunks(): AsyncIterable<Uint8Array> };

/** Methods throw when the storage can't be reached, and for a malformed key. */
export type ObjectStorage = {
  /** Atomic; replaces an object with the same key. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Never whole in memory. Throws if the chunks do not have that size and hash; then nothing is stored. */
  putStream(key: string, source: Source, contentType: string): Promise<void>;
  get(key: string): Promise<StoredObject | null>;
  /** For large objects. Reading throws if the storage is lost on the way. */
  open(key: string): Promise<OpenObject | null>;
  remove(key: string): Promise<void>;
  /** In order. */
  list(prefix: string): Promise<string[]>;
  /** In any order, at most `MOST_LISTED` at a time; with `before`, only what was stored earlier. */
  pages(prefix: string, before?: Date): AsyncIterable<string[]>;
  /** Those of the keys that have no object, in any order. */
  missing(keys: readonly string[]): Promise<string[]>;
  /** Throws a `Refusal` if it does not encrypt as the operator wants. */
  check(): Promise<void>;
};

/** As many as S3 names at once. */
export const MOST_LISTED = 1_000;

const KEY = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/;
const CONTENT_TYPE = /^[\w.+-]+\/[\w.+-]+(; ?[\w-]+=[\w-]+)*$/;

/** Throws unless it is safe: can't leave its folder, distinct on a case-insensitive disk. */
export function requireKey(key: string): void {
  if (key.length > 200 || !KEY.test(key)) throw new Error('Not a storage key.');
}

export function requireContentType(contentType: string): void {
  if (!CONTENT_TYPE.test(contentType)) throw new Error('Not a content type.');
}

export async function inOrder(pages: AsyncIterable<string[]>): Promise<string[]> {
  const keys: string[] = [];
  for await (const page of pages) keys.push(...page);
  return keys.toSorted();
}

import type { Fingerprint } from './verified.ts';

export type StoredObject = {
  bytes: Uint8Array;
  contentType: string;
  /** A strong ETag with its quotes. */
  etag: string;
};

/** `chunks` can be read once; nothing is held open before, or when reading ends early. */
export type OpenObject = { size: number; contentType: string; chunks: AsyncIterable<Uint8Array> };

/** What can be read as often as it takes. */
export type Source = Fingerprint & { chunks(): AsyncIterable<Uint8Array> };

/** Methods throw when the storage can't be reached, and for a malformed key. */
export type ObjectStorage = {
  /** Atomic; replaces an object with the same key. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** As `put`, never whole in memory. Throws when the chunks are not of that size and hash; then nothing is stored. */
  putStream(key: string, source: Source, contentType: string): Promise<void>;
  get(key: string): Promise<StoredObject | null>;
  /** For what may be large. Reading throws when the storage is lost in the middle. */
  open(key: string): Promise<OpenObject | null>;
  /** A missing object is no error. */
  remove(key: string): Promise<void>;
  /** In order; with `before` only what was stored earlier. */
  list(prefix: string, before?: Date): Promise<string[]>;
  /** Throws a `Refusal` when it does not encrypt as the operator wants it. */
  check(): Promise<void>;
};

const KEY = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/;
const CONTENT_TYPE = /^[\w.+-]+\/[\w.+-]+(; ?[\w-]+=[\w-]+)*$/;

/** Throws unless it is safe: can't leave its folder, distinct on a case-insensitive disk. */
export function requireKey(key: string): void {
  if (key.length > 200 || !KEY.test(key)) throw new Error('Not a storage key.');
}

export function requireContentType(contentType: string): void {
  if (!CONTENT_TYPE.test(contentType)) throw new Error('Not a content type.');
}

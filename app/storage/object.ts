export type StoredObject = {
  bytes: Uint8Array;
  contentType: string;
  /** A strong validator with its quotes, as the ETag header wants it. */
  etag: string;
};

/** Where uploaded files live. A method throws when the place behind it can't be reached, and on a malformed key. */
export type ObjectStorage = {
  /** Stores whole or not at all; replaces what was there. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(key: string): Promise<StoredObject | null>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** The keys that start with `prefix`, sorted. */
  list(prefix: string): Promise<string[]>;
  /** Throws when objects could not be stored now. */
  check(): Promise<void>;
};

const KEY = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/;
const CONTENT_TYPE = /^[\w.+-]+\/[\w.+-]+(; ?[\w-]+=[\w-]+)*$/;

/**
 * Throws unless `key` is lower-case segments of letters, digits, dots, dashes and underscores, at most 200 characters:
 * no such key leaves its folder, and no two of them are one file where letter case is ignored.
 */
export function requireKey(key: string): void {
  if (key.length > 200 || !KEY.test(key)) throw new Error('Not a storage key.');
}

/** Throws unless `contentType` is a plain media type. */
export function requireContentType(contentType: string): void {
  if (!CONTENT_TYPE.test(contentType)) throw new Error('Not a content type.');
}

export type StoredObject = {
  bytes: Uint8Array;
  contentType: string;
  /** A strong ETag with its quotes. */
  etag: string;
};

/** Stores uploaded files. A method throws when the storage can't be reached, and for a malformed key. */
export type ObjectStorage = {
  /** Atomic; replaces an object with the same key. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(key: string): Promise<StoredObject | null>;
  /** A missing object is no error. */
  remove(key: string): Promise<void>;
  /** The keys that start with `prefix`, sorted. */
  list(prefix: string): Promise<string[]>;
  /** Throws when objects could not be stored now. */
  check(): Promise<void>;
};

const KEY = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/;
const CONTENT_TYPE = /^[\w.+-]+\/[\w.+-]+(; ?[\w-]+=[\w-]+)*$/;

/**
 * Throws unless `key` is made of lower-case segments of letters, digits, dots, dashes and underscores, at most 200 characters:
 * such a key can't leave its folder, and two of them are two files even on a case-insensitive disk.
 */
export function requireKey(key: string): void {
  if (key.length > 200 || !KEY.test(key)) throw new Error('Not a storage key.');
}

/** Throws unless `contentType` is a plain media type. */
export function requireContentType(contentType: string): void {
  if (!CONTENT_TYPE.test(contentType)) throw new Error('Not a content type.');
}

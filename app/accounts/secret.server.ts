import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** 256 random bits as 43 characters that a link and a cookie can hold. */
export function makeSecret(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** What is stored of a secret: its SHA-256 in hex. Fast on purpose: nobody guesses 256 random bits. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret, 'utf8').digest('hex');
}

/** Whether `value` has the form of a secret, so that nothing else ever reaches the database. */
export function isSecret(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{43}$/.test(value);
}

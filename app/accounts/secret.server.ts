import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

export function makeSecret(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** What is stored of a secret: its SHA-256 in hex. A fast hash is enough, because nobody guesses 256 random bits. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret, 'utf8').digest('hex');
}

export function isHashOfSecret(value: string): boolean {
  return /^[\da-f]{64}$/.test(value);
}

/** The secret of a mailed link in a form's `token`; empty for what can be none. */
export function tokenIn(form: FormData): string {
  const token = form.get('token');
  return isSecret(token) ? token : '';
}

/** Whether `value` looks like a secret, so that nothing else reaches the database. */
export function isSecret(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{43}$/.test(value);
}

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

/** Whether `value` has the form of what is stored of a secret. */
export function isHashOfSecret(value: string): boolean {
  return /^[\da-f]{64}$/.test(value);
}

/** The secret of a mailed link that a form brings back in `token`; empty for what can be none. */
export function tokenIn(form: FormData): string {
  const token = form.get('token');
  return isSecret(token) ? token : '';
}

/** Whether `value` has the form of a secret, so that nothing else ever reaches the database. */
export function isSecret(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{43}$/.test(value);
}

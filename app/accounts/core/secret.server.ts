import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

export function makeSecret(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** SHA-256 in hex. A fast hash is enough, because nobody guesses 256 random bits. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret, 'utf8').digest('hex');
}

export function isHashOfSecret(value: string): boolean {
  return /^[\da-f]{64}$/.test(value);
}

export function tokenIn(form: FormData): string {
  const token = form.get('token');
  return isSecret(token) ? token : '';
}

export function isSecret(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{43}$/.test(value);
}

import { createHash } from 'node:crypto';
import { isTest } from '#app/env.server.ts';
import { bcryptCompare, bcryptHash } from './hashing.server.ts';

const COST = isTest() ? 4 : 12;

/** Of a password that nobody has: compared where there is no password, so that it takes as long. */
export const NOBODYS_HASH = `$2b$${String(COST).padStart(2, '0')}$5StkeG6ZI2vJkqFXTgkxAu5jr4840PYnopNSlrVgshdhztxCq0xUG`;

/**
 * What is stored of a password: bcrypt of the base64 of its SHA-256, because bcrypt alone ignores everything after the 72nd
 * byte and a password may have 128 characters. Rejects while too many wait (`isHashingBusy`).
 */
export function hashPassword(password: string, cost = COST): Promise<string> {
  return bcryptHash(digest(password), cost);
}

/**
 * Whether `password` is the one `hash` was made of; false, and after the same time, when there is no hash. Rejects while
 * too many wait (`isHashingBusy`).
 */
export async function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const isSame = await bcryptCompare(digest(password), hash ?? NOBODYS_HASH);
  return isSame && Boolean(hash);
}

function digest(password: string): string {
  return createHash('sha256').update(password, 'utf8').digest('base64');
}

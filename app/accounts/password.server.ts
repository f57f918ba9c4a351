import { createHash } from 'node:crypto';
import { bcrypt } from './hashing.server.ts';

const COST = 12;

/** Of a password that nobody has: looked at where there is no password that counts, so that it takes as long. */
export const NOBODYS_HASH = '$2b$12$5StkeG6ZI2vJkqFXTgkxAu5jr4840PYnopNSlrVgshdhztxCq0xUG';

/**
 * What is stored of a password: bcrypt of the base64 of its SHA-256, because bcrypt alone would ignore
 * everything after the 72nd byte and a password may have 128 characters. Rejects while too many wait (`isHashingBusy`).
 */
export function hashPassword(password: string): Promise<string> {
  return bcrypt<string>({ work: 'hash', args: [digest(password), COST] });
}

/**
 * Whether `password` is the one `hash` was made of; false, and after the same time, when there is no hash. Rejects while
 * too many wait (`isHashingBusy`).
 */
export async function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const same = await bcrypt<boolean>({ work: 'compare', args: [digest(password), hash ?? NOBODYS_HASH] });
  return same && Boolean(hash);
}

function digest(password: string): string {
  return createHash('sha256').update(password, 'utf8').digest('base64');
}

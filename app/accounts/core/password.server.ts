import { createHash } from 'node:crypto';
import { isTest } from '#app/platform/env/env.server.ts';
import { bcryptCompare, bcryptHash } from './hashing.server.ts';

const COST = isTest() ? 4 : 12;

/** Compared when there is no account, so that the answer takes the same time. */
export const DUMMY_HASH = `$2b$${String(COST).padStart(2, '0')}$5StkeG6ZI2vJkqFXTgkxAu5jr4840PYnopNSlrVgshdhztxCq0xUG`;

/** bcrypt of the base64 SHA-256: bcrypt ignores bytes after the 72nd. Rejects as `isHashingBusy`. */
export function hashPassword(password: string, cost = COST): Promise<string> {
  return bcryptHash(digest(password), cost);
}

/** False without a hash, after the same time. Rejects as `isHashingBusy`. */
export async function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const isSame = await bcryptCompare(digest(password), hash ?? DUMMY_HASH);
  return isSame && Boolean(hash);
}

function digest(password: string): string {
  return createHash('sha256').update(password, 'utf8').digest('base64');
}

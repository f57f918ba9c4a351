import { createHash } from 'node:crypto';
import { compare, hash as bcryptHash } from 'bcryptjs';

const COST = 12;

/**
 * What is stored of a password: bcrypt of the base64 of its SHA-256, because bcrypt alone would ignore
 * everything after the 72nd byte and a password may have 128 characters.
 */
export function hashPassword(password: string): Promise<string> {
  return bcryptHash(digest(password), COST);
}

/** Whether `password` is the one `hash` was made of; false too for a hash that is none. */
export function isPassword(password: string, hash: string): Promise<boolean> {
  return compare(digest(password), hash);
}

function digest(password: string): string {
  return createHash('sha256').update(password, 'utf8').digest('base64');
}

import { eq } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { users } from '#app/db/schema/accounts.ts';
import { hitLimit, keyedHash, type Limit } from '#app/http/rate-limit.server.ts';
import { MINUTE } from '#app/time.ts';
import { isPassword } from './password.server.ts';

const PER_USER: Limit = { hits: 10, window: 15 * MINUTE };

type Verdict = { kind: 'right' | 'wrong' } | { kind: 'wait'; seconds: number };

/** Rejects while too many hashes wait (`isHashingBusy`). */
export async function checkOwnPassword(userId: string, password: string, now = new Date()): Promise<Verdict> {
  const { retryAfterSeconds } = await hitLimit(`password:${keyedHash(userId)}`, PER_USER, now);
  if (retryAfterSeconds > 0) return { kind: 'wait', seconds: retryAfterSeconds };
  const [user] = await db().select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId));
  return { kind: (await isPassword(password, user?.hash)) ? 'right' : 'wrong' };
}

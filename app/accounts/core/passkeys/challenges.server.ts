import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db, Transaction } from '#app/platform/db/client.server.ts';
import { passkeyChallenges, type CHALLENGE_PURPOSES } from '#app/platform/db/schema/passkeys.ts';
import { MINUTE } from '#app/platform/core/time.ts';
import { hashOfSecret, isSecret, makeSecret } from '../secret.server.ts';

export const CHALLENGE_LIFETIME = 5 * MINUTE;

/** `userId` is null for a sign-in with only a passkey. */
export type Challenge = { purpose: (typeof CHALLENGE_PURPOSES)[number]; userId: string | null };

export async function issueChallenge(
  tx: Transaction | Db,
  challenge: Challenge,
  now = new Date(),
): Promise<string> {
  const secret = makeSecret();
  await deleteExpiredChallenges(tx, now);
  const expiresAt = new Date(now.getTime() + CHALLENGE_LIFETIME);
  await tx.insert(passkeyChallenges).values({ id: hashOfSecret(secret), ...challenge, expiresAt });
  return secret;
}

/** True once, for the purpose and the account that it was issued for. */
export async function redeemChallenge(
  tx: Transaction | Db,
  secret: string,
  { purpose, userId }: Challenge,
  now = new Date(),
): Promise<boolean> {
  if (!isSecret(secret)) return false;
  const owner = userId ? eq(passkeyChallenges.userId, userId) : isNull(passkeyChallenges.userId);
  const redeemed = await tx
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.id, hashOfSecret(secret)),
        eq(passkeyChallenges.purpose, purpose),
        owner,
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ id: passkeyChallenges.id });
  return redeemed.length > 0;
}

export async function deleteExpiredChallenges(tx: Transaction | Db, now = new Date()): Promise<number> {
  const deleted = await tx
    .delete(passkeyChallenges)
    .where(lt(passkeyChallenges.expiresAt, now))
    .returning({ id: passkeyChallenges.id });
  return deleted.length;
}

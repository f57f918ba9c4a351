import { and, eq, gt, isNull, lt, notExists } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import type { Transaction } from '#app/db/client.server.ts';
import { userRoles, users, verificationTokens } from '#app/db/schema/accounts.ts';
import { DAY } from '#app/time.ts';

/**
 * Deletes the accounts that were opened long ago and whose address nobody has confirmed: it may be a stranger's. Those to
 * which a link is on its way stay, and those the operator has made an administrator.
 */
export async function forgetUnconfirmed(tx: Transaction, now = new Date()): Promise<void> {
  const longAgo = new Date(now.getTime() - retention.unconfirmedAccountDays * DAY);
  const openLink = tx
    .select({ id: verificationTokens.id })
    .from(verificationTokens)
    .where(and(eq(verificationTokens.userId, users.id), gt(verificationTokens.expiresAt, now)));
  const role = tx.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, users.id));
  await tx
    .delete(users)
    .where(
      and(isNull(users.emailVerifiedAt), lt(users.createdAt, longAgo), notExists(openLink), notExists(role)),
    );
}

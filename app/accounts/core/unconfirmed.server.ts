import { and, eq, gt, isNull, lt, notExists } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { userRoles, users, verificationTokens } from '#app/platform/db/schema/accounts.ts';
import { DAY } from '#app/platform/core/time.ts';

/** A stranger may have used the address. Administrators and accounts with a valid link stay. */
export async function deleteUnconfirmed(tx: Transaction, now = new Date()): Promise<number> {
  const longAgo = new Date(now.getTime() - retention.unconfirmedAccountDays * DAY);
  const openLink = tx
    .select({ id: verificationTokens.id })
    .from(verificationTokens)
    .where(and(eq(verificationTokens.userId, users.id), gt(verificationTokens.expiresAt, now)));
  const role = tx.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, users.id));
  const deleted = await tx
    .delete(users)
    .where(
      and(isNull(users.emailVerifiedAt), lt(users.createdAt, longAgo), notExists(openLink), notExists(role)),
    )
    .returning({ id: users.id });
  return deleted.length;
}

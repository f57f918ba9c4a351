import { and, desc, eq, gte, ne } from 'drizzle-orm';
import { passwordResetMail } from '#app/accounts/core/mails.server.ts';
import { deletePasskeysOf } from '#app/accounts/core/passkeys/list.server.ts';
import { DUMMY_HASH } from '#app/accounts/core/password.server.ts';
import { nameOf } from '#app/accounts/core/recovery.server.ts';
import { hashOfSecret } from '#app/accounts/core/secret.server.ts';
import { secureAccount } from '#app/accounts/core/sessions.server.ts';
import { issueToken, redeemToken, stateOfToken } from '#app/accounts/core/tokens.server.ts';
import { moveNoticesOf } from '#app/accounts/core/moved-notices.server.ts';
import { moveWrittenTo } from '#app/accounts/core/written-to.server.ts';
import { record } from '#app/platform/audit/audit.server.ts';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { users, verificationTokens } from '#app/platform/db/schema/accounts.ts';
import { recoveries } from '#app/platform/db/schema/recoveries.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import { raise } from './raise.server.ts';

/** `isProved`: a colleague checked the person's identity before the change, so the button only alerts the firm. */
export async function stateOfDisownLink(secret: string) {
  const { kind } = await stateOfToken(db(), secret, 'disown');
  return { kind, isProved: (await provedSince(db(), secret)) !== null };
}

/** Null for a used, expired or unknown link. `back`: a new password comes by mail: a stolen warning opens nothing. */
export function disown(secret: string, now = new Date()): Promise<'back' | 'raised' | null> {
  return db().transaction(async (tx) => {
    const redeemed = await redeemToken(tx, secret, 'disown', now);
    if (!redeemed?.newEmail) return null;
    const proved = await provedSince(tx, secret);
    if (proved) {
      await raise(tx, proved, now);
      return 'raised';
    }
    await giveBack(tx, { id: redeemed.userId, email: redeemed.newEmail }, now);
    return 'back';
  });
}

async function provedSince(reader: Db | Transaction, secret: string) {
  const [found] = await reader
    .select({ recovery: recoveries })
    .from(verificationTokens)
    .innerJoin(users, eq(users.id, verificationTokens.userId))
    .innerJoin(recoveries, eq(recoveries.userId, users.id))
    .where(
      and(
        eq(verificationTokens.id, hashOfSecret(secret)),
        ne(verificationTokens.newEmail, users.email),
        eq(recoveries.state, 'done'),
        eq(recoveries.isAddressLost, true),
        gte(recoveries.endedAt, verificationTokens.createdAt),
      ),
    )
    .orderBy(desc(recoveries.endedAt))
    .limit(1);
  return found?.recovery ?? null;
}

async function giveBack(tx: Transaction, { id, email }: { id: string; email: string }, now: Date) {
  const [holder] = await tx.select().from(users).where(eq(users.email, email)).for('update');
  const isOthers = holder !== undefined && holder.id !== id;
  if (isOthers && !holder.emailVerifiedAt) await tx.delete(users).where(eq(users.id, holder.id));
  const isFree = !isOthers || !holder.emailVerifiedAt;
  const [former] = await tx.select().from(users).where(eq(users.id, id));
  if (isFree && former && former.email !== email) await moveWrittenTo(tx, former, email, null);
  await tx
    .update(users)
    .set({ passwordHash: DUMMY_HASH, ...(isFree && { email }) })
    .where(eq(users.id, id));
  if (isFree && former) await moveNoticesOf(tx, id, { from: [former.email], to: email, now });
  await secureAccount(tx, id, { now });
  await stopRecoveries(tx, id, now);
  // A stranger in the account may have added a passkey.
  await deletePasskeysOf(tx, id);
  await tx
    .update(verificationTokens)
    .set({ usedAt: now })
    .where(and(eq(verificationTokens.userId, id), eq(verificationTokens.newEmail, email)));
  await record(tx, { actorId: null, action: 'user.disown', entity: 'user', entityId: id });
  if (!isFree) return;
  const reset = await issueToken(tx, { userId: id, purpose: 'reset_password' }, now);
  await queueMail(tx, passwordResetMail.write(email, { name: await nameOf(tx, id), secret: reset }), now);
}

/** Stops pending requests for an account whose owner says “This was not me”. */
async function stopRecoveries(tx: Transaction, userId: string, now: Date): Promise<void> {
  const stopped = await tx
    .update(recoveries)
    .set({ state: 'stopped', endedAt: now })
    .where(and(eq(recoveries.userId, userId), eq(recoveries.state, 'waiting')))
    .returning();
  for (const row of stopped) await raise(tx, row, now);
}

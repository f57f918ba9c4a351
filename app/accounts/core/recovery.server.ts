import { and, eq } from 'drizzle-orm';
import { record } from '#app/platform/audit/audit.server.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { profiles, users, verificationTokens } from '#app/platform/db/schema/accounts.ts';
import { recoveries } from '#app/platform/db/schema/recoveries.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import { passwordResetMail, securityMail } from './mails.server.ts';
import { deletePasskeysOf } from './passkeys/list.server.ts';
import { DUMMY_HASH } from './password.server.ts';
import { secureAccount } from './sessions.server.ts';
import { issueToken, redeemToken } from './tokens.server.ts';
import { moveWrittenTo } from './written-to.server.ts';

type Owner = { id: string; email: string };

export async function warnOwner(
  tx: Transaction,
  { id, email }: Owner,
  warning: { subject: string; what: string; isByFirm?: boolean },
  now = new Date(),
): Promise<void> {
  const [name, secret] = [await nameOf(tx, id), await issueDisownToken(tx, { id, email }, now)];
  await queueMail(tx, securityMail.write(email, { name, ...warning, secret }), now);
}

export function issueDisownToken(tx: Transaction, { id, email }: Owner, now = new Date()): Promise<string> {
  return issueToken(tx, { userId: id, purpose: 'disown', newEmail: email }, now);
}

/** Until a new password is chosen none is right. Its link goes out by mail: a stolen warning opens nothing. */
export function disown(secret: string, now = new Date()): Promise<boolean> {
  return db().transaction(async (tx) => {
    const redeemed = await redeemToken(tx, secret, 'disown', now);
    if (!redeemed?.newEmail) return false;
    const { userId: id, newEmail: email } = redeemed;
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
    await secureAccount(tx, id, { now });
    await stopRecoveries(tx, id, now);
    // A stranger in the account may have added a passkey.
    await deletePasskeysOf(tx, id);
    await tx
      .update(verificationTokens)
      .set({ usedAt: now })
      .where(and(eq(verificationTokens.userId, id), eq(verificationTokens.newEmail, email)));
    await record(tx, { actorId: null, action: 'user.disown', entity: 'user', entityId: id });
    if (!isFree) return true;
    const reset = await issueToken(tx, { userId: id, purpose: 'reset_password' }, now);
    await queueMail(tx, passwordResetMail.write(email, { name: await nameOf(tx, id), secret: reset }), now);
    return true;
  });
}

/** New access that waits for an account whose owner says “This was not me”. */
async function stopRecoveries(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx
    .update(recoveries)
    .set({ state: 'stopped', endedAt: now })
    .where(and(eq(recoveries.userId, userId), eq(recoveries.state, 'waiting')));
}

export async function nameOf(tx: Transaction, userId: string): Promise<string> {
  const [profile] = await tx
    .select({ name: profiles.fullName })
    .from(profiles)
    .where(eq(profiles.id, userId));
  return profile?.name ?? 'member';
}

import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { keepOwnRows } from '#app/platform/stored-data/ownership.server.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { profiles, users } from '#app/platform/db/schema/accounts.ts';
import { reasonOf } from '#app/platform/http/failure.ts';
import { parseForm } from '#app/platform/http/form.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import { newPassword } from './forms.ts';
import { addressChangedMail, addressGivenMail } from './address-mails.server.ts';
import { deletePasskeysOf, listPasskeys } from './passkeys/list.server.ts';
import { hashPassword } from './password.server.ts';
import { issueDisownToken, nameOf, warnOwner } from './recovery.server.ts';
import { failed, invalid, type Refused } from './refusal.server.ts';
import { tokenIn } from './secret.server.ts';
import { secureAccount } from './sessions.server.ts';
import { redeemToken, voidLinks, stateOfToken } from './tokens.server.ts';
import { findWrittenTo, moveWrittenTo } from './written-to.server.ts';
import { moveNoticesOf } from './moved-notices.server.ts';

const resetSchema = z.object({
  token: z.string(),
  password: newPassword,
  passkeys: z.optional(z.literal('remove')),
});

/** `registered`: the password hash that it stored; null if the address was confirmed before. */
export type Confirmed = { userId: string; email: string; registered: string | null };

/** Stores the sign-up's password and profile too. Null for a used, expired or unknown link. */
export function confirmAddress(secret: string, now = new Date()): Promise<Confirmed | null> {
  return db().transaction(async (tx) => {
    const redeemed = await redeemToken(tx, secret, 'verify_email', now);
    if (!redeemed) return null;
    const { userId, registration } = redeemed;
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (!user) return null;
    const { email } = user;
    if (user.emailVerifiedAt) return { userId, email, registered: null };
    const password = registration && { passwordHash: registration.passwordHash };
    await tx
      .update(users)
      .set({ ...password, emailVerifiedAt: now })
      .where(eq(users.id, userId));
    if (registration) await tx.update(profiles).set(registration.profile).where(eq(profiles.id, userId));
    await secureAccount(tx, userId, { now });
    return { userId, email, registered: registration?.passwordHash ?? null };
  });
}

/** Returns the address; null for a used, expired or unknown link. Rejects as `isHashingBusy`. */
export async function resetPassword(
  secret: string,
  password: string,
  { removesPasskeys = false, now = new Date() }: { removesPasskeys?: boolean; now?: Date } = {},
): Promise<string | null> {
  // Before the hash, which costs a third of a second.
  if ((await stateOfToken(db(), secret, 'reset_password', now)).kind !== 'open') return null;
  const passwordHash = await hashPassword(password);
  return db().transaction(async (tx) => {
    const redeemed = await redeemToken(tx, secret, 'reset_password', now);
    if (!redeemed) return null;
    const { userId } = redeemed;
    const [user] = await tx
      .update(users)
      .set({ passwordHash })
      .where(eq(users.id, userId))
      .returning({ email: users.email, verifiedAt: users.emailVerifiedAt });
    if (!user) return null;
    if (!user.verifiedAt) await tx.update(users).set({ emailVerifiedAt: now }).where(eq(users.id, userId));
    await secureAccount(tx, userId, { now });
    const subject = 'Your password was changed';
    const left = removesPasskeys ? await withoutPasskeys(tx, userId) : await withPasskeys(tx, userId);
    const what = `Your account has a new password, and whoever was signed in to it is signed out.${left}`;
    await warnOwner(tx, { id: userId, email: user.email }, { subject, what }, now);
    return user.email;
  });
}

async function withoutPasskeys(tx: Transaction, userId: string): Promise<string> {
  return (await deletePasskeysOf(tx, userId)) > 0 ? ' Its passkeys were removed.' : '';
}

async function withPasskeys(tx: Transaction, userId: string): Promise<string> {
  const { length } = await listPasskeys(userId, tx);
  return length > 0 ? ' Its passkeys still open it: look in your account whether you know each of them.' : '';
}

/** `void`: the link is used, expired or unknown; `token` is empty when malformed. */
export type Reset = { kind: 'done'; email: string } | { kind: 'void'; token: string } | Refused;

export async function receiveReset(form: FormData, now = new Date()): Promise<Reset> {
  const submission = parseForm(form, resetSchema);
  if (submission.status !== 'success') return invalid(submission);
  const { password, passkeys } = submission.value;
  const token = tokenIn(form);
  try {
    const email = await resetPassword(token, password, { removesPasskeys: passkeys === 'remove', now });
    return email ? { kind: 'done', email } : { kind: 'void', token };
  } catch (error) {
    return failed(submission, 'Password not changed', error);
  }
}

type Change = { movesWork?: boolean; now?: Date };
type NewAddress = 'changed' | 'taken' | 'void';

/** `taken`: another account has the address now. `void`: the link is used, expired or unknown. */
export function confirmNewAddress(secret: string, change: Change = {}): Promise<NewAddress> {
  return storeNewAddress(secret, change).catch((error: unknown) => {
    // Another account just took the address; the second attempt sees it.
    if (reasonOf(error) !== 'PostgresError 23505') throw error;
    return storeNewAddress(secret, change);
  });
}

function storeNewAddress(
  secret: string,
  { movesWork = false, now = new Date() }: Change,
): Promise<NewAddress> {
  return db().transaction(async (tx) => {
    const redeemed = await redeemToken(tx, secret, 'change_email', now);
    if (!redeemed?.newEmail) return 'void';
    const { userId, newEmail } = redeemed;
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (!user) return 'void';
    const writtenTo = await findWrittenTo(user, tx);
    if (!(await giveAddress(tx, user, newEmail, { movesWork, actorId: userId, now }))) return 'taken';
    if (writtenTo.length > 0) {
      const mail = { name: await nameOf(tx, userId), writtenTo, moves: movesWork };
      await queueMail(tx, addressGivenMail.write(newEmail, mail), now);
    }
    return 'changed';
  });
}

/** `isProved`: the firm checked the identity, so the former address cannot undo it. */
type GivenAddress = { movesWork: boolean; isProved?: true; actorId: string | null; now: Date };

/**
 * Call it with the account locked and the address confirmed. `movesWork`: we also write there about its taxpayers.
 * False: the address is taken.
 */
export async function giveAddress(
  tx: Transaction,
  user: { id: string; email: string },
  newEmail: string,
  { movesWork, isProved, actorId, now }: GivenAddress,
): Promise<boolean> {
  const [holder] = await tx.select().from(users).where(eq(users.email, newEmail)).for('update');
  if (holder?.emailVerifiedAt) return false;
  // That account never confirmed the address, and this member just did.
  if (holder) await tx.delete(users).where(eq(users.id, holder.id));
  await keepOwnRows(tx, user);
  await tx.update(users).set({ email: newEmail }).where(eq(users.id, user.id));
  await voidLinks(tx, user.id, now);
  const writtenTo = await findWrittenTo(user, tx);
  if (movesWork) await moveWrittenTo(tx, user, newEmail, actorId);
  await moveNoticesOf(tx, user.id, { from: [user.email], to: newEmail, now });
  const changed = { name: await nameOf(tx, user.id), newEmail, writtenTo, moves: movesWork, isProved };
  const secret = await issueDisownToken(tx, user, now);
  await queueMail(tx, addressChangedMail.write(user.email, { ...changed, secret }), now);
  return true;
}

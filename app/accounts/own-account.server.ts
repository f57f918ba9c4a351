import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { record } from '#app/audit/audit.server.ts';
import { db, type Transaction } from '#app/db/client.server.ts';
import { profiles, userRoles, users } from '#app/db/schema/accounts.ts';
import { queueMail } from '#app/mail/mail.server.ts';
import type { StoredData } from '#app/stored-data/define-stored-data.ts';
import { deleteDataOf } from '#app/stored-data/stored-data.server.ts';
import type { profileSchema } from './forms.ts';
import { accountDeletedMail, securityMail } from './mails.server.ts';
import type { Member } from './member.server.ts';
import { hashPassword } from './password.server.ts';
import { confirmEnrolment, removeSecondFactor } from './second-factor.server.ts';
import { endSessions, rotateSession } from './sessions.server.ts';
import { voidTokens } from './tokens.server.ts';

export async function saveProfile(userId: string, entered: z.output<typeof profileSchema>): Promise<void> {
  const { full_name: fullName, user_type: userType, ...numbers } = entered;
  await db()
    .update(profiles)
    .set({ fullName, userType, ...numbers })
    .where(eq(profiles.id, userId));
}

/**
 * Sets a member's password, ends all other sessions and mails the member. Returns the new secret of this session. Rejects
 * while too many passwords wait (`isHashingBusy`).
 */
export async function changePassword(member: Member, password: string, now = new Date()): Promise<string> {
  const passwordHash = await hashPassword(password);
  return db().transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, member.id));
    await voidTokens(tx, member.id, 'reset_password', now);
    await endSessions(tx, member.id, member.sessionId);
    await notify(tx, member, 'Your password was changed', 'Your account has a new password.', now);
    return rotateSession(tx, member.sessionId);
  });
}

/**
 * Sets a member's second factor up, ends all other sessions, which began without it, and mails the member. Returns the
 * recovery codes; null for a wrong code.
 */
export function setUpSecondFactor(member: Member, code: string, now = new Date()): Promise<string[] | null> {
  return db().transaction(async (tx) => {
    const recoveryCodes = await confirmEnrolment(tx, member.id, code, now);
    if (!recoveryCodes) return null;
    await endSessions(tx, member.id, member.sessionId);
    const what = 'Signing in to your account asks for a code of your authenticator app from now on.';
    await notify(tx, member, 'Your second step was switched on', what, now);
    return recoveryCodes;
  });
}

export function dropSecondFactor(member: Member, now = new Date()): Promise<void> {
  return db().transaction(async (tx) => {
    if (!(await removeSecondFactor(tx, member.id))) return;
    const what = 'Signing in to your account asks for the password alone from now on.';
    await notify(tx, member, 'Your second step was switched off', what, now);
  });
}

/**
 * Deletes an account with its data of all `kinds`, and mails a receipt; an audit entry that names nobody remains. False for
 * the only administrator. `actorId` is the administrator who does it for the owner. `farewell: false` sends no mail, for
 * an address that nobody has confirmed.
 */
export function deleteAccount(
  member: Pick<Member, 'id' | 'email' | 'fullName'>,
  kinds: readonly StoredData[],
  { actorId = null, farewell = true }: { actorId?: string | null; farewell?: boolean } = {},
  now = new Date(),
): Promise<boolean> {
  return db().transaction(async (tx) => {
    // Locked: of two last administrators who leave at the same time one stays.
    const admins = await tx.select().from(userRoles).where(eq(userRoles.role, 'admin')).for('update');
    if (admins.length === 1 && admins[0]?.userId === member.id) return false;
    await deleteDataOf(kinds, tx, member);
    if (farewell) await queueMail(tx, accountDeletedMail.write(member.email, { name: member.fullName }), now);
    await record(tx, { actorId, action: 'account.delete', entity: 'user', entityId: member.id });
    return true;
  });
}

function notify(tx: Transaction, member: Member, subject: string, what: string, now: Date): Promise<void> {
  return queueMail(tx, securityMail.write(member.email, { name: member.fullName, subject, what }), now);
}

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

export async function saveProfile(userId: string, input: z.output<typeof profileSchema>): Promise<void> {
  const { full_name: fullName, user_type: userType, ...numbers } = input;
  await db()
    .update(profiles)
    .set({ fullName, userType, ...numbers })
    .where(eq(profiles.id, userId));
}

/** Returns the new session secret. Ends all other sessions. Rejects as `isHashingBusy`. */
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

/** Returns the recovery codes; null for a wrong code. Ends all other sessions. */
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

/** False for the only administrator. `farewell: false` sends no mail, for an unconfirmed address. */
export function deleteAccount(
  member: Pick<Member, 'id' | 'email' | 'fullName'>,
  kinds: readonly StoredData[],
  { actorId = null, farewell = true }: { actorId?: string | null; farewell?: boolean } = {},
  now = new Date(),
): Promise<boolean> {
  return db().transaction(async (tx) => {
    // Locked: one administrator stays if two delete their accounts at the same time.
    const admins = await tx.select().from(userRoles).where(eq(userRoles.role, 'admin')).for('update');
    if (admins.length === 1 && admins[0]?.userId === member.id) return false;
    await deleteDataOf(kinds, tx, member);
    if (farewell) await queueMail(tx, accountDeletedMail.write(member.email, { name: member.fullName }), now);
    // A member who leaves is named nowhere; an administrator's last act has its author.
    const author = actorId ?? (admins.some(({ userId }) => userId === member.id) ? member.id : null);
    await record(tx, { actorId: author, action: 'account.delete', entity: 'user', entityId: member.id });
    return true;
  });
}

function notify(tx: Transaction, member: Member, subject: string, what: string, now: Date): Promise<void> {
  return queueMail(tx, securityMail.write(member.email, { name: member.fullName, subject, what }), now);
}

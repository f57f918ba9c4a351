import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { record } from '#app/platform/audit/audit.server.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { profiles, users } from '#app/platform/db/schema/accounts.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import type { StoredData } from '#app/platform/stored-data/define-stored-data.ts';
import { deleteDataOf } from '#app/platform/stored-data/stored-data.server.ts';
import type { profileSchema } from './forms.ts';
import { accountDeletedMail } from './mails.server.ts';
import type { Member } from './member.server.ts';
import { deletePasskey } from './passkeys/list.server.ts';
import { hashPassword } from './password.server.ts';
import { warnOwner } from './recovery.server.ts';
import {
  confirmEnrolment,
  hasSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from './second-factor.server.ts';
import { lockAdministrators, roleOf } from './roles.server.ts';
import { lockAccount, rotateSession, secureAccount } from './sessions.server.ts';

export async function saveProfile(userId: string, input: z.output<typeof profileSchema>): Promise<void> {
  const { full_name: fullName, user_type: userType, ...numbers } = input;
  await db()
    .update(profiles)
    .set({ fullName, userType, ...numbers })
    .where(eq(profiles.id, userId));
}

/** Returns the new session secret; null if the session has ended. Rejects as `isHashingBusy`. */
export async function changePassword(
  member: Member,
  password: string,
  now = new Date(),
): Promise<string | null> {
  const passwordHash = await hashPassword(password);
  return changeAccount(member, now, async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, member.id));
    return { subject: 'Your password was changed', what: 'Your account has a new password.' };
  });
}

/** `recoveryCodes`: empty if switched off; `session`: the new secret. */
export type ChangedFactor = { recoveryCodes: string[]; session: string };

/** Null for a wrong code. */
export function setUpSecondFactor(
  member: Member,
  code: string,
  now = new Date(),
): Promise<ChangedFactor | null> {
  const what = 'Signing in to your account asks for a code of your authenticator app from now on.';
  const warning = { subject: 'Two-step verification was switched on', what };
  return changeFactor(member, now, warning, (tx) => confirmEnrolment(tx, member.id, code, now));
}

/** Null if two-step verification is off. */
export function replaceRecoveryCodes(member: Member, now = new Date()): Promise<ChangedFactor | null> {
  const warning = {
    subject: 'You have new recovery codes',
    what: 'The former codes of your account are void.',
  };
  return changeFactor(member, now, warning, async (tx) =>
    (await hasSecondFactor(member.id, tx)) ? renewRecoveryCodes(tx, member.id) : null,
  );
}

export function dropSecondFactor(member: Member, now = new Date()): Promise<ChangedFactor | null> {
  const what = 'Signing in to your account asks for the password alone from now on.';
  const warning = { subject: 'Two-step verification was switched off', what };
  return changeFactor(member, now, warning, async (tx) => {
    return (await removeSecondFactor(tx, member.id)) ? [] : null;
  });
}

/** Null: the account has no such passkey. Returns the new session secret. */
export function removePasskey(member: Member, id: string, now = new Date()): Promise<string | null> {
  return changeAccount(member, now, async (tx) => {
    const name = await deletePasskey(tx, member.id, id);
    const what = `The passkey “${name}” no longer opens your account. Whoever was signed in elsewhere is signed out.`;
    return name === null ? null : { subject: 'A passkey was removed', what };
  });
}

type Warning = { subject: string; what: string };

async function changeFactor(
  member: Member,
  now: Date,
  warning: Warning,
  change: (tx: Transaction) => Promise<string[] | null>,
): Promise<ChangedFactor | null> {
  let recoveryCodes: string[] | null = null;
  const session = await changeAccount(member, now, async (tx) => {
    recoveryCodes = await change(tx);
    return recoveryCodes && warning;
  });
  return session && recoveryCodes ? { recoveryCodes, session } : null;
}

/** Ends other sessions, voids links and mails the owner, unless `change` returns null. Null too without a session. */
function changeAccount(
  member: Member,
  now: Date,
  change: (tx: Transaction) => Promise<Warning | null>,
): Promise<string | null> {
  return db().transaction(async (tx) => {
    const user = await lockAccount(tx, member);
    const warning = user && (await change(tx));
    if (!warning) return null;
    await secureAccount(tx, member.id, { keep: member.sessionId, now });
    await warnOwner(tx, user, warning, now);
    return rotateSession(tx, member.sessionId);
  });
}

type Deletion = {
  actorId?: string | null;
  farewell?: boolean;
  /** In the same transaction, while the account is still there. */
  before?: (tx: Transaction) => Promise<unknown>;
};

/** False for the only administrator. `farewell: false` sends no mail, for an unconfirmed address. */
export function deleteAccount(
  member: Pick<Member, 'id' | 'email' | 'fullName'>,
  kinds: readonly StoredData[],
  { actorId = null, farewell = true, before }: Deletion = {},
  now = new Date(),
): Promise<boolean> {
  return db().transaction(async (tx) => {
    // Locked: one administrator stays if two delete their accounts at the same time.
    const admins = await lockAdministrators(tx);
    if (admins.length === 1 && admins[0] === member.id) return false;
    const role = await roleOf(tx, member.id);
    await before?.(tx);
    await deleteDataOf(kinds, tx, member);
    if (farewell) await queueMail(tx, accountDeletedMail.write(member.email, { name: member.fullName }), now);
    // A member who leaves is named nowhere; a colleague's last act keeps its author.
    const author = actorId ?? (role ? member.id : null);
    await record(tx, { actorId: author, action: 'account.delete', entity: 'user', entityId: member.id });
    return true;
  });
}

import { eq } from 'drizzle-orm';
import { db, type Transaction } from '#app/db/client.server.ts';
import { profiles, users, type verificationTokens } from '#app/db/schema/accounts.ts';
import { queueSecretMail } from '#app/mail/mail.server.ts';
import type { AccountJob, Registration } from './job.ts';
import {
  addressChangeWarning,
  addressTakenLetter,
  alreadyMemberLetter,
  choiceLetter,
  newAddressLetter,
  resetLetter,
  verificationLetter,
} from './letters.server.ts';
import { NOBODYS_HASH } from './password.server.ts';
import { issueToken } from './tokens.server.ts';
import { forgetUnconfirmed } from './unconfirmed.server.ts';

type Entered = NonNullable<typeof verificationTokens.$inferSelect.registration>;
type Known = { id: string; email: string; passwordHash: string; verified: boolean; name: string };

/** Does what an address has asked for, once: the account, its link and its mail are one transaction. */
export function doAccountJob(job: AccountJob, now = new Date()): Promise<void> {
  return db().transaction(async (tx) => {
    if (job.kind === 'sign-up') return signUp(tx, job, now);
    if (job.kind === 'email-change') return changeEmail(tx, job, now);
    const user = await findUser(tx, job.email);
    if (!user) return;
    if (job.kind === 'password-reset') return mailReset(tx, user, now);
    if (user.verified) return;
    if (user.passwordHash === NOBODYS_HASH) return mailChoice(tx, user, now);
    return mailVerification(tx, user, now);
  });
}

async function signUp(tx: Transaction, job: Registration, now: Date): Promise<void> {
  await forgetUnconfirmed(tx, now);
  const { email, passwordHash, fullName, userType, contactNumber, identificationNumber } = job;
  const profile = { fullName, userType, contactNumber, identificationNumber };
  const [added] = await tx
    .insert(users)
    .values({ email, passwordHash })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (added) await tx.insert(profiles).values({ id: added.id, ...profile });
  const user = await findUser(tx, email);
  if (!user) throw new Error('An account that was in the way is gone: the job is to be done again.');
  if (user.verified) return queueSecretMail(tx, alreadyMemberLetter(email, user.name), now);
  // Opened twice, perhaps by two people: from here on a password counts only with the link that was mailed for it.
  if (user.passwordHash !== passwordHash) {
    await tx.update(users).set({ passwordHash: NOBODYS_HASH }).where(eq(users.id, user.id));
  }
  await mailVerification(tx, { ...user, name: fullName }, now, { passwordHash, profile });
}

/**
 * An address that is not verified belongs to nobody yet, and a stranger may have signed up with it too. So each link
 * carries what was entered at its own sign-up: the owner of the address confirms that, and not another's password.
 */
async function mailVerification(
  tx: Transaction,
  user: Known,
  now: Date,
  registration: Entered | null = null,
): Promise<void> {
  const token = { userId: user.id, purpose: 'verify_email', registration } as const;
  const secret = await issueToken(tx, token, now);
  await queueSecretMail(tx, verificationLetter(user.email, user.name, secret), now);
}

/** In the place of another verification link for an account that was opened twice: its reader chooses the password. */
async function mailChoice(tx: Transaction, user: Known, now: Date): Promise<void> {
  const secret = await issueToken(tx, { userId: user.id, purpose: 'reset_password' }, now);
  await queueSecretMail(tx, choiceLetter(user.email, secret), now);
}

async function mailReset(tx: Transaction, user: Known, now: Date): Promise<void> {
  const secret = await issueToken(tx, { userId: user.id, purpose: 'reset_password' }, now);
  await queueSecretMail(tx, resetLetter(user.email, user.name, secret), now);
}

type EmailChange = Extract<AccountJob, { kind: 'email-change' }>;

async function changeEmail(tx: Transaction, { userId, newEmail }: EmailChange, now: Date): Promise<void> {
  const [member] = await tx
    .select({ email: users.email, name: profiles.fullName })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, userId));
  if (!member) return;
  await queueSecretMail(tx, addressChangeWarning(member.email, member.name, { newEmail, done: false }), now);
  const holder = await findUser(tx, newEmail);
  if (holder?.verified) return queueSecretMail(tx, addressTakenLetter(newEmail, holder.name), now);
  const secret = await issueToken(tx, { userId, purpose: 'change_email', newEmail }, now);
  await queueSecretMail(tx, newAddressLetter(newEmail, member.name, secret), now);
}

async function findUser(tx: Transaction, email: string): Promise<Known | null> {
  const [user] = await tx
    .select({
      id: users.id,
      email: users.email,
      passwordHash: users.passwordHash,
      verifiedAt: users.emailVerifiedAt,
      name: profiles.fullName,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.email, email))
    .for('update');
  if (!user) return null;
  const { verifiedAt, ...known } = user;
  return { ...known, verified: verifiedAt !== null };
}

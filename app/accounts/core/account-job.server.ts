import { eq, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { ACCOUNT_TYPES, profiles, users, type verificationTokens } from '#app/platform/db/schema/accounts.ts';
import { defineJob } from '#app/platform/jobs/job.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import { ownError } from '#app/platform/core/own-error.ts';
import { DAY, MINUTE, SECOND } from '#app/platform/core/time.ts';
import { addressChangeMail, addressTakenMail, newAddressMail } from './address-mails.server.ts';
import {
  alreadyMemberMail,
  passwordChoiceMail,
  passwordResetMail,
  verificationMail,
} from './mails.server.ts';
import { DUMMY_HASH } from './password.server.ts';
import { issueDisownToken } from './recovery.server.ts';
import { issueToken } from './tokens.server.ts';
import { deleteUnconfirmed } from './unconfirmed.server.ts';

const email = z.string();
/** In milliseconds; absent in jobs that an earlier release queued. */
const requestedAt = z.optional(z.number());

const schema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('sign-up'),
    email,
    passwordHash: z.string(),
    fullName: z.string(),
    userType: z.enum(ACCOUNT_TYPES),
    contactNumber: z.nullable(z.string()),
    identificationNumber: z.nullable(z.string()),
    redirectTo: z.optional(z.string()),
    requestedAt,
  }),
  z.object({
    kind: z.enum(['verification', 'password-reset']),
    email,
    redirectTo: z.optional(z.string()),
    requestedAt,
  }),
  z.object({ kind: z.literal('email-change'), userId: z.string(), newEmail: email, requestedAt }),
]);

export type AccountJob = z.infer<typeof schema>;

/** The job does the work, so a request takes the same time whether the address is known or not. */
export const accountJob = defineJob<AccountJob>({
  name: 'account',
  schema,
  policy: {
    retries: 100,
    firstWait: 2 * SECOND,
    longestWait: 10 * MINUTE,
    timeout: 2 * MINUTE,
    // The payload contains addresses and a password hash.
    keepWaiting: 2 * DAY,
    keepDone: 10 * MINUTE,
  },
  run: (job) => runAccountJob(job),
});

type JobOf<Kind extends AccountJob['kind']> = Extract<AccountJob, { kind: Kind }>;

type Registration = NonNullable<typeof verificationTokens.$inferSelect.registration>;
type KnownUser = {
  id: string;
  email: string;
  passwordHash: string;
  securedAt: Date | null;
  isVerified: boolean;
  name: string;
};

/** One transaction, so that a repeated job takes effect once. */
export function runAccountJob(job: AccountJob, now = new Date()): Promise<void> {
  return db().transaction(async (tx) => {
    if (job.kind === 'sign-up') return signUp(tx, job, now);
    if (job.kind === 'email-change') return changeEmail(tx, job, now);
    const user = await findUser(tx, eq(users.email, job.email));
    if (!user || isVoid(job, user)) return;
    if (job.kind === 'password-reset') return mailReset(tx, user, now);
    if (user.isVerified) return;
    if (user.passwordHash === DUMMY_HASH) return mailChoice(tx, user, now);
    return mailVerification(tx, { ...user, redirectTo: job.redirectTo }, now);
  });
}

async function signUp(tx: Transaction, job: JobOf<'sign-up'>, now: Date): Promise<void> {
  await deleteUnconfirmed(tx, now);
  const { email, passwordHash, fullName, userType, contactNumber, identificationNumber, redirectTo } = job;
  const profile = { fullName, userType, contactNumber, identificationNumber };
  const [added] = await tx
    .insert(users)
    .values({ email, passwordHash })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (added) await tx.insert(profiles).values({ id: added.id, ...profile });
  const user = await findUser(tx, eq(users.email, email));
  if (!user)
    throw ownError('The account with this address was deleted meanwhile: the job will be tried again.');
  if (user.isVerified) return queueMail(tx, alreadyMemberMail.write(email, { name: user.name }), now);
  // Two sign-ups, perhaps by two people: from now on a password needs the link that was mailed for it.
  if (user.passwordHash !== passwordHash) {
    await tx.update(users).set({ passwordHash: DUMMY_HASH }).where(eq(users.id, user.id));
  }
  await mailVerification(tx, { ...user, name: fullName, redirectTo }, now, { passwordHash, profile });
}

/** Each link stores its own sign-up's values: a stranger may have signed up with the same address. */
async function mailVerification(
  tx: Transaction,
  user: KnownUser & { redirectTo?: string },
  now: Date,
  registration: Registration | null = null,
): Promise<void> {
  const { name, redirectTo } = user;
  const token = { userId: user.id, purpose: 'verify_email', registration } as const;
  const secret = await issueToken(tx, token, now);
  await queueMail(tx, verificationMail.write(user.email, { name, secret, redirectTo }), now);
}

async function mailChoice(tx: Transaction, user: KnownUser, now: Date): Promise<void> {
  const secret = await issueToken(tx, { userId: user.id, purpose: 'reset_password' }, now);
  await queueMail(tx, passwordChoiceMail.write(user.email, { secret }), now);
}

async function mailReset(tx: Transaction, user: KnownUser, now: Date): Promise<void> {
  const secret = await issueToken(tx, { userId: user.id, purpose: 'reset_password' }, now);
  await queueMail(tx, passwordResetMail.write(user.email, { name: user.name, secret }), now);
}

async function changeEmail(tx: Transaction, job: JobOf<'email-change'>, now: Date): Promise<void> {
  const { newEmail } = job;
  const member = await findUser(tx, eq(users.id, job.userId));
  if (!member || isVoid(job, member)) return;
  const { id: userId, email, name } = member;
  const notMe = await issueDisownToken(tx, member, now);
  await queueMail(tx, addressChangeMail.write(email, { name, newEmail, secret: notMe }), now);
  const holder = await findUser(tx, eq(users.email, newEmail));
  if (holder?.isVerified) {
    return queueMail(tx, addressTakenMail.write(newEmail, { name: holder.name }), now);
  }
  const secret = await issueToken(tx, { userId, purpose: 'change_email', newEmail }, now);
  await queueMail(tx, newAddressMail.write(newEmail, { name, secret }), now);
}

function isVoid({ requestedAt = Infinity }: AccountJob, { securedAt }: KnownUser): boolean {
  return securedAt !== null && requestedAt <= securedAt.getTime();
}

async function findUser(tx: Transaction, which: SQL): Promise<KnownUser | null> {
  const [user] = await tx
    .select({
      id: users.id,
      email: users.email,
      passwordHash: users.passwordHash,
      securedAt: users.securedAt,
      verifiedAt: users.emailVerifiedAt,
      name: profiles.fullName,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(which)
    .for('update');
  if (!user) return null;
  const { verifiedAt, ...known } = user;
  return { ...known, isVerified: verifiedAt !== null };
}

import { eq, sql } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import {
  profiles,
  recoveryCodes,
  secondFactors,
  sessions,
  userRoles,
  users,
  verificationTokens,
} from '#app/platform/db/schema/accounts.ts';
import { passkeyChallenges, passkeys } from '#app/platform/db/schema/passkeys.ts';
import { deleteExpiredJobs } from '#app/platform/jobs/expired.server.ts';
import { deadLetterQueue } from '#app/platform/jobs/job.ts';
import { ownError } from '#app/platform/core/own-error.ts';
import { defineStoredData } from '#app/platform/stored-data/define-stored-data.ts';
import { longMoment } from '#app/platform/stored-data/moment.ts';
import { accountJob } from './account-job.server.ts';
import { browserName } from './browser-name.ts';
import { deleteExpiredChallenges } from './passkeys/challenges.server.ts';
import { deleteExpiredSessions, listSessions } from './sessions.server.ts';
import { deleteExpiredTokens } from './tokens.server.ts';
import { deleteUnconfirmed } from './unconfirmed.server.ts';

const account = defineStoredData({
  name: 'accounts',
  tables: [users, profiles, userRoles, secondFactors, recoveryCodes, passkeys],
  holds:
    "Members: address, password's hash, profile, role, key of two-step verification, hashes of recovery codes, passkeys",
  isPersonal: true,
  policy: ['accounts', 'unconfirmedAccounts'],
  deleteExpired: ({ now }) => db().transaction((tx) => deleteUnconfirmed(tx, now)),
  deleteFor: (tx, { id }) => tx.delete(users).where(eq(users.id, id)),
  ownData: {
    async read({ id }) {
      const [row] = await db()
        .select()
        .from(users)
        .innerJoin(profiles, eq(profiles.id, users.id))
        .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
        .where(eq(users.id, id));
      const { name, createdAt, lastUsedAt } = passkeys;
      const ownPasskeys = await db()
        .select({ name, createdAt, lastUsedAt })
        .from(passkeys)
        .where(eq(passkeys.userId, id))
        .orderBy(createdAt);
      if (!row) throw ownError('A member without an account requested their data.');
      const { users: user, profiles: profile, second_factors: factor } = row;
      return {
        account: {
          email: user.email,
          emailConfirmedAt: user.emailVerifiedAt,
          openedAt: user.createdAt,
          firstSignInAt: user.firstSignInAt,
          secondStepSince: factor?.confirmedAt ?? null,
        },
        passkeys: ownPasskeys,
        profile: {
          fullName: profile.fullName,
          accountType: profile.userType,
          contactNumber: profile.contactNumber,
          identificationNumber: profile.identificationNumber,
        },
      };
    },
    describe: ({ account, profile, passkeys }) => [
      {
        title: 'Account',
        facts: [
          ['E-mail address', account.email],
          ['Confirmed', longMoment(account.emailConfirmedAt)],
          ['Opened', longMoment(account.openedAt)],
          ['First sign-in', longMoment(account.firstSignInAt)],
          ['Two-step verification since', longMoment(account.secondStepSince)],
        ],
      },
      {
        title: 'Passkeys',
        items: passkeys.map(({ name, createdAt, lastUsedAt }) => ({
          head: name,
          text: `Added ${longMoment(createdAt)}, ${lastUsedAt ? `last used ${longMoment(lastUsedAt)}` : 'not used yet'}`,
        })),
      },
      {
        title: 'Profile',
        facts: [
          ['Full name', profile.fullName],
          ['Account type', profile.accountType],
          ['Contact number', profile.contactNumber],
          ['Identification number', profile.identificationNumber],
        ],
      },
    ],
  },
});

const memberSessions = defineStoredData({
  name: 'sessions',
  tables: [sessions],
  holds:
    "Sessions: when they began and were last used, the browser's description, part of the network address",
  isPersonal: true,
  policy: ['sessions'],
  deleteExpired: ({ now }) => deleteExpiredSessions(db(), now),
  deleteFor: 'cascade',
  ownData: {
    async read({ id }, now) {
      const own = await listSessions(id, now);
      return {
        sessions: own.map(({ createdAt, lastUsedAt, userAgent, network }) => {
          return { createdAt, lastUsedAt, browser: userAgent, network };
        }),
      };
    },
    describe: ({ sessions }) => [
      {
        title: 'Sessions',
        items: sessions.map(({ lastUsedAt, browser, network }) => ({
          head: longMoment(lastUsedAt),
          text: [browserName(browser), network].filter(Boolean).join(', '),
        })),
      },
    ],
  },
});

const mailedLinks = defineStoredData({
  name: 'links',
  tables: [verificationTokens],
  holds: 'Hashes of mailed links, with the new address or the sign-up that they confirm',
  isPersonal: true,
  policy: ['links'],
  deleteExpired: ({ now }) => deleteExpiredTokens(db(), now),
  deleteFor: 'cascade',
  ownData: { none: 'Secrets: they prove who somebody is, and are deleted a week after they expire.' },
});

const challenges = defineStoredData({
  name: 'passkey challenges',
  tables: [passkeyChallenges],
  holds: 'Hashes of random numbers that a passkey is to sign',
  isPersonal: true,
  policy: { none: 'Each is deleted when it is answered, and after five minutes.' },
  deleteExpired: ({ now }) => deleteExpiredChallenges(db(), now),
  deleteFor: 'cascade',
  ownData: { none: 'Nothing of the member: a random number for five minutes.' },
});

const accountJobs = defineStoredData({
  name: 'account jobs',
  tables: [accountJob.name, deadLetterQueue(accountJob)],
  holds: 'Sign-ups and requests for links that wait to be done, with address and password hash',
  isPersonal: true,
  policy: { none: 'They become the account or the link within seconds, and no later than in two days.' },
  deleteExpired: ({ now }) => deleteExpiredJobs(accountJob, now),
  deleteFor: (tx, { id, email }) =>
    tx.execute(sql`delete from pgboss.job
      where name in (${accountJob.name}, ${deadLetterQueue(accountJob)}) and state <> 'active'
        and (data->>'email' = ${email} or data->>'userId' = ${id})`),
  ownData: { none: 'Done before a member can ask for them.' },
});

export const accountData = [account, memberSessions, mailedLinks, challenges, accountJobs];

import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import { accountJob } from '#app/accounts/account-job.server.ts';
import { CHALLENGE_LIFETIME, issueChallenge } from '#app/accounts/passkeys/challenges.server.ts';
import { issueToken } from '#app/accounts/tokens.server.ts';
import { addBooking } from '#app/bookings/bookings.test-support.ts';
import { db } from '#app/db/client.server.ts';
import { auditEntries } from '#app/db/schema/audit.ts';
import { timeOff } from '#app/db/schema/bookings.ts';
import { receivedMails } from '#app/db/schema/received.ts';
import { replyDrafts, sentFiles } from '#app/db/schema/replies.ts';
import { drafts } from '#app/db/schema/drafts.ts';
import { rateLimits } from '#app/db/schema/limits.ts';
import { clients } from '#app/db/schema/lists.ts';
import { savedCalculations } from '#app/db/schema/saved.ts';
import { addMessage } from '#app/inbox/inbox.test-support.ts';
import { addInvitation } from '#app/invitations/invitations.server.ts';
import { TRASH_DAYS } from '#app/list-desk/trash.server.ts';
import { mailJob } from '#app/mail/mail.server.ts';
import { DAY, HOUR } from '#app/time.ts';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { months, newAddress, unique, type Expiring } from './expiring.test-support.ts';
import { EXPIRING_WORK } from './expiring-work.test-support.ts';

/** What was promised for each kind, and how a row of it comes to be. */
export const EXPIRING: Record<string, Expiring[]> = {
  accounts: [{ age: retention.unconfirmedAccountDays * DAY, table: 'users', add: addUnconfirmed }],
  sessions: [
    {
      age: retention.sessionIdleDays * DAY,
      table: 'sessions',
      add: async (now) => signedInAs(await addMember({ email: newAddress() }), { now }),
    },
  ],
  links: [
    {
      age: retention.resetLinkHours * HOUR + 7 * DAY,
      table: 'verification_tokens',
      async add(at) {
        const userId = await addMember({ email: newAddress() });
        await db().transaction((tx) => issueToken(tx, { userId, purpose: 'reset_password' }, at));
      },
    },
  ],
  invitations: [
    {
      age: retention.invitationDays * DAY,
      table: 'invitations',
      async add(at) {
        const email = newAddress();
        const invitedBy = await addMember({ email });
        await db().transaction((tx) => addInvitation(tx, { email, role: 'staff', invitedBy }, at));
      },
    },
  ],
  'passkey challenges': [
    {
      age: CHALLENGE_LIFETIME,
      table: 'passkey_challenges',
      add: (at) => issueChallenge(db(), { purpose: 'sign-in', userId: null }, at),
    },
  ],
  'account jobs': [
    { age: accountJob.policy.keepDone, table: 'pgboss.job', add: (at) => addDone(accountJob, at) },
  ],
  calculations: [
    {
      age: retention.savedCalculationDays * DAY,
      table: 'saved_calculations',
      add: (updatedAt) =>
        db().insert(savedCalculations).values({ title: 'Old', kind: 'company', inputs: {}, updatedAt }),
    },
  ],
  messages: [
    {
      age: months(retention.contactMessageMonths),
      table: 'contact_messages',
      add: (createdAt) => addMessage({ createdAt }),
    },
  ],
  bookings: [
    {
      age: months(retention.bookingMonths),
      table: 'bookings',
      add: (endsAt) => addBooking({ startsAt: new Date(endsAt.getTime() - HOUR), endsAt }),
    },
  ],
  diaries: [
    {
      age: retention.timeOffDays * DAY,
      table: 'time_off',
      async add(endsAt) {
        const colleagueId = await addMember({ email: newAddress() });
        const startsAt = new Date(endsAt.getTime() - HOUR);
        await db().insert(timeOff).values({ colleagueId, startsAt, endsAt });
      },
    },
  ],
  ...EXPIRING_WORK,
  'received mail': [
    {
      age: months(retention.contactMessageMonths),
      table: 'received_mails',
      add: (receivedAt) =>
        db()
          .insert(receivedMails)
          .values({ hash: String(unique()).padStart(64, '0'), kind: 'own', size: 1, receivedAt }),
    },
  ],
  'reply drafts': [
    {
      age: retention.replyDraftDays * DAY,
      table: 'reply_drafts',
      async add(at) {
        const authorId = await addMember({ email: newAddress() });
        await db()
          .insert(replyDrafts)
          .values({ messageId: await addMessage(), authorId, body: 'Dear', at });
      },
    },
  ],
  'files of replies': [
    {
      age: retention.replyDraftDays * DAY,
      table: 'sent_files',
      async add(createdAt) {
        const file = { name: 'offer.pdf', type: 'application/pdf', size: 1, createdAt };
        await db()
          .insert(sentFiles)
          .values({ ...file, messageId: await addMessage(), authorId: randomUUID() });
      },
    },
  ],
  'audit entries': [
    {
      age: months(12 * retention.auditYears),
      table: "audit_entries where action = 'client.test'",
      add: (at) =>
        db().insert(auditEntries).values({ at, action: 'client.test', entity: 'client', entityId: 'x' }),
    },
  ],
  mails: [{ age: retention.sentMailDays * DAY, table: 'pgboss.job', add: (at) => addDone(mailJob, at) }],
  drafts: [
    {
      age: retention.draftHours * HOUR,
      table: 'drafts',
      async add(at) {
        const ownerId = await addMember({ email: newAddress() });
        await db().insert(drafts).values({ ownerId, path: '/account/profile', sealed: 'x', at });
      },
    },
  ],
  hits: [
    {
      age: DAY,
      table: 'rate_limits',
      add: (windowStart) =>
        db()
          .insert(rateLimits)
          .values({ key: `contact:${unique()}`, windowStart }),
    },
  ],
  lists: [
    {
      age: TRASH_DAYS * DAY,
      table: 'clients',
      add: (deletedAt) => db().insert(clients).values({ name: 'In the trash', deletedAt }),
    },
  ],
};

async function addUnconfirmed(at: Date) {
  const id = await addMember({ email: newAddress(), verified: false });
  await db().execute(sql`update users set created_at = ${at.toISOString()} where id = ${id}`);
}

function addDone({ name, policy }: typeof mailJob | typeof accountJob, at: Date) {
  return db().execute(sql`
    insert into pgboss.job (name, data, state, created_on, completed_on, deletion_seconds)
    values (${name}, '{}', 'completed', ${at.toISOString()}, ${at.toISOString()}, ${policy.keepDone / 1000})`);
}

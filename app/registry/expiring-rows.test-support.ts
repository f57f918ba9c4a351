import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import { accountJob } from '#app/accounts/core/account-job.server.ts';
import { CHALLENGE_LIFETIME, issueChallenge } from '#app/accounts/core/passkeys/challenges.server.ts';
import { issueToken } from '#app/accounts/core/tokens.server.ts';
import { addBooking } from '#app/bookings/core/bookings.test-support.ts';
import { db } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { compiledTexts } from '#app/platform/db/schema/content.ts';
import { bulkRuns } from '#app/platform/db/schema/bulk.ts';
import { timeOff } from '#app/platform/db/schema/bookings.ts';
import { receivedMails } from '#app/platform/db/schema/received.ts';
import { recoveries, recoveryFiles } from '#app/platform/db/schema/recoveries.ts';
import { replyDrafts, sentFiles } from '#app/platform/db/schema/replies.ts';
import { drafts } from '#app/platform/db/schema/drafts.ts';
import { handOvers } from '#app/platform/db/schema/hand-overs.ts';
import { keptEntries } from '#app/platform/db/schema/kept.ts';
import { paymentMails } from '#app/platform/db/schema/payment-mails.ts';
import { rateLimits } from '#app/platform/db/schema/limits.ts';
import { clients } from '#app/platform/db/schema/lists.ts';
import { savedCalculations } from '#app/platform/db/schema/saved.ts';
import { addEnquiry } from '#app/enquiries/desk/inbox/inbox.test-support.ts';
import { addInvitation } from '#app/accounts/invitations/invitations.server.ts';
import { TRASH_DAYS } from '#app/lists/desk/trash.server.ts';
import { mailJob } from '#app/platform/mail/mail.server.ts';
import { DAY, HOUR } from '#app/platform/core/time.ts';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { put } from '#tests/database.ts';
import { aRequest, months, newAddress, newMember, unique, type Expiring } from './expiring.test-support.ts';
import { EXPIRING_OF_API } from './expiring-api.test-support.ts';
import { EXPIRING_WORK } from './expiring-work.test-support.ts';

export const EXPIRING: Record<string, Expiring[]> = {
  // What was written stays; `admin-content-people.test.ts` has the pictures that none of it names.
  content: [
    ['compiled_texts', 90 * DAY, (at) => put(compiledTexts, { key: unique(44), page: {}, usedAt: at })],
  ],
  ...EXPIRING_OF_API,
  accounts: [['users', retention.unconfirmedAccountDays * DAY, addUnconfirmed]],
  sessions: [
    ['sessions', retention.sessionIdleDays * DAY, async (now) => signedInAs(await newMember(), { now })],
  ],
  links: [
    [
      'verification_tokens',
      retention.resetLinkHours * HOUR + 7 * DAY,
      async (at) => {
        const token = { userId: await newMember(), purpose: 'reset_password' } as const;
        await db().transaction((tx) => issueToken(tx, token, at));
      },
    ],
  ],
  invitations: [
    [
      'invitations',
      retention.invitationDays * DAY,
      async (at) => {
        const guest = { email: newAddress(), role: 'staff', invitedBy: await newMember() } as const;
        await db().transaction((tx) => addInvitation(tx, guest, at));
      },
    ],
  ],
  'requests for access': [
    ['recoveries', retention.confirmLinkHours * HOUR, (at) => put(recoveries, aRequest({ createdAt: at }))],
    [
      'recoveries',
      retention.recoveryKeptDays * DAY,
      (at) => put(recoveries, aRequest({ state: 'cancelled', createdAt: at, endedAt: at })),
    ],
    [
      'recovery_files',
      retention.identityDays * DAY,
      async (at) => {
        const recoveryId = randomUUID();
        await put(recoveries, aRequest({ id: recoveryId, state: 'cancelled', endedAt: at }));
        await put(recoveryFiles, {
          recoveryId,
          name: 'id.pdf',
          type: 'application/pdf',
          size: 1,
          sha256: unique(64),
        });
      },
    ],
  ],
  'hand-overs': [
    [
      'hand_overs',
      retention.bulkRunDays * DAY,
      async (at) => {
        const ended = { role: 'staff', actorId: randomUUID(), moved: [] } as const;
        await put(handOvers, { ...ended, id: randomUUID(), holderId: await newMember(), at });
      },
    ],
  ],
  'passkey challenges': [
    [
      'passkey_challenges',
      CHALLENGE_LIFETIME,
      (at) => issueChallenge(db(), { purpose: 'sign-in', userId: null }, at),
    ],
  ],
  'account jobs': [['pgboss.job', accountJob.policy.keepDone, (at) => addDone(accountJob, at)]],
  calculations: [
    [
      'saved_calculations',
      retention.savedCalculationDays * DAY,
      (updatedAt) => put(savedCalculations, { title: 'Old', kind: 'company', inputs: {}, updatedAt }),
    ],
  ],
  'kept by a link': [
    [
      'kept_entries',
      retention.keptDays * DAY,
      (usedAt) => put(keptEntries, { tokenHash: unique(64), kind: 'freelancer', sealed: 'x', usedAt }),
    ],
    [
      'kept_entries',
      retention.keptDeletedHours * HOUR,
      (deletedAt) => put(keptEntries, { tokenHash: unique(64), kind: 'freelancer', sealed: 'x', deletedAt }),
    ],
  ],
  'mails before payments': [
    [
      'payment_mails',
      retention.confirmLinkHours * HOUR,
      (createdAt) => put(paymentMails, { email: newAddress(), sealedLink: 'x', createdAt }),
    ],
    [
      'payment_mails',
      retention.paymentMailDays * DAY,
      (confirmedAt) => put(paymentMails, { email: newAddress(), sealedLink: 'x', confirmedAt }),
    ],
    [
      'payment_mails',
      retention.keptDeletedHours * HOUR,
      (endedAt) => put(paymentMails, { email: newAddress(), sealedLink: 'x', confirmedAt: endedAt, endedAt }),
    ],
  ],
  messages: [['enquiries', months(retention.enquiryMonths), (createdAt) => addEnquiry({ createdAt })]],
  bookings: [
    [
      'bookings',
      months(retention.bookingMonths),
      (endsAt) => addBooking({ startsAt: hourBefore(endsAt), endsAt }),
    ],
  ],
  diaries: [
    [
      'time_off',
      retention.timeOffDays * DAY,
      async (endsAt) =>
        put(timeOff, { colleagueId: await newMember(), startsAt: hourBefore(endsAt), endsAt }),
    ],
  ],
  ...EXPIRING_WORK,
  'received mail': [
    [
      'received_mails',
      months(retention.enquiryMonths),
      (receivedAt) => put(receivedMails, { hash: unique(64), kind: 'own', size: 1, receivedAt }),
    ],
  ],
  'reply drafts': [
    [
      'reply_drafts',
      retention.replyDraftDays * DAY,
      async (at) =>
        put(replyDrafts, { enquiryId: await addEnquiry(), authorId: await newMember(), body: 'Dear', at }),
    ],
  ],
  'files of replies': [
    [
      'sent_files',
      retention.replyDraftDays * DAY,
      async (createdAt) => {
        const file = { name: 'offer.pdf', type: 'application/pdf', size: 1, createdAt };
        await put(sentFiles, { ...file, enquiryId: await addEnquiry(), authorId: randomUUID() });
      },
    ],
  ],
  'audit entries': [
    [
      "audit_entries where action = 'client.test'",
      months(12 * retention.auditYears),
      (at) => put(auditEntries, { at, action: 'client.test', entity: 'client', entityId: 'x' }),
    ],
  ],
  mails: [['pgboss.job', retention.sentMailDays * DAY, (at) => addDone(mailJob, at)]],
  drafts: [
    [
      'drafts',
      retention.draftHours * HOUR,
      async (at) => put(drafts, { ownerId: await newMember(), path: '/account/profile', sealed: 'x', at }),
    ],
  ],
  'acts on many records': [
    ['bulk_runs', retention.bulkRunDays * DAY, async (at) => put(bulkRuns, await aRun('done', at))],
    ['bulk_runs', DAY, async (at) => put(bulkRuns, await aRun('asked', at))],
  ],
  hits: [['rate_limits', DAY, (windowStart) => put(rateLimits, { key: `contact:${unique()}`, windowStart })]],
  lists: [['clients', TRASH_DAYS * DAY, (deletedAt) => put(clients, { name: 'In the trash', deletedAt })]],
};

async function aRun(state: 'asked' | 'done', at: Date) {
  return { actorId: await newMember(), act: 'work.state', choice: {}, back: '/admin/work', state, at };
}

function hourBefore(time: Date): Date {
  return new Date(time.getTime() - HOUR);
}

async function addUnconfirmed(at: Date) {
  const id = await addMember({ email: newAddress(), verified: false });
  await db().execute(sql`update users set created_at = ${at.toISOString()} where id = ${id}`);
}

function addDone({ name, policy }: typeof mailJob | typeof accountJob, at: Date) {
  return db().execute(sql`
    insert into pgboss.job (name, data, state, created_on, completed_on, deletion_seconds)
    values (${name}, '{}', 'completed', ${at.toISOString()}, ${at.toISOString()}, ${policy.keepDone / 1000})`);
}

import { randomUUID } from 'node:crypto';
import { retention } from '#content/retention.ts';
import { documents, removedDocuments } from '#app/platform/db/schema/documents.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { engagementLinks, linkCodes, linkDrafts } from '#app/platform/db/schema/links.ts';
import { notes } from '#app/platform/db/schema/notes.ts';
import { runningTimers, timeEntries } from '#app/platform/db/schema/time.ts';
import { tasks } from '#app/platform/db/schema/tasks.ts';
import { bankAccounts } from '#app/platform/db/schema/bank-accounts.ts';
import { ficaRecords } from '#app/platform/db/schema/fica.ts';
import { letters, proposals } from '#app/platform/db/schema/proposals.ts';
import { clientMailDays, openedFiles, taxpayerInvitations } from '#app/platform/db/schema/taxpayers.ts';
import { addTaxpayerFor } from '#app/work/core/engagements/work.test-support.ts';
import { DAY, HOUR, southAfricanClock, southAfricanDay } from '#app/platform/core/time.ts';
import { addMember } from '#tests/accounts.ts';
import { put } from '#tests/database.ts';
import { addAnswer, addStep } from './expiring-steps.test-support.ts';
import { months, newAddress, unique, type Expiring } from './expiring.test-support.ts';

const TASK = { title: 'Phone the bank', day: '2026-11-27' };

const TAX_YEARS = months(12 * retention.taxRecordYears);

export const EXPIRING_WORK: Record<string, Expiring[]> = {
  taxpayers: [['taxpayers', months(retention.idleTaxpayerMonths), addTaxpayerAt]],
  'bank accounts of clients': [
    [
      'bank_accounts',
      retention.deletedWorkDays * DAY,
      async (removedAt) => addAccount(await addTaxpayerAt(new Date()), removedAt),
    ],
    [
      'bank_accounts',
      months(retention.formerBankMonths),
      async (archivedAt) => addAccount(await addTaxpayerFor(null, { archivedAt })),
    ],
  ],
  'FICA records': [
    [
      'fica_records',
      months(12 * retention.ficaYears),
      async (archivedAt) =>
        put(ficaRecords, {
          taxpayerId: await addTaxpayerFor(null, { archivedAt }),
          nextReviewOn: '2030-01-01',
        }),
    ],
  ],
  'invitations to act': [
    [
      'taxpayer_invitations',
      retention.invitationDays * DAY,
      async (createdAt) => {
        const expiresAt = new Date(createdAt.getTime() + retention.invitationDays * DAY);
        const invited = { email: newAddress(), role: 'owner', invitedBy: randomUUID() } as const;
        const link = { tokenHash: unique(64), taxpayerId: await addTaxpayerAt(new Date()) };
        await put(taxpayerInvitations, { ...invited, ...link, createdAt, expiresAt });
      },
    ],
  ],
  engagements: [
    ['engagements', TAX_YEARS, (updatedAt) => addWork({ state: 'collecting', updatedAt })],
    [
      'engagements',
      // Counted from the day of filing, whatever its hour.
      () => TAX_YEARS + sinceMidnight() - DAY,
      (at) => {
        const updatedAt = new Date(Date.now() - retention.deletionNoticeDays * DAY - DAY);
        return addWork({ state: 'done', submittedOn: southAfricanDay(at), updatedAt });
      },
    ],
    [
      'engagements',
      months(retention.deadProposalMonths),
      (updatedAt) => addWork({ state: 'expired', updatedAt }),
    ],
    [
      'engagements',
      // Never without the notice: late entries are kept until it was shown.
      retention.deletionNoticeDays * DAY,
      (updatedAt) => addWork({ state: 'done', submittedOn: '2001-01-01', updatedAt }),
    ],
  ],
  notes: [
    [
      'notes',
      retention.removedDocumentDays * DAY,
      async (deletedAt) => {
        await put(notes, { taxpayerId: await addTaxpayerAt(new Date()), text: 'Gone', deletedAt });
      },
    ],
  ],
  tasks: [
    [
      'tasks',
      retention.undoHours * HOUR,
      async (deletedAt) => {
        await put(tasks, { ...TASK, id: randomUUID(), authorId: randomUUID(), deletedAt });
      },
    ],
    [
      'tasks',
      retention.doneTaskDays * DAY,
      async (doneAt) => {
        await put(tasks, { ...TASK, id: randomUUID(), authorId: randomUUID(), doneAt });
      },
    ],
  ],
  time: [
    [
      'time_entries',
      retention.undoHours * HOUR,
      async (deletedAt) => {
        const engagementId = await addWork({ state: 'collecting', updatedAt: new Date() });
        const entry = { id: randomUUID(), engagementId, colleagueId: randomUUID(), day: '2026-11-27' };
        await put(timeEntries, { ...entry, minutes: 15, deletedAt });
      },
    ],
    [
      'running_timers',
      retention.timerDays * DAY,
      async (startedAt) => {
        const engagementId = await addWork({ state: 'collecting', updatedAt: new Date() });
        const colleagueId = await addMember({ email: newAddress() });
        await put(runningTimers, { colleagueId, engagementId, startedAt });
      },
    ],
  ],
  documents: [
    [
      'documents',
      TAX_YEARS,
      async (updatedAt) => {
        const engagementId = await addWork({ state: 'done', updatedAt });
        const file = { name: 'irp5.pdf', type: 'application/pdf', size: 1, sha256: '0'.repeat(64) };
        await put(documents, { ...file, engagementId, direction: 'from_client' });
      },
    ],
    [
      'removed_documents',
      retention.removedDocumentDays * DAY,
      async (removedAt) => {
        const engagementId = await addWork({ state: 'collecting', updatedAt: new Date() });
        await put(removedDocuments, {
          id: randomUUID(),
          engagementId,
          name: 'irp5.pdf',
          row: { sender_hash: null },
          removedAt,
        });
      },
    ],
  ],
  'steps and notices of work': [
    [
      'engagement_steps',
      retention.undoHours * HOUR,
      async (at) => addStep(await addWork({ state: 'collecting' }), at),
    ],
    [
      'firm_notices',
      retention.answerNoticeDays * DAY,
      async (at) => addAnswer(await addWork({ state: 'collecting' }), at),
    ],
  ],
  proposals: [['proposals', months(retention.deadProposalMonths), addProposed]],
  'links to work': [
    [
      'engagement_links',
      retention.requestLinkDays * DAY,
      async (createdAt) => {
        const expiresAt = new Date(createdAt.getTime() + retention.requestLinkDays * DAY);
        await put(engagementLinks, { ...(await reader()), tokenHash: unique(64), createdAt, expiresAt });
      },
    ],
    [
      'link_codes',
      0,
      async (expiresAt) => put(linkCodes, { ...(await reader()), codeHash: 'x'.repeat(43), expiresAt }),
    ],
    [
      'link_drafts',
      retention.draftHours * HOUR,
      async (at) => put(linkDrafts, { ...(await reader()), sealed: 'sealed', at }),
    ],
  ],
  'opened files': [
    [
      'opened_files',
      DAY,
      async (at) => {
        const colleagueId = await addMember({ email: newAddress() });
        const until = new Date(at.getTime() + DAY);
        await put(openedFiles, { taxpayerId: await addTaxpayerAt(new Date()), colleagueId, until });
      },
    ],
  ],
  'days of reminders': [
    [
      'client_mail_days',
      () => retention.reminderDays * DAY + sinceMidnight(),
      (at) => put(clientMailDays, { recipient: newAddress(), day: southAfricanDay(at) }),
    ],
  ],
};

async function reader() {
  return { engagementId: await addWork({ state: 'collecting' }), email: newAddress() };
}

function sinceMidnight(): number {
  return southAfricanClock(new Date()).getTime() % DAY;
}

function addTaxpayerAt(updatedAt: Date): Promise<string> {
  return addTaxpayerFor(null, { updatedAt });
}

async function addWork(changes: Partial<typeof engagements.$inferInsert>): Promise<string> {
  const taxpayerId = await addTaxpayerAt(new Date());
  return (await put(engagements, { type: 'itr12', period: '2026', state: 'done', ...changes, taxpayerId }))
    .id;
}

async function addProposed(updatedAt: Date) {
  const taxpayerId = await addTaxpayerAt(new Date());
  const values = { type: 'itr12', period: '2026', state: 'expired', updatedAt } as const;
  const { id: engagementId } = await put(engagements, { ...values, taxpayerId });
  const dates = { expiresAt: updatedAt, expiredAt: updatedAt };
  const { id: proposalId } = await put(proposals, { ...dates, taxpayerId, receiptKey: unique(20) });
  const template = {
    template: 'individual-return',
    templateVersion: 1,
    title: 'Letter',
    html: '',
    fields: {},
  };
  const words = { words: 'word '.repeat(20), sha256: '0'.repeat(64) };
  await put(letters, { ...template, ...words, proposalId, engagementId });
}

const ACCOUNT = {
  holder: 'Thandi Nkosi',
  bank: 'FNB',
  accountNumber: '62000000001',
  confirmedBy: 'open',
} as const;

const addAccount = (taxpayerId: string, removedAt?: Date) =>
  put(bankAccounts, { ...ACCOUNT, id: randomUUID(), taxpayerId, addedBy: randomUUID(), removedAt });

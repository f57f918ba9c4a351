import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import { db } from '#app/db/client.server.ts';
import { documents } from '#app/db/schema/documents.ts';
import { engagementLinks, engagements, linkCodes, linkDrafts } from '#app/db/schema/engagements.ts';
import { letters, proposals } from '#app/db/schema/proposals.ts';
import { clientMailDays, taxpayerInvitations, taxpayers } from '#app/db/schema/taxpayers.ts';
import { DAY, HOUR, southAfricanClock, southAfricanDay } from '#app/time.ts';
import { months, newAddress, unique, type Expiring } from './expiring.test-support.ts';

export const EXPIRING_WORK: Record<string, Expiring[]> = {
  taxpayers: [
    {
      age: months(retention.idleTaxpayerMonths),
      table: 'taxpayers',
      add: (updatedAt) => addTaxpayerAt(updatedAt),
    },
  ],
  'invitations to act': [
    {
      age: retention.invitationDays * DAY,
      table: 'taxpayer_invitations',
      async add(createdAt) {
        const expiresAt = new Date(createdAt.getTime() + retention.invitationDays * DAY);
        const tokenHash = String(unique()).padStart(64, '0');
        const values = { tokenHash, email: newAddress(), role: 'owner', invitedBy: randomUUID() } as const;
        const taxpayerId = await addTaxpayerAt(new Date());
        await db()
          .insert(taxpayerInvitations)
          .values({ ...values, taxpayerId, createdAt, expiresAt });
      },
    },
  ],
  engagements: [
    {
      age: months(12 * retention.taxRecordYears),
      table: 'engagements',
      add: (updatedAt) => addWork({ state: 'collecting', updatedAt }),
    },
    {
      // Counted from the day of filing, whatever its hour.
      get age() {
        return months(12 * retention.taxRecordYears) + sinceMidnight() - DAY;
      },
      table: 'engagements',
      add: (at) =>
        addWork({
          state: 'done',
          submittedOn: southAfricanDay(at),
          updatedAt: new Date(Date.now() - retention.deletionNoticeDays * DAY - DAY),
        }),
    },
    {
      age: months(retention.deadProposalMonths),
      table: 'engagements',
      add: (updatedAt) => addWork({ state: 'expired', updatedAt }),
    },
    {
      // Never without the notice: what is entered late waits for it.
      age: retention.deletionNoticeDays * DAY,
      table: 'engagements',
      add: (updatedAt) => addWork({ state: 'done', submittedOn: '2001-01-01', updatedAt }),
    },
  ],
  documents: [
    {
      age: months(12 * retention.taxRecordYears),
      table: 'documents',
      async add(updatedAt) {
        const engagementId = await addWork({ state: 'done', updatedAt });
        const file = { name: 'irp5.pdf', type: 'application/pdf', size: 1, sha256: '0'.repeat(64) };
        await db()
          .insert(documents)
          .values({ ...file, engagementId, direction: 'from_client' });
      },
    },
  ],
  proposals: [
    {
      age: months(retention.deadProposalMonths),
      table: 'proposals',
      add: (updatedAt) => addProposed(updatedAt),
    },
  ],
  'links to work': [
    {
      age: retention.requestLinkDays * DAY,
      table: 'engagement_links',
      async add(createdAt) {
        const expiresAt = new Date(createdAt.getTime() + retention.requestLinkDays * DAY);
        const tokenHash = String(unique()).padStart(64, '0');
        const engagementId = await addWork({ state: 'collecting' });
        await db()
          .insert(engagementLinks)
          .values({ tokenHash, engagementId, email: newAddress(), createdAt, expiresAt });
      },
    },
    {
      age: 0,
      table: 'link_codes',
      async add(expiresAt) {
        const engagementId = await addWork({ state: 'collecting' });
        const values = { engagementId, email: newAddress(), codeHash: 'x'.repeat(43) };
        await db()
          .insert(linkCodes)
          .values({ ...values, expiresAt });
      },
    },
    {
      age: retention.draftHours * HOUR,
      table: 'link_drafts',
      async add(at) {
        const engagementId = await addWork({ state: 'collecting' });
        await db().insert(linkDrafts).values({ engagementId, email: newAddress(), sealed: 'sealed', at });
      },
    },
  ],
  'days of reminders': [
    {
      get age() {
        return retention.reminderDays * DAY + sinceMidnight();
      },
      table: 'client_mail_days',
      add: (at) =>
        db()
          .insert(clientMailDays)
          .values({ recipient: newAddress(), day: southAfricanDay(at) }),
    },
  ],
};

function sinceMidnight(): number {
  return southAfricanClock(new Date()).getTime() % DAY;
}

async function addTaxpayerAt(updatedAt: Date): Promise<string> {
  const [row] = await db()
    .insert(taxpayers)
    .values({ kind: 'individual', name: 'Naledi Khumalo', updatedAt })
    .returning({ id: taxpayers.id });
  return row?.id ?? '';
}

async function addWork(changes: Partial<typeof engagements.$inferInsert>): Promise<string> {
  const taxpayerId = await addTaxpayerAt(new Date());
  const values = { type: 'itr12', period: '2026', state: 'done' as const, ...changes };
  const [row] = await db()
    .insert(engagements)
    .values({ ...values, taxpayerId })
    .returning({ id: engagements.id });
  return row?.id ?? '';
}

async function addProposed(updatedAt: Date) {
  const engagementId = await addWork({ state: 'expired', updatedAt });
  const [{ taxpayerId } = { taxpayerId: '' }] = await db()
    .select({ taxpayerId: engagements.taxpayerId })
    .from(engagements)
    .where(eq(engagements.id, engagementId));
  const receiptKey = String(unique()).padStart(20, '0');
  const [proposal] = await db()
    .insert(proposals)
    .values({ taxpayerId, receiptKey, expiresAt: updatedAt, expiredAt: updatedAt })
    .returning({ id: proposals.id });
  const template = {
    template: 'individual-return',
    templateVersion: 1,
    title: 'Letter',
    html: '',
    fields: {},
  };
  const words = { words: 'word '.repeat(20), sha256: '0'.repeat(64) };
  await db()
    .insert(letters)
    .values({ ...template, ...words, proposalId: proposal?.id ?? '', engagementId });
}

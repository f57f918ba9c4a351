import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { deleteAccount } from '#app/accounts/core/own-account.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import {
  engagementEvents,
  engagementMessages,
  engagements,
  requestItems,
} from '#app/platform/db/schema/engagements.ts';
import { engagementLinks } from '#app/platform/db/schema/links.ts';
import { notes } from '#app/platform/db/schema/notes.ts';
import { taxpayerMembers, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { requirePlan } from '#app/firm/core/plans.ts';
import { acceptProposal } from '#app/work/proposals/answer.server.ts';
import { sendProposal } from '#app/work/proposals/send.server.ts';
import { isOffered } from '#app/work/proposals/offered-type.ts';
import { storedData } from '#app/registry/stored-data.server.ts';
import { readOwnData } from '#app/platform/stored-data/stored-data.server.ts';
import { setMember } from '../taxpayers/taxpayers.server.ts';
import { addMember, ADDRESS } from '#tests/accounts.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { retainedWork } from './retained-work.server.ts';
import { addEngagementLink } from './links.server.ts';
import { endingRetention } from './retention-notice.server.ts';
import { typeOf } from './types.ts';
import { addEngagement, addTaxpayerFor, freshWork, memberActor, staffActor } from './work.test-support.ts';

await useTestDatabase();

let [memberId, taxpayerId] = ['', ''];

beforeEach(async () => {
  ({ thandi: memberId, taxpayerId } = await freshWork());
});

test('administrators are told 30 days before work is deleted, not of dead proposals', async () => {
  const id = await addEngagement({ taxpayerId });
  const filed = { state: 'done', submittedOn: '2021-07-03', updatedAt: new Date('2021-08-01') } as const;
  await db().update(engagements).set(filed).where(eq(engagements.id, id));
  expect(await noticeOn('2026-06-02T10:00:00Z')).toMatchObject({ state: 'None', standing: 'order' });
  const state = 'One engagement reaches the end of 5 years, the first on 3 July 2026, and is deleted then';
  expect(await noticeOn('2026-06-03T10:00:00Z')).toMatchObject({ state, standing: 'urgent' });
  await db().update(engagements).set({ state: 'expired', updatedAt: filed.updatedAt });
  expect(await noticeOn('2026-06-03T10:00:00Z')).toMatchObject({ state: 'None' });
});

test('who leaves reads what is kept; the rest is deleted, unless others act for it', async () => {
  const done = await addEngagement({ taxpayerId });
  const filed = { state: 'done', submittedOn: '2026-07-03' } as const;
  await db().update(engagements).set(filed).where(eq(engagements.id, done));
  await propose('directors-amendments', taxpayerId);
  const idle = await addTaxpayerFor(memberId, { name: 'Without work' });
  const ofTwo = await addTaxpayerFor(memberId, { name: 'Kudu Couriers (Pty) Ltd', kind: 'company' });
  const other = await addMember({ email: 'lwazi@example.org', fullName: 'Lwazi Dube' });
  await db().transaction((tx) => setMember(tx, ofTwo, other, 'contributor'));
  await propose('directors-amendments', ofTwo);
  await db().transaction((tx) => addEngagementLink(tx, { engagementId: done, email: ADDRESS }, new Date()));

  const title = 'Income tax return (ITR12), 2026 tax year';
  expect(await retainedWork(memberId)).toEqual([
    { title, taxpayer: 'Thandi Nkosi', until: 'until 3 July 2031' },
  ]);
  const member = { id: memberId, email: ADDRESS, fullName: 'Thandi Nkosi' };
  expect(await deleteAccount(member, storedData)).toBe(true);
  const left = await db().select().from(taxpayers).orderBy(taxpayers.name);
  expect(left.map(({ id }) => id)).toEqual([ofTwo, taxpayerId]);
  expect(left.map(({ id }) => id)).not.toContain(idle);
  const work = await db().select().from(engagements);
  expect(work.map(({ state }) => state).toSorted()).toEqual(['done', 'proposed']);
  expect(await db().select().from(engagementLinks)).toEqual([]);
  expect((await db().select().from(taxpayerMembers)).map(({ userId }) => userId)).toEqual([other]);
});

test('the download has all of a member’s taxpayers, no notes and nobody else’s data', async () => {
  const id = await addEngagement({ taxpayerId, answers: { property: 'yes' } });
  await db().update(engagements).set({ reference: '0123' });
  await put(notes, { engagementId: id, text: 'Ask the partner first' });
  await put(notes, { taxpayerId, text: 'Pays late' });
  await db().update(requestItems).set({ answer: 'My own words', state: 'answered' });
  const message = { isOurs: true, authorName: 'Ann', text: 'Thank you', submissionKey: 'x'.repeat(20) };
  await put(engagementMessages, { ...message, engagementId: id });
  const event = { kind: 'note', isOurs: true, text: 'Ours alone', isForClient: false } as const;
  await put(engagementEvents, { ...event, engagementId: id });
  const file = { name: 'irp5.pdf', type: 'application/pdf', size: 1, sha256: 'a'.repeat(64) };
  await put(documents, { ...file, engagementId: id, direction: 'from_client' });
  const proposal = await propose('directors-amendments', taxpayerId);
  await acceptProposal(memberActor(memberId), proposal, { name: 'Thandi Nkosi' });
  const stranger = await addMember({ email: 'lwazi@example.org' });
  await addEngagement({ taxpayerId: await addTaxpayerFor(stranger, { name: 'Lwazi Dube' }) });

  const { download, sections } = await readOwnData(storedData, { id: memberId, email: ADDRESS });
  const text = JSON.stringify({ download, sections });
  for (const own of [
    'My own words',
    'Thank you',
    '0123',
    'irp5.pdf',
    'Engagement letter',
    'To be accepted by',
  ])
    expect(text).toContain(own);
  expect(text).not.toMatch(/Pays late|Ask the partner first|Ours alone|Lwazi/);
});

function noticeOn(day: string) {
  return endingRetention.check({ me: staffActor(memberId, 'admin'), now: new Date(day) });
}

async function propose(planId: string, taxpayer: string): Promise<string> {
  const type = typeOf('directors');
  if (!isOffered(type)) throw new Error('The example is not offered.');
  const offer = {
    taxpayerId: taxpayer,
    engagements: [{ type, period: 'once', price: null }],
    plan: requirePlan(planId),
    signatory: 'Thandi Nkosi',
    key: randomUUID(),
  };
  const sent = await sendProposal(memberActor(memberId), offer);
  if (!('id' in sent)) throw new Error(`The proposal is ${sent.kind}.`);
  return sent.id;
}

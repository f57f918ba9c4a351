import { beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { addBooking } from '#app/bookings/core/bookings.test-support.ts';
import { addEnquiry, deleteAllEnquiries } from '#app/enquiries/desk/inbox/inbox.test-support.ts';
import { db } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { bookings } from '#app/platform/db/schema/bookings.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { engagementEvents, engagements } from '#app/platform/db/schema/engagements.ts';
import { notes } from '#app/platform/db/schema/notes.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import {
  addEngagement,
  addTaxpayerFor,
  freshWork,
  memberActor,
} from '#app/work/core/engagements/work.test-support.ts';
import { PDF, sendFiles } from '#app/work/documents/documents.test-support.ts';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { visit } from '#tests/routes.ts';
import { readOlder, type Shown, type Timeline } from './timeline.ts';

await useTestDatabase();

let [thandi, ann, bob, taxpayerId, cookie] = ['', '', '', '', ''];

beforeEach(async () => {
  await deleteAllEnquiries();
  await db().delete(bookings);
  await db().delete(auditEntries);
  ({ thandi, ann, taxpayerId } = await freshWork());
  bob = await addMember({ email: 'bob@example.org', fullName: 'Bob Brink', role: 'staff' });
  await db().update(taxpayers).set({ assigneeId: ann });
  cookie = await signedInAs(ann);
});

type Page = { timeline: Timeline; lastContact: { source: string; at: string } | null };

async function page(show: Shown = '', { as = cookie, older = '' } = {}): Promise<Page> {
  const query = new URLSearchParams({ show, older });
  return (await visit(`/admin/taxpayers/${taxpayerId}?${query}`, { cookie: as })).data as Page;
}

const shown = async (show: Shown, as = cookie) =>
  (await page(show, { as })).timeline.entries.map(({ source, title }) => `${source} ${title}`);
const day = (text: string) => new Date(`${text}T08:00:00Z`);

async function sendPaper(engagementId: string, name: string): Promise<string> {
  const sent = await sendFiles(memberActor(thandi), [{ name, bytes: PDF + name }], { engagementId });
  return sent.stored[0]?.id ?? '';
}

test('messages are those that are tied to it, and those of its addresses, without spam', async () => {
  const other = await addTaxpayerFor(null, { name: 'Karoo Wool' });
  const [email, subject] = ['thandi@example.org', 'Of its own address'];
  await addEnquiry({
    email: 'x@example.org',
    subject: 'A tied one here',
    taxpayerId,
    createdAt: day('2026-01-01'),
  });
  await addEnquiry({ email: 'Thandi@example.org', subject, createdAt: day('2026-01-02') });
  await addEnquiry({
    email: 'y@example.org',
    subject: 'Signed in when sent',
    memberId: thandi,
    createdAt: day('2026-01-03'),
  });
  await addEnquiry({ email, taxpayerId: other });
  await addEnquiry({ email, state: 'spam' });
  await addEnquiry({ email: 'stranger@example.org' });
  expect(await shown('messages')).toEqual([
    'enquiry Signed in when sent',
    'enquiry Of its own address',
    'enquiry A tied one here',
  ]);
  const list = await visit(`/admin/messages?state=all&taxpayer=${taxpayerId}`, { cookie });
  expect((list.data as { page: { rows: { subject: string }[] } }).page.rows).toHaveLength(3);
  expect((await page()).lastContact).toMatchObject({
    source: 'enquiry',
    at: expect.stringMatching(/^2026-01-03/),
  });
});

test('talks to come stand above those that have been, and are no contact yet', async () => {
  const at = (days: number) => new Date(Date.now() + days * 86_400_000);
  const email = 'thandi@example.org';
  for (const days of [-30, 20, -3]) await addBooking({ email, startsAt: at(days) });
  await addBooking({ email: 'stranger@example.org', startsAt: at(40) });
  const { timeline, lastContact } = await page('talks');
  expect(timeline.entries.map((entry) => entry.at.slice(0, 10))).toEqual(
    [20, -3, -30].map((days) => at(days).toISOString().slice(0, 10)),
  );
  expect(lastContact).toMatchObject({ source: 'talk', at: timeline.entries[1]?.at });
});

test('papers, notes and acts are of all work that the reader sees', async () => {
  const [first, second] = [
    await addEngagement({ taxpayerId, period: '2025' }),
    await addEngagement({ taxpayerId, period: '2026' }),
  ];
  const old = await sendPaper(first, 'old.pdf');
  const latest = await sendPaper(second, 'IRP5.pdf');
  await db().update(documents).set({ replacedById: latest }).where(eq(documents.id, old));
  await sendPaper(first, 'statement.pdf');
  await put(notes, { engagementId: second, text: 'Call\nher.', authorId: ann, at: day('2026-02-02') });
  await put(notes, { taxpayerId, text: 'Pays late.', authorId: ann, at: day('2026-02-01') });
  await put(notes, { taxpayerId, text: 'Gone.', authorId: ann, deletedAt: new Date() });
  expect(await shown('papers')).toEqual(['paper statement.pdf', 'paper IRP5.pdf']);
  expect(await shown('notes')).toEqual(['workNote Call her.', 'note Pays late.']);
  expect((await shown('done')).length).toBeGreaterThan(0);
  const { entries } = (await page('papers')).timeline;
  expect(entries[1]?.work).toEqual({ id: second, title: 'Income tax return (ITR12), 2026 tax year' });

  await db().update(engagements).set({ assigneeId: bob }).where(eq(engagements.id, second));
  const foreign = await signedInAs(bob);
  expect(await shown('papers', foreign)).toEqual(['paper IRP5.pdf']);
  expect(await shown('notes', foreign)).toEqual(['workNote Call her.', 'note Pays late.']);
  const named = async (q: string) => {
    const list = await visit(`/admin/taxpayers/${taxpayerId}/papers?q=${q}`, { cookie });
    return (list.data as { page: { rows: { name: string }[] } }).page.rows.map(({ name }) => name);
  };
  expect(await named('stat')).toEqual(['statement.pdf']);
  await db().update(engagements).set({ assigneeId: null });
  const card = await visit(`/admin/taxpayers/${taxpayerId}/papers`, { cookie: foreign });
  expect(card).toMatchObject({ status: 302, location: `/admin/taxpayers/${taxpayerId}/card` });
});

test('what was changed of the client is named by field, without its values', async () => {
  await put(auditEntries, {
    actorId: ann,
    action: 'taxpayer.update',
    entity: 'taxpayer',
    entityId: taxpayerId,
    changes: { taxNumber: { from: null, to: '0001339050' }, name: { from: 'A', to: 'B' } },
  });
  const { entries } = (await page('done')).timeline;
  expect(entries).toMatchObject([{ source: 'change', title: 'taxpayer.update', about: 'name; taxNumber' }]);
  expect(JSON.stringify(entries)).not.toContain('0001339050');
});

test('what came or went as a whole is said so, and a reminder is something done', async () => {
  const VAT = 'recurring: VAT return (VAT201)';
  const changes = [
    { contact: { from: null, to: 'Ann' }, [VAT]: { from: null, to: '2026-01-01' } },
    { tag: { from: null, to: 'VIP' } },
    { tag: { from: 'VIP', to: null }, group: { from: 'Kgosi family', to: null } },
    { contact: { from: 'Ann', to: null }, [VAT]: { from: '2026-01-01', to: '2026-02-01' } },
  ];
  const client = { actorId: ann, entity: 'taxpayer', entityId: taxpayerId } as const;
  for (const one of changes) await put(auditEntries, { ...client, action: 'taxpayer.update', changes: one });
  const merged = { taxpayer: { from: 'A', to: 'B' } };
  await put(auditEntries, { ...client, action: 'taxpayer.merge', changes: merged });
  const abouts = (await page('done')).timeline.entries.map(({ about }) => about);
  expect(abouts.toSorted()).toEqual([
    `contact added; ${VAT} added`,
    `contact removed; ${VAT}`,
    'group removed; tag removed',
    null,
    'tag added',
  ]);
  const id = await addEngagement({ taxpayerId });
  const event = { engagementId: id, kind: 'note', isOurs: true, isForClient: false } as const;
  await put(engagementEvents, { ...event, text: 'Reminder sent', at: new Date() });
  expect(await shown('done')).toContain('event Reminder sent');
});

test('older entries follow without a gap or a double, also those of one moment', async () => {
  const id = await addEngagement({ taxpayerId });
  const event = { engagementId: id, kind: 'state', isOurs: true, isForClient: false } as const;
  for (let number = 0; number < 45; number += 1)
    await put(engagementEvents, {
      ...event,
      text: `Event ${number}`,
      at: day(number < 30 ? '2026-03-01' : '2026-03-02'),
    });
  const seen: string[] = [];
  let older: string | null = '';
  for (let pages = 0; older !== null && pages < 9; pages += 1) {
    const { timeline }: Page = await page('done', { older });
    seen.push(...timeline.entries.map((entry) => entry.id));
    ({ older } = timeline);
  }
  const all = await db().$count(engagementEvents, eq(engagementEvents.engagementId, id));
  expect([seen.length, new Set(seen).size]).toEqual([all, all]);
  expect(all).toBeGreaterThanOrEqual(45);
});

test('an address that no link of ours has begins at the newest', () => {
  for (const text of ['', 'x', '2026-99-01T00:00:00.000000Z event-1', '2026-01-01T00:00:00.000000Z a;b'])
    expect(readOlder(text), text).toBeNull();
  expect(readOlder('2026-01-01T00:00:00.000001Z event-1')).toEqual({
    at: '2026-01-01T00:00:00.000001Z',
    key: 'event-1',
  });
});

import { beforeEach, expect, test } from 'vitest';
import { addBooking } from '#app/bookings/core/bookings.test-support.ts';
import { addEnquiry, deleteAllEnquiries } from '#app/enquiries/desk/inbox/inbox.test-support.ts';
import { db } from '#app/platform/db/client.server.ts';
import { bookings } from '#app/platform/db/schema/bookings.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import {
  addEngagement,
  addTaxpayerFor,
  freshWork,
  memberActor,
} from '#app/work/core/engagements/work.test-support.ts';
import { PDF, sendFiles } from '#app/work/documents/documents.test-support.ts';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { visit } from '#tests/routes.ts';
import { eq } from 'drizzle-orm';
import type { Around } from './around.ts';

await useTestDatabase();

let [thandi, ann, bob, taxpayerId, cookie] = ['', '', '', '', ''];

beforeEach(async () => {
  await deleteAllEnquiries();
  await db().delete(bookings);
  ({ thandi, ann, taxpayerId } = await freshWork());
  bob = await addMember({ email: 'bob@example.org', fullName: 'Bob Brink', role: 'staff' });
  await db().update(taxpayers).set({ assigneeId: ann });
  cookie = await signedInAs(ann);
});

const around = async (as = cookie) =>
  (await visit(`/admin/taxpayers/${taxpayerId}`, { cookie: as })).data?.around as Around;

const day = (text: string) => new Date(`${text}T08:00:00Z`);

async function sendPaper(engagementId: string, name: string): Promise<string> {
  const sent = await sendFiles(memberActor(thandi), [{ name, bytes: PDF + name }], { engagementId });
  return sent.stored[0]?.id ?? '';
}

test('messages are those that are tied to it, and those of its addresses, without spam', async () => {
  const other = await addTaxpayerFor(null, { name: 'Karoo Wool' });
  const tied = await addEnquiry({ email: 'x@example.org', taxpayerId, createdAt: day('2026-01-01') });
  const own = await addEnquiry({ email: 'Thandi@example.org', createdAt: day('2026-01-02') });
  const signedIn = await addEnquiry({
    email: 'y@example.org',
    memberId: thandi,
    createdAt: day('2026-01-03'),
  });
  await addEnquiry({ email: 'thandi@example.org', taxpayerId: other });
  await addEnquiry({ email: 'thandi@example.org', state: 'spam' });
  await addEnquiry({ email: 'stranger@example.org' });
  const { messages } = await around();
  expect(messages?.rows.map(({ id, isTied }) => [id, isTied])).toEqual([
    [signedIn, false],
    [own, false],
    [tied, true],
  ]);
  const list = await visit(`/admin/messages?state=all&taxpayer=${taxpayerId}`, { cookie });
  const { rows } = (list.data as { page: { rows: { id: string }[] } }).page;
  expect(rows.map(({ id }) => id)).toEqual([signedIn, own, tied]);
  expect(list.data?.taxpayers).toEqual({ [taxpayerId]: 'Thandi Nkosi' });
});

test('bookings to come stand before past ones, the nearest first', async () => {
  const at = (days: number) => new Date(Date.now() + days * 86_400_000);
  const email = 'thandi@example.org';
  const ids = new Map<number, string>();
  for (const days of [-30, 20, -3, 5]) ids.set(days, await addBooking({ email, startsAt: at(days) }));
  await addBooking({ email: 'stranger@example.org', startsAt: at(40) });
  const { bookings: found } = await around();
  expect(found?.rows.map(({ id, isComing }) => [id, isComing])).toEqual([
    [ids.get(5), true],
    [ids.get(20), true],
    [ids.get(-3), false],
    [ids.get(-30), false],
  ]);
  const list = await visit(`/admin/bookings?view=list&state=all&taxpayer=${taxpayerId}`, { cookie });
  expect((list.data as { page: { rows: unknown[] } }).page.rows).toHaveLength(4);
});

test('papers are of all years that the reader sees, a few here and all on their page', async () => {
  const [first, second] = [
    await addEngagement({ taxpayerId, period: '2025' }),
    await addEngagement({ taxpayerId, period: '2026' }),
  ];
  for (const year of [2021, 2022, 2023]) await sendPaper(first, `statement ${year}.pdf`);
  const old = await sendPaper(first, 'old.pdf');
  const latest = await sendPaper(second, 'IRP5.pdf');
  await db().update(documents).set({ replacedById: latest }).where(eq(documents.id, old));
  await sendPaper(second, 'logbook.pdf');
  const { papers } = await around();
  expect(papers.count).toBe(5);
  expect(papers.rows.map(({ name }) => name)).toEqual([
    'logbook.pdf',
    'IRP5.pdf',
    'statement 2023.pdf',
    'statement 2022.pdf',
  ]);
  expect(papers.rows[1]).toMatchObject({ work: 'Income tax return (ITR12), 2026 tax year' });
  const named = async (q: string, as = cookie) => {
    const page = await visit(`/admin/taxpayers/${taxpayerId}/papers?q=${q}`, { cookie: as });
    return (page.data as { page: { rows: { name: string }[] } } | null)?.page?.rows.map(({ name }) => name);
  };
  expect(await named('2022+statement')).toEqual(['statement 2022.pdf']);
  expect(await named('')).toHaveLength(5);

  await db().update(engagements).set({ assigneeId: bob }).where(eq(engagements.id, second));
  const foreign = await signedInAs(bob);
  expect((await around(foreign)).papers.rows.map(({ name }) => name)).toEqual(['logbook.pdf', 'IRP5.pdf']);
  expect(await named('', foreign)).toEqual(['logbook.pdf', 'IRP5.pdf']);
  await db().update(engagements).set({ assigneeId: null });
  const card = await visit(`/admin/taxpayers/${taxpayerId}/papers`, { cookie: foreign });
  expect(card).toMatchObject({ status: 302, location: `/admin/taxpayers/${taxpayerId}/card` });
});

import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { findEntries } from '#app/desk/audit/find.server.ts';
import { AUDIT } from '#app/desk/audit/filter.ts';
import { db } from '#app/platform/db/client.server.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import {
  addEngagement,
  addTaxpayerFor,
  freshWork,
  staffActor,
} from '#app/work/core/engagements/work.test-support.ts';
import { mergeTaxpayers } from '#app/work/core/taxpayers/merge.server.ts';
import { deleteTaxpayer, restoreTaxpayer } from '#app/work/core/trash/trash.server.ts';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { rowOf, useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';
import { addEnquiry, deleteAllEnquiries } from '../inbox/inbox.test-support.ts';
import type { EnquiryClient } from './client.ts';

await useTestDatabase();

let [thandi, ann, bob, taxpayerId, id, cookie] = ['', '', '', '', '', ''];

beforeEach(async () => {
  await deleteAllEnquiries();
  ({ thandi, ann, taxpayerId } = await freshWork());
  bob = await addMember({ email: 'bob@example.org', fullName: 'Bob Brink', role: 'staff' });
  await db().update(taxpayers).set({ assigneeId: ann });
  id = await addEnquiry({ email: 'Thandi@Example.org' });
  cookie = await signedInAs(ann);
});

const act = (intent: string, version: number, as = cookie) =>
  submit(`/admin/messages/${id}`, { intent, version: String(version) }, { cookie: as });

async function whose(of = id, as = cookie): Promise<EnquiryClient> {
  return (await visit(`/admin/messages/${of}`, { cookie: as })).data?.whose as EnquiryClient;
}

const tiedTo = async () => (await rowOf(enquiries, id))?.taxpayerId ?? null;

test('taxpayers are suggested by a confirmed address, their own, or the account', async () => {
  const own = await addTaxpayerFor(null, { name: 'Karoo Wool', email: 'thandi@example.org' });
  const stranger = await addMember({ email: 'new@example.org', verified: false });
  await addTaxpayerFor(stranger, { name: 'Unproved' });
  const known = { keeper: 'Ann Adams', isSeen: true };
  const mine = { id: taxpayerId, name: 'Thandi Nkosi', ...known };
  expect(await whose()).toEqual({
    tied: null,
    suggested: [{ id: own, name: 'Karoo Wool', keeper: null, isSeen: true }, mine],
  });
  expect((await whose(await addEnquiry({ email: 'new@example.org' }))).suggested).toEqual([]);
  const signedIn = await addEnquiry({ email: 'other@example.org', memberId: thandi });
  expect((await whose(signedIn)).suggested).toEqual([mine]);
  expect(await tiedTo()).toBeNull();
});

test('a colleague ties it, changes that, unties it, and Undo takes each back', async () => {
  const other = await addTaxpayerFor(null, { name: 'Karoo Wool' });
  expect(await toastOf(await act(`tie:${taxpayerId}`, 1))).toMatchObject({
    title: 'Noted: it is about Thandi Nkosi',
  });
  expect(await whose()).toMatchObject({ tied: { id: taxpayerId, keeper: 'Ann Adams' }, suggested: [] });
  await act(`tie:${other}`, 2);
  const untied = await toastOf(await act('untie', 3));
  expect(await tiedTo()).toBeNull();
  await submit(`/admin/messages/${id}`, Object.fromEntries(untied?.action?.fields ?? []), { cookie });
  expect(await tiedTo()).toBe(other);
  for (const wrong of [`tie:${crypto.randomUUID()}`, 'tie:no id', `tie:${taxpayerId}`])
    expect(await toastOf(await act(wrong, wrong.endsWith(taxpayerId) ? 1 : 5))).toMatchObject({
      title: 'Nothing changed',
    });
  const { rows } = await findEntries(AUDIT.read(new URLSearchParams({ q: 'Karoo' })), null);
  expect(rows.map(({ by, thing, lines }) => [by, thing.slice(-12), lines[0]])).toContainEqual([
    'Ann Adams',
    'Thandi Nkosi',
    { field: 'taxpayer', from: 'Thandi Nkosi', to: 'Karoo Wool' },
  ]);
});

test('open work is named to who sees it, and counted for everybody else', async () => {
  const work = await addEngagement({ taxpayerId });
  await addEngagement({ taxpayerId, period: '2025' });
  await act(`tie:${taxpayerId}`, 1);
  const title = 'Income tax return (ITR12), 2026 tax year';
  expect((await whose()).tied?.work).toContainEqual(expect.objectContaining({ id: work, title }));
  const foreign = await whose(id, await signedInAs(bob));
  expect(foreign.tied).toMatchObject({ name: 'Thandi Nkosi', isSeen: false, open: 2, work: [] });
});

test('a taxpayer is found for it by what is typed, also a colleague’s', async () => {
  const page = await visit(`/admin/messages/${id}?state=all&client=nkosi`, { cookie: await signedInAs(bob) });
  expect(page.data?.looked).toEqual({
    typed: 'nkosi',
    found: [expect.objectContaining({ id: taxpayerId, isSeen: false, keeper: 'Ann Adams' })],
  });
});

test('it is tied to nobody while its taxpayer is in the trash, and then again', async () => {
  await act(`tie:${taxpayerId}`, 1);
  await deleteTaxpayer(staffActor(ann), taxpayerId);
  expect(await whose()).toEqual({ tied: null, suggested: [] });
  await restoreTaxpayer(staffActor(ann), taxpayerId);
  expect((await whose()).tied?.id).toBe(taxpayerId);
  await db().delete(taxpayers).where(eq(taxpayers.id, taxpayerId));
  expect(await tiedTo()).toBeNull();
  await act('undo', 2);
  expect(await tiedTo()).toBeNull();
});

test('a merge takes it along, and taking the merge apart brings it back', async () => {
  const twin = await addTaxpayerFor(null, { name: 'T Nkosi', assigneeId: ann });
  await act(`tie:${twin}`, 1);
  await mergeTaxpayers(staffActor(ann), { from: twin, into: taxpayerId });
  expect(await tiedTo()).toBe(taxpayerId);
  await restoreTaxpayer(staffActor(ann), twin);
  expect(await tiedTo()).toBe(twin);
});

test('tied to one that is gone for good, an Undo leaves it tied to nobody', async () => {
  const other = await addTaxpayerFor(null, { name: 'Karoo Wool' });
  await act(`tie:${other}`, 1);
  await act(`tie:${taxpayerId}`, 2);
  await db().delete(taxpayers).where(eq(taxpayers.id, other));
  await act('undo', 3);
  expect(await tiedTo()).toBeNull();
});

import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { MINUTE } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { clientNotices } from '#app/platform/db/schema/steps.ts';
import { taxpayerMembers, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { confirmNewAddress } from '#app/accounts/core/confirm.server.ts';
import { issueToken } from '#app/accounts/core/tokens.server.ts';
import { isOffered } from '#app/work/proposals/offered-type.ts';
import { sendProposal } from '#app/work/proposals/send.server.ts';
import { queuedMails, ADDRESS, addMember } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { addMessage } from '../engagements/messages.server.ts';
import { typeOf } from '../engagements/types.ts';
import { addEngagement, addTaxpayerFor, freshWork, staffActor } from '../engagements/work.test-support.ts';
import { mergeTaxpayers } from '../taxpayers/merge.server.ts';
import { updateTaxpayer } from '../taxpayers/taxpayers.server.ts';
import { mailNotices } from './mail-notices.server.ts';

await useTestDatabase();

const OLD = 'old@example.org';
const NEW = 'new@example.org';
let [ann, thandi, own, id] = ['', '', '', ''];

beforeEach(async () => {
  const work = await freshWork();
  ({ ann, thandi, taxpayerId: own } = work);
  id = await addTaxpayerFor(null, { name: 'Kudu Kilns', email: OLD, assigneeId: ann });
});

const after = (minutes: number) => new Date(Date.now() + minutes * MINUTE);

function propose(at: Date) {
  const parts = [typeOf('itr12')].filter(isOffered).map((type) => ({ type, period: '2026', price: null }));
  const offer = { taxpayerId: id, engagements: parts, plan: null, signatory: 'Thandi Nkosi' };
  return sendProposal(staffActor(ann), { ...offer, key: randomUUID() }, at);
}

async function change(email: string | null, of = id) {
  const [row] = await db().select().from(taxpayers).where(eq(taxpayers.id, of));
  return updateTaxpayer(staffActor(ann), of, { email }, row?.version ?? 0);
}

async function write(engagementId: string) {
  await addMessage(staffActor(ann), engagementId, { text: 'Please call', key: randomUUID() });
}

const mailed = async () => (await queuedMails()).map(({ to }) => to);

test('what waits when the address is corrected goes to the new one, after a wait', async () => {
  await propose(after(-4));
  expect(await change(NEW)).toBe('saved');
  await mailNotices(after(2));
  expect(await mailed()).toEqual([]);
  await mailNotices(after(6));
  const [mail, ...others] = await queuedMails();
  expect(others).toEqual([]);
  expect(mail?.to).toBe(NEW);
  expect(mail?.subject).toContain('proposal');
});

test('a correction that is taken back, or made of two, loses nothing', async () => {
  await propose(after(-4));
  await change(NEW);
  await change(OLD);
  await change(null);
  await change('third@example.org');
  await mailNotices(after(20));
  expect(await mailed()).toEqual(['third@example.org']);
});

test('who is told at that address already is told once', async () => {
  const work = await addEngagement({ taxpayerId: own });
  await db().update(taxpayers).set({ email: OLD, assigneeId: ann }).where(eq(taxpayers.id, own));
  await write(work);
  await change(ADDRESS, own);
  await mailNotices(after(20));
  const mails = await queuedMails();
  expect(mails.map(({ to }) => to)).toEqual([ADDRESS]);
  expect(mails[0]?.text.match(/A message from/g)).toHaveLength(1);
});

test('what waits for two former addresses is told once at the new one', async () => {
  const work = await addEngagement({ taxpayerId: own });
  await db().update(taxpayers).set({ email: OLD, assigneeId: ann }).where(eq(taxpayers.id, own));
  await write(work);
  await change(ADDRESS, own);
  await db().delete(taxpayerMembers).where(eq(taxpayerMembers.taxpayerId, own));
  await change(NEW, own);
  expect(await db().$count(clientNotices, eq(clientNotices.email, NEW))).toBe(1);
  await mailNotices(after(20));
  expect(await mailed()).toEqual([NEW]);
});

test('a member who moves their account is told at its new address', async () => {
  const work = await addEngagement({ taxpayerId: own });
  await write(work);
  const token = { userId: thandi, purpose: 'change_email', newEmail: NEW } as const;
  const secret = await db().transaction((tx) => issueToken(tx, token));
  expect(await confirmNewAddress(secret)).toBe('changed');
  await mailNotices(after(20));
  const news = (await queuedMails()).filter(({ text }) => text.includes('A message from'));
  expect(news.map(({ to }) => to)).toEqual([NEW]);
});

test('of two clients made one, what waits goes to the address that stays', async () => {
  const work = await addEngagement({ taxpayerId: id });
  await write(work);
  const lwazi = await addMember({ email: 'lwazi@example.org' });
  const into = await addTaxpayerFor(lwazi, { email: NEW, assigneeId: ann });
  await mergeTaxpayers(staffActor(ann, 'admin'), { from: id, into });
  await mailNotices(after(20));
  expect(await mailed()).toEqual([NEW]);
});

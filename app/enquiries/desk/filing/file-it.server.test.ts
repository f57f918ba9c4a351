import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { receivedFiles } from '#app/platform/db/schema/received.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { storeReceived } from '#app/enquiries/received/store.server.ts';
import { timelineOf } from '#app/work/core/engagements/timeline.server.ts';
import {
  addEngagement,
  addTaxpayerFor,
  freshDesk,
  itemsIn,
  mailAllNotices,
} from '#app/work/core/engagements/work.test-support.ts';
import { bytesOf, PDF } from '#app/work/documents/documents.test-support.ts';
import { documentKey } from '#app/work/documents/keys.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { queuedMails, signedInAs } from '#tests/accounts.ts';
import { rowOf, useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';
import { deleteAllEnquiries } from '../inbox/inbox.test-support.ts';
import type { Paper } from './paper.server.ts';
import { placeField, type Places } from './places.ts';

await useTestDatabase();
vi.stubEnv('MAIL_TO', 'Enquiries <info@firm.example>');
vi.stubEnv('INBOUND_IMAP_URL', 'imap://nobody@127.0.0.1:1');
afterAll(() => vi.unstubAllEnvs());

const SENDER = 'thandi@example.org';
const OLD_WORD = `\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${'\0'.repeat(600)}`;

let [ann, bob, taxpayerId, work, id, cookie] = ['', '', '', '', '', ''];

beforeEach(async () => {
  await deleteAllEnquiries();
  await db().execute(sql`truncate received_mails cascade`);
  ({ ann, bob, taxpayerId, id: work } = await freshDesk());
  cookie = await signedInAs(ann);
  id = await received({ 'logbook.pdf': PDF });
});

async function received(files: Record<string, string>): Promise<string> {
  const parts = Object.entries(files).map(
    ([name, content]) =>
      `--x\nContent-Type: application/octet-stream\nContent-Disposition: attachment; filename="${name}"\nContent-Transfer-Encoding: base64\n\n${Buffer.from(content, 'latin1').toString('base64')}\n`,
  );
  const subject = `Papers ${crypto.randomUUID()}`;
  const raw = `From: Thandi <${SENDER}>\nTo: info@firm.example\nSubject: ${subject}\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=x\n\n--x\nContent-Type: text/plain\n\nText\n${parts.join('')}--x--\n`;
  const bytes = Buffer.from(raw.replaceAll('\n', '\r\n'));
  await storeReceived({ raw: bytes, isWhole: true, size: bytes.byteLength });
  const [message] = await db().select().from(enquiries).where(eq(enquiries.subject, subject));
  return message?.id ?? '';
}

async function pathOf(name = 'logbook.pdf', of = id): Promise<string> {
  const [file] = await db().select().from(receivedFiles).where(eq(receivedFiles.name, name));
  return `/admin/messages/${of}/file/${file?.id}`;
}

const file = async (intent: string, name?: string, as = cookie) =>
  submit(`${await pathOf(name)}?state=all`, { intent }, { cookie: as });

async function places(as = cookie, query = ''): Promise<Places> {
  return (await visit(`${await pathOf()}${query}`, { cookie: as })).data?.places as Places;
}

const documentsIn = () => db().select().from(documents).where(eq(documents.engagementId, work));

const tie = () => db().update(enquiries).set({ taxpayerId });

test('a mailed paper is filed as if the client had sent it, and Undo takes it back', async () => {
  await tie();
  const [first] = await itemsIn(work);
  const { isTied, of } = await places();
  expect([isTied, of[0]?.works[0]?.wanted[0]?.id]).toEqual([true, first?.id]);
  const filed = await file(`item:${first?.id}`);
  expect(filed).toMatchObject({ status: 303, location: `/admin/messages/${id}?state=all` });
  const toast = await toastOf(filed);
  expect(toast).toMatchObject({ title: 'Filed', action: { label: 'Undo', path: '/admin/undo' } });
  const [document] = await documentsIn();
  expect(document).toMatchObject({
    itemId: first?.id,
    direction: 'from_client',
    name: 'logbook.pdf',
    type: 'application/pdf',
    isByMail: true,
    uploadedBy: ann,
    scanState: 'waiting',
  });
  const object = await storage().open(documentKey(document?.id ?? ''));
  expect((await bytesOf(object!.chunks)).toString('latin1')).toBe(PDF);
  expect(await rowOf(requestItems, first?.id ?? '')).toMatchObject({ state: 'answered' });

  const reference = id.slice(0, 8).toUpperCase();
  const origin = `the message ${reference}, from ${SENDER}, who is not proved`;
  const texts = async (isForClient: boolean) =>
    (await timelineOf(work, { isForClient })).map(({ text }) => text).slice(-3);
  expect(await texts(false)).toContain(`logbook.pdf: filed from ${origin}`);
  expect(await texts(true)).toContain('Received by mail: logbook.pdf');
  expect((await texts(true)).join()).not.toContain(SENDER);
  const [entry] = await db().select().from(auditEntries).where(eq(auditEntries.action, 'engagement.take-in'));
  expect(entry?.changes).toEqual({ documents: 'logbook.pdf', from: origin });
  const page = await visit(`/admin/messages/${id}`, { cookie });
  expect(page.data).toMatchObject({
    enquiry: { files: [{ filed: [{ engagementId: work, itemId: first?.id }] }, { filed: [] }] },
  });

  await submit('/admin/undo', Object.fromEntries(toast?.action?.fields ?? []), { cookie });
  expect(await documentsIn()).toEqual([]);
  expect(await rowOf(requestItems, first?.id ?? '')).toMatchObject({ state: 'open' });
  expect((await texts(false)).join()).not.toContain('logbook');
  expect(await toastOf(await file(`item:${first?.id}`))).toMatchObject({ title: 'Filed' });
});

test('the last paper that was wanted makes the list complete, and the client is told', async () => {
  const items = await itemsIn(work);
  const isLast = sql`${requestItems.engagementId} = ${work} and ${requestItems.id} <> ${items[0]?.id}`;
  await db().update(requestItems).set({ state: 'answered', answer: 'Here' }).where(isLast);
  await file(`item:${items[0]?.id}`);
  expect(await rowOf(engagements, work)).toMatchObject({ state: 'in_progress' });
  await mailAllNotices();
  const [mail] = await queuedMails('thandi@example.org');
  expect(mail?.text).toContain('We have everything');
});

test('without a fitting item it is another paper of the work, and stored once', async () => {
  expect(await toastOf(await file(`paper:${work}`))).toMatchObject({ title: 'Filed' });
  expect(await toastOf(await file(`paper:${work}`))).toMatchObject({ title: 'That was here already' });
  expect(await documentsIn()).toMatchObject([{ itemId: null, direction: 'from_client' }]);
});

test('papers of a mail are filed to their items in one act, which one Undo takes back', async () => {
  await tie();
  id = await received({
    'irp5.pdf': PDF,
    'ra.pdf': `${PDF} ra`,
    'old.doc': OLD_WORD,
    'cat.pdf': `${PDF} cat`,
  });
  const [first, second] = await itemsIn(work);
  const page = `/admin/messages/${id}/file`;
  const { papers } = (await visit(page, { cookie })).data as { papers: Paper[] };
  expect(papers.map(({ name }) => name)).toEqual(['irp5.pdf', 'ra.pdf', 'old.doc', 'cat.pdf']);
  const fields = (...places: (string | undefined)[]) =>
    Object.fromEntries(papers.map((paper, at) => [placeField(paper), places[at] ?? '']));
  expect(await submit(page, { intent: 'file', ...fields() }, { cookie })).toMatchObject({ status: 400 });
  const chosen = fields(`item:${first?.id}`, `item:${second?.id}`, `paper:${work}`);
  const toast = await toastOf(await submit(page, { intent: 'file', ...chosen }, { cookie }));
  expect(toast).toMatchObject({ title: '2 of 3 files filed', tone: 'loss' });
  expect(toast?.description).toContain('“old.doc” was not taken');
  const filed = (await documentsIn()).map(({ name, itemId }) => [name, itemId]);
  expect(filed.toSorted()).toEqual(
    [
      ['irp5.pdf', first?.id],
      ['ra.pdf', second?.id],
    ].toSorted(),
  );
  const undo = new FormData();
  for (const [name, value] of toast?.action?.fields ?? []) undo.append(name, value);
  expect(await toastOf(await submit('/admin/undo', undo, { cookie }))).toMatchObject({ title: 'Taken back' });
  expect(await documentsIn()).toEqual([]);
  const foreign = fields(`item:${first?.id}`, 'item:none', 'paper:', 'x');
  await db().update(taxpayers).set({ assigneeId: ann });
  const refused = await submit(page, { intent: 'file', ...foreign }, { cookie: await signedInAs(bob) });
  expect(refused).toMatchObject({ status: 400 });
  expect(await documentsIn()).toEqual([]);
});

test('what a client may not send is refused, and ended work takes nothing', async () => {
  id = await received({ 'old.doc': OLD_WORD });
  const refused = await file(`paper:${work}`, 'old.doc');
  expect(refused).toMatchObject({
    status: 400,
    data: { error: expect.stringContaining('“old.doc” was not taken. It is an old Office file') },
  });
  await db().update(requestItems).set({ state: 'accepted' });
  const [item] = await itemsIn(work);
  expect(await file(`item:${item?.id}`, 'old.doc')).toMatchObject({ status: 400 });
  await db().update(engagements).set({ state: 'done' });
  expect(await file(`paper:${work}`, 'old.doc')).toMatchObject({ status: 400 });
  expect(await documentsIn()).toEqual([]);
});

test('planned work is named with its day and its page, and takes no paper', async () => {
  await tie();
  await db().update(engagements).set({ state: 'planned', startsOn: '2026-12-01' });
  const [place] = (await places()).of;
  expect(place).toMatchObject({ works: [], planned: [{ id: work, startsOn: '2026-12-01' }] });
  expect(await file(`paper:${work}`)).toMatchObject({
    status: 400,
    data: { error: expect.stringContaining('has not begun') },
  });
  expect(await documentsIn()).toEqual([]);
});

test('a file with a virus, of another message or unknown is not offered', async () => {
  const other = await received({ 'other.pdf': `${PDF} other` });
  expect(await visit(await pathOf('logbook.pdf', other), { cookie })).toMatchObject({ status: 404 });
  expect(await visit(`/admin/messages/${id}/file/none`, { cookie })).toMatchObject({ status: 404 });
  await db().update(receivedFiles).set({ scanState: 'infected' });
  expect(await file(`paper:${work}`)).toMatchObject({ status: 404 });
});

test('work is offered of the taxpayer that it is tied to, else of those of its address', async () => {
  const other = await addTaxpayerFor(null, { name: 'Karoo Wool' });
  const wool = await addEngagement({ taxpayerId: other });
  expect(await places()).toMatchObject({ isTied: false, of: [{ taxpayer: { id: taxpayerId } }] });
  expect(await places(cookie, `?taxpayer=${other}`)).toMatchObject({
    isChosen: true,
    of: [{ works: [{ id: wool }] }],
  });
  await db().update(enquiries).set({ taxpayerId: other });
  expect(await places()).toMatchObject({ isTied: true, of: [{ taxpayer: { id: other } }] });
  const later = await addEngagement({ taxpayerId: other, period: '2027', answers: {} });
  expect((await places()).of[0]?.works.map((one) => one.id)).toEqual([later, wool]);
});

test('a colleague’s client is named, and takes nothing from others', async () => {
  await tie();
  await db().update(taxpayers).set({ assigneeId: ann });
  const foreign = await signedInAs(bob);
  expect((await places(foreign)).of).toEqual([
    {
      taxpayer: { id: taxpayerId, name: 'Thandi Nkosi', keeper: 'Ann Adams', isSeen: false },
      works: [],
      planned: [],
    },
  ]);
  const [item] = await itemsIn(work);
  for (const intent of [`paper:${work}`, `item:${item?.id}`, 'item:none', 'paper:', 'item'])
    expect(await file(intent, 'logbook.pdf', foreign), intent).toMatchObject({ status: 404 });
  expect(await documentsIn()).toEqual([]);
});

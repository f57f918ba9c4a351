import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { openedCookie } from '#app/work/client/opened-link.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import { taxpayerMembers } from '#app/platform/db/schema/taxpayers.ts';
import { addMessage } from '#app/work/core/engagements/messages.server.ts';
import { freshDesk, mailAllNotices, memberActor } from '#app/work/core/engagements/work.test-support.ts';
import { MINUTE } from '#app/platform/core/time.ts';
import { addMember, ADDRESS, asCookie, queuedMails, signedInAs, subjectsTo } from '#tests/accounts.ts';
import { put, rowOf, useTestDatabase } from '#tests/database.ts';
import { ask, submit, toastOf, visit } from '#tests/routes.ts';

await useTestDatabase();

let [work, path, staff, client, draft, annex] = ['', '', '', '', '', ''];
let desk: Awaited<ReturnType<typeof freshDesk>>;

beforeEach(async () => {
  desk = await freshDesk();
  work = desk.id;
  path = `/work/${work}`;
  staff = await signedInAs(desk.ann);
  client = await signedInAs(desk.thandi);
  await db().delete(requestItems).where(eq(requestItems.engagementId, work));
  await db().update(engagements).set({ state: 'in_progress' }).where(eq(engagements.id, work));
  draft = await deliver('return.pdf');
  annex = await deliver('annex.pdf');
});

test('a client approves all files at once, and the colleague is told and files it', async () => {
  const asking = await askFor({ figure: 'refund', amount: '12 345,67' });
  expect(await toastOf(asking)).toMatchObject({
    title: 'Asked for approval',
    description: expect.stringMatching(/^The client gets a mail/),
  });
  await mailAllNotices();
  const [mail] = await queuedMails(ADDRESS);
  expect(mail?.subject).toMatch(/one thing to approve/);
  expect(mail?.text).toMatch(/Please read and approve: My return\./);
  expect(mail?.text).not.toMatch(/345/);
  const item = await openItem();
  expect(item).toMatchObject({ approval: { figure: 'refund', cents: 1_234_567, given: null } });
  expect(await shownTo(client)).toMatchObject({ sentence: expect.stringMatching(/your approval/) });
  expect(await fileIt()).toMatchObject({ status: 400, data: { errors: { approval: expect.any(String) } } });

  expect(await toastOf(await answer('approve', item.id))).toMatchObject({ title: 'Approved' });
  await answer('approve', item.id);
  await mailAllNotices();
  expect((await subjectsTo('ann@%')).filter((subject) => subject.includes('approved'))).toHaveLength(1);
  const [approved] = await items();
  expect(approved).toMatchObject({
    state: 'accepted',
    approval: { given: { email: ADDRESS, proof: 'session' } },
  });
  expect((await deskPage()).approved).toMatch(/^“My return” approved by .+, signed in$/);
  expect(await fileIt()).toMatchObject({ status: 303 });
  expect(await toastOf(await answer('unapprove', item.id))).toMatchObject({ title: 'Nothing changed' });
});

test('what is wrong is written down, and nothing is filed before all is approved', async () => {
  await askFor({});
  const first = await openItem();
  expect(await answer('wrong', first.id, { text: ' ' })).toMatchObject({ status: 400 });
  await answer('wrong', first.id, { text: 'Page 2: the rent is R 9 000.' });
  await mailAllNotices();
  const [mail] = await queuedMails('ann@%');
  expect(mail?.subject).toMatch(/says that something is wrong/);
  expect(mail?.text).not.toMatch(/9 000/);
  expect((await items())[0]).toMatchObject({ state: 'answered', answer: 'Page 2: the rent is R 9 000.' });
  expect(await fileIt()).toMatchObject({ status: 400 });
  await reviewed('accept', first.id);
  await askFor({ what: 'My return, again' });
  expect(await fileIt()).toMatchObject({ status: 400 });
  await answer('approve', (await openItem()).id);
  expect((await deskPage()).approved).toMatch(/^“My return, again” approved/);
});

test('an approval is taken back until it is filed, and the colleague is told', async () => {
  await askFor({});
  const { id } = await openItem();
  await answer('approve', id);
  expect(await reviewed('reopen', id)).toMatchObject({ status: 409 });
  expect((await items())[0]?.approval?.given).toBeTruthy();
  await answer('unapprove', id);
  expect((await items())[0]).toMatchObject({ state: 'open', approval: { given: null } });
  expect(await fileIt()).toMatchObject({ status: 400 });
  await mailAllNotices();
  expect(await subjectsTo('ann@%')).toContainEqual(expect.stringMatching(/took an approval back/));
});

test('an approval never counts for another file, nor while a file is gone', async () => {
  await askFor({});
  const { id } = await openItem();
  await db().delete(documents).where(eq(documents.id, annex));
  expect(await toastOf(await answer('approve', id))).toMatchObject({
    description: expect.stringMatching(/took one of the files back/),
  });
  annex = await deliver('annex 2.pdf');
  expect(await toastOf(await answer('approve', id))).toMatchObject({ title: 'Nothing changed' });
  await reviewed('remove', id);
  await askFor({});
  await answer('approve', (await openItem()).id);
  const set = (values: Partial<typeof documents.$inferInsert>) =>
    db().update(documents).set(values).where(eq(documents.id, annex));
  for (const lost of [
    { scanState: 'missing' },
    { scanState: 'infected' },
    { sha256: 'f'.repeat(64) },
  ] as const) {
    await set({ scanState: 'clean' });
    expect((await deskPage()).approved).toBeTruthy();
    await set(lost);
    expect((await deskPage()).approved).toBeNull();
    expect(await fileIt()).toMatchObject({ status: 400 });
  }
});

test('who came by a code approves within ten minutes of it, else with another', async () => {
  await askFor({});
  const { id } = await openItem();
  const opened = async (minutesAgo: number) => {
    const at = new Date(Date.now() - minutesAgo * MINUTE);
    return asCookie(await openedCookie(ask('/').request, { engagementId: work, email: ADDRESS }, at));
  };
  const late = await answer('approve', id, {}, await opened(11));
  expect(late).toMatchObject({ status: 200, data: { intent: 'approve', row: id, asksCode: true } });
  expect((await items())[0]?.approval?.given).toBeNull();
  const approved = await toastOf(await answer('approve', id, {}, await opened(9)));
  expect(approved?.action).toMatchObject({ label: 'Undo', path });
  const given = (await items())[0]?.approval?.given;
  expect(given).toMatchObject({ email: ADDRESS, proof: 'code', name: expect.stringMatching(/^[^@]+$/) });
});

test('nobody approves but an owner, and only by the act of its own', async () => {
  await askFor({});
  const { id } = await openItem();
  const lerato = await addMember({ email: 'lerato@example.org' });
  await put(taxpayerMembers, { taxpayerId: desk.taxpayerId, userId: lerato, role: 'contributor' });
  const helper = await signedInAs(lerato);
  expect(await shownTo(helper)).toMatchObject({
    mayApprove: false,
    sentence: expect.stringMatching(/nothing for you to do now/),
  });
  const waitsFor = async (cookie: string) => {
    const { data } = await visit('/account', { cookie });
    return (data as { home: { waiting: { what: string[] }[] } }).home.waiting.flatMap(({ what }) => what);
  };
  expect(await waitsFor(helper)).not.toContain('one thing to approve');
  expect(await waitsFor(client)).toContain('one thing to approve');
  for (const intent of ['approve', 'wrong', 'unapprove'])
    expect(await toastOf(await answer(intent, id, { text: 'No' }, helper))).toMatchObject({
      description: expect.stringMatching(/An owner approves/),
    });
  const stranger = await signedInAs(await addMember({ email: 'stranger@example.org' }));
  expect(await answer('approve', id, {}, stranger)).toMatchObject({ status: 404 });
  for (const intent of ['text', 'not-mine']) await answer(intent, id, { text: 'Yes', reason: 'I approve' });
  expect((await items())[0]).toMatchObject({ state: 'open', approval: { given: null } });
});

test('a question that is taken back before its mail is never mailed', async () => {
  const undo = (await toastOf(await askFor({})))?.action;
  await submit(undo?.path ?? '', new URLSearchParams(undo?.fields).toString(), {
    cookie: staff,
    type: 'application/x-www-form-urlencoded',
  });
  expect(await items()).toEqual([]);
  await mailAllNotices();
  expect(await subjectsTo(ADDRESS)).toEqual([]);
});

test('what cannot be approved is refused', async () => {
  for (const [fields, field] of [
    [{ document: '' }, 'file'],
    [{ document: randomUUID() }, 'file'],
    [{ amount: '100' }, 'amount'],
    [{ figure: 'pay', amount: 'much' }, 'amount'],
    [{ figure: 'pay', amount: '100', payBy: 'soon' }, 'payBy'],
  ] as const)
    expect(await askFor(fields)).toMatchObject({
      status: 400,
      data: { errors: { [field]: expect.any(String) } },
    });
  await addMessage(memberActor(desk.thandi), work, { text: 'A message', key: randomUUID() });
  const sha256 = '0'.repeat(64);
  const theirs = await put(documents, { ...FILE, sha256, engagementId: work, direction: 'from_client' });
  expect(await askFor({ document: theirs.id })).toMatchObject({ status: 400 });
  expect(await items()).toEqual([]);
});

const FILE = { name: 'a.pdf', type: 'application/pdf', size: 9, scanState: 'clean' } as const;

async function deliver(name: string): Promise<string> {
  const sha256 = name.length.toString(16).repeat(64).slice(0, 64);
  const values = { ...FILE, name, sha256, engagementId: work, direction: 'to_client' } as const;
  return (await put(documents, values)).id;
}

function askFor(fields: Record<string, string>) {
  const { document = `${draft} ${annex}`, ...others } = fields;
  const form = new URLSearchParams({ purpose: 'approve', what: 'My return', why: '', ...others });
  for (const id of document.split(' ').filter(Boolean)) form.append('document', id);
  return submit(`/admin/work/${work}/deliver`, form.toString(), {
    cookie: staff,
    params: { id: work },
    type: 'application/x-www-form-urlencoded',
  });
}

function answer(intent: string, item: string, fields: Record<string, string> = {}, cookie = client) {
  return submit(path, { intent, item, ...fields }, { cookie, params: { id: work } });
}

async function reviewed(intent: string, item: string) {
  const version = String((await rowOf(requestItems, item))?.version);
  const fields = { intent, item, version, seen: new Date().toISOString() };
  return submit(`/admin/work/${work}`, fields, { cookie: staff, params: { id: work } });
}

async function fileIt() {
  const version = String((await rowOf(engagements, work))?.version);
  const fields = { intent: 'state', to: 'with_sars', version, submittedOn: '2026-08-03' };
  return submit(`/admin/work/${work}`, fields, { cookie: staff, params: { id: work } });
}

function items() {
  const { engagementId, position } = requestItems;
  return db().select().from(requestItems).where(eq(engagementId, work)).orderBy(position);
}

async function openItem() {
  const item = (await items()).find(({ state }) => state === 'open');
  if (!item) throw new Error('Nothing is open.');
  return item;
}

async function shownTo(cookie: string) {
  return (await visit(path, { cookie, params: { id: work } })).data;
}

async function deskPage() {
  const page = await visit(`/admin/work/${work}`, { cookie: staff, params: { id: work } });
  return page.data as { approved: string | null };
}

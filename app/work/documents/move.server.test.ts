import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { engagementMessages, engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import {
  addEngagement,
  freshDesk,
  itemsIn,
  staffActor,
} from '#app/work/core/engagements/work.test-support.ts';
import { signedInAs } from '#tests/accounts.ts';
import { rowOf, useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';
import { moveDocument } from './move.server.ts';
import { removeDocument } from './remove.server.ts';

await useTestDatabase();

let [ann, bob, work, cookie] = ['', '', '', ''];
let items: Awaited<ReturnType<typeof itemsIn>> = [];

beforeEach(async () => {
  ({ ann, bob, id: work } = await freshDesk());
  cookie = await signedInAs(ann);
  items = await itemsIn(work);
});

async function scan(name: string, itemId: string | null = null, noteId: string | null = null) {
  const sha256 = sql`encode(sha256(${name}::bytea), 'hex')`;
  const file = { name, type: 'application/pdf', size: 1, sha256, scanState: 'clean' as const };
  const values = {
    engagementId: work,
    itemId,
    noteId,
    direction: 'from_client' as const,
    uploadedBy: ann,
    ...file,
  };
  const [stored] = await db()
    .insert(documents)
    .values(values as unknown as typeof documents.$inferInsert)
    .returning();
  return stored?.id ?? '';
}

const pathOf = (paper: string) => `/admin/work/${work}/papers/${paper}`;
const file = (paper: string, intent: string, as = cookie) =>
  submit(pathOf(paper), { intent }, { cookie: as });
const itemOf = async (paper: string) => (await rowOf(documents, paper))?.itemId;
const stateOf = async (item: string | undefined) => (await rowOf(requestItems, item ?? ''))?.state;

test('a paper of a message is filed to an item too, and Undo takes it from there', async () => {
  const [message] = await db()
    .insert(engagementMessages)
    .values({
      engagementId: work,
      isOurs: false,
      authorName: 'Thandi',
      text: 'Here it is.',
      submissionKey: 'a-message-that-came-by-mail',
    })
    .returning();
  const [loose, paper] = [await scan('1.pdf'), await scan('2.pdf', null, message?.id ?? null)];
  expect((await visit(pathOf(loose), { cookie })).data).toMatchObject({ left: 1 });
  const filed = await file(paper, `item:${items[0]?.id}`);
  expect(filed.location).toBe(`/admin/work/${work}#items`);
  expect(await rowOf(documents, paper)).toMatchObject({ itemId: items[0]?.id, noteId: message?.id });
  const { fields } = (await toastOf(filed))?.action ?? {};
  await submit('/admin/undo', Object.fromEntries(fields ?? []), { cookie });
  expect(await rowOf(documents, paper)).toMatchObject({ itemId: null, noteId: message?.id });
});

test('loose scans are filed one after the other, an act each, and Undo takes one back', async () => {
  const [one, two, three] = [await scan('1.pdf'), await scan('2.pdf'), await scan('3.pdf')];
  const page = await visit(pathOf(two), { cookie });
  expect(page.data).toMatchObject({ left: 3, next: pathOf(three), now: null });
  const filed = await file(two, `item:${items[0]?.id}`);
  expect(filed).toMatchObject({ status: 303, location: pathOf(three) });
  expect([await itemOf(two), await stateOf(items[0]?.id)]).toEqual([items[0]?.id, 'answered']);
  expect((await file(three, `item:${items[0]?.id}`)).location).toBe(pathOf(one));
  const last = await file(one, `item:${items[1]?.id}`);
  expect(last.location).toBe(`/admin/work/${work}#items`);
  const toast = await toastOf(last);
  expect(toast).toMatchObject({ title: 'Filed', description: items[1]?.what, action: { label: 'Undo' } });
  const undone = await submit('/admin/undo', Object.fromEntries(toast?.action?.fields ?? []), { cookie });
  expect(undone.location).toBe(pathOf(one));
  expect([await itemOf(one), await stateOf(items[1]?.id)]).toEqual([null, 'open']);
});

test('a filed paper moves to another item or out of all; its item is open again', async () => {
  const paper = await scan('1.pdf');
  await file(paper, `item:${items[0]?.id}`);
  expect((await visit(pathOf(paper), { cookie })).data).toMatchObject({ now: items[0]?.what, left: 0 });
  await file(paper, `item:${items[1]?.id}`);
  expect([await stateOf(items[0]?.id), await stateOf(items[1]?.id)]).toEqual(['open', 'answered']);
  await file(paper, 'paper');
  expect([await itemOf(paper), await stateOf(items[1]?.id)]).toEqual([null, 'open']);
});

test('a paper that was filed elsewhere meanwhile moves only after that was said', async () => {
  const paper = await scan('1.pdf');
  const late = { intent: `item:${items[1]?.id}`, from: '' };
  await file(paper, `item:${items[0]?.id}`);
  const answer = await submit(pathOf(paper), late, { cookie });
  expect(answer).toMatchObject({ status: 409, data: { from: items[0]?.id } });
  expect((answer.data as { error: string }).error).toBe(
    `Ann Adams filed it for “${items[0]?.what}” meanwhile. Press again if it is for what you choose.`,
  );
  expect(await itemOf(paper)).toBe(items[0]?.id);
  expect(await submit(pathOf(paper), { ...late, from: items[0]?.id ?? '' }, { cookie })).toMatchObject({
    status: 303,
  });
  expect(await itemOf(paper)).toBe(items[1]?.id);
});

test('its photos and earlier versions go along', async () => {
  const [paper, photo, older] = [await scan('1.pdf'), await scan('a.pdf'), await scan('old.pdf')];
  await db().update(documents).set({ mergedIntoId: paper }).where(eq(documents.id, photo));
  await db().update(documents).set({ replacedById: paper }).where(eq(documents.id, older));
  await file(paper, `item:${items[0]?.id}`);
  expect([await itemOf(photo), await itemOf(older)]).toEqual([items[0]?.id, items[0]?.id]);
});

test('the same file twice, what is accepted, and what has ended stay as they are', async () => {
  const [paper, there] = [await scan('1.pdf'), await scan('2.pdf', items[0]?.id)];
  await db()
    .update(documents)
    .set({ sha256: 'a'.repeat(64) });
  expect(await toastOf(await file(paper, `item:${items[0]?.id}`))).toMatchObject({
    title: 'That was here already',
  });
  expect(await stateOf(items[0]?.id)).toBe('open');
  await db().update(requestItems).set({ state: 'accepted' });
  expect(await file(paper, `item:${items[1]?.id}`)).toMatchObject({ status: 400 });
  expect(await file(there, 'paper')).toMatchObject({ status: 400 });
  await db().update(requestItems).set({ state: 'open' });
  await db().update(engagements).set({ state: 'done' });
  expect(await file(paper, `item:${items[1]?.id}`)).toMatchObject({ status: 400 });
  expect([await itemOf(paper), await itemOf(there)]).toEqual([null, items[0]?.id]);
});

test('nothing moves to other work, from nowhere, or by who does not see it', async () => {
  const paper = await scan('1.pdf');
  const other = await addEngagement({
    taxpayerId: (await rowOf(engagements, work))?.taxpayerId ?? '',
    period: '2027',
  });
  await db().execute(
    sql`insert into request_items (engagement_id, what, why, position) values (${other}, 'A lease', '', 1)`,
  );
  for (const intent of [`item:${(await itemsIn(other))[0]?.id}`, 'item:none', 'item'])
    expect(await file(paper, intent), intent).toMatchObject({ status: 404 });
  expect(await file('none', 'paper')).toMatchObject({ status: 404 });
  await db().execute(sql`update taxpayers set assignee_id = ${ann}`);
  const foreign = await signedInAs(bob);
  expect(await file(paper, `item:${items[0]?.id}`, foreign)).toMatchObject({ status: 404 });
  const mine = await visit(`/admin/work/${other}/papers/${paper}`, { cookie });
  expect(mine).toMatchObject({ status: 404 });
  const elsewhere = await submit(`/admin/work/${other}/papers/${paper}`, { intent: 'paper' }, { cookie });
  expect(elsewhere).toMatchObject({ status: 404 });
  expect(await itemOf(paper)).toBeNull();
});

test('what somebody did with it since is not taken back', async () => {
  const paper = await scan('1.pdf');
  const toast = await toastOf(await file(paper, `item:${items[0]?.id}`));
  await removeDocument(staffActor(ann), paper);
  const undo = () => submit('/admin/undo', Object.fromEntries(toast?.action?.fields ?? []), { cookie });
  expect(await toastOf(await undo())).toMatchObject({ title: 'Not taken back' });
  expect(await moveDocument(staffActor(ann), paper, null)).toBe('gone');
});

test('of two who file one paper at once, the later is told where it is', async () => {
  const paper = await scan('1.pdf');
  const fileAt = (item: string | undefined) =>
    submit(pathOf(paper), { intent: `item:${item}`, from: '' }, { cookie });
  const answers = await Promise.all([fileAt(items[0]?.id), fileAt(items[1]?.id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
  const filed = answers.findIndex(({ status }) => status === 303);
  expect(await itemOf(paper)).toBe(items[filed]?.id);
});

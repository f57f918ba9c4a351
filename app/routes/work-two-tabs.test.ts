import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { itr12 } from '#content/checklists/itr12.ts';
import { db } from '#app/platform/db/client.server.ts';
import { requestItems } from '#app/platform/db/schema/engagements.ts';
import { taxpayerMembers } from '#app/platform/db/schema/taxpayers.ts';
import { findEngagement } from '#app/work/core/engagements/find.server.ts';
import { addItem } from '#app/work/core/engagements/asked-items.server.ts';
import {
  addEngagement,
  freshWork,
  itemsIn,
  staffActor,
} from '#app/work/core/engagements/work.test-support.ts';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';

await useTestDatabase();

const [FIRST = '', SECOND = '', ...OTHERS] = itr12.questions.map(({ id }) => id);
const NO = Object.fromEntries([FIRST, SECOND, ...OTHERS].map((id) => [id, 'no']));

let [id, thandi, pieter, ann, desk] = ['', '', '', '', ''];

beforeEach(async () => {
  const fresh = await freshWork();
  ann = fresh.ann;
  id = await addEngagement({ taxpayerId: fresh.taxpayerId });
  const other = await addMember({ email: 'pieter@example.org' });
  await put(taxpayerMembers, { taxpayerId: fresh.taxpayerId, userId: other, role: 'owner' });
  [thandi, pieter, desk] = [await signedInAs(fresh.thandi), await signedInAs(other), await signedInAs(ann)];
});

test('a stale page of questions changes only what was changed on it', async () => {
  await send(thandi, { intent: 'questions', seen: '', ...NO, [FIRST]: 'yes' });
  const seen = seenOf({ ...NO, [FIRST]: 'yes' });
  await send(pieter, { intent: 'questions', seen, ...NO, [FIRST]: 'yes', [SECOND]: 'yes' });
  const third = OTHERS[0] ?? '';
  const stale = { intent: 'questions', seen, ...NO, [FIRST]: 'yes', [third]: 'yes' };
  expect(await send(thandi, stale)).toMatchObject({ status: 303 });
  expect(await stored()).toMatchObject({
    answers: { ...NO, [FIRST]: 'yes', [SECOND]: 'yes', [third]: 'yes' },
  });
});

test('two answers to one question are shown, and nothing is stored before one chooses', async () => {
  await send(pieter, { intent: 'keep', live: 'yes', seen: '', [FIRST]: 'yes' });
  for (const intent of ['keep', 'questions']) {
    const stale = { intent, seen: '', ...NO };
    expect(await send(thandi, stale)).toMatchObject({ status: 409, data: { typed: { [FIRST]: 'no' } } });
    expect(await stored()).toMatchObject({ answers: null, givenAnswers: { [FIRST]: 'yes' } });
  }
  await send(thandi, { intent: 'questions', seen: seenOf({ [FIRST]: 'yes' }), ...NO });
  expect(await stored()).toMatchObject({ answers: NO });
});

test('what was kept on a stale page is no change of answers that were all given since', async () => {
  await send(pieter, { intent: 'questions', seen: '', ...NO });
  const late = { intent: 'keep', live: 'yes', seen: '' };
  expect(await send(thandi, { ...late, [FIRST]: 'no' })).toMatchObject({ status: 302 });
  expect(await send(thandi, { ...late, [FIRST]: 'yes' })).toMatchObject({ status: 409 });
  expect(await stored()).toMatchObject({ answers: NO });
});

test('last year fills only the questions that are open, whatever is marked or kept', async () => {
  const last = seenOf(NO);
  await send(pieter, { intent: 'keep', live: 'yes', seen: '', [FIRST]: 'yes' });
  const again = { intent: 'questions:again', seen: '', last, [SECOND]: 'yes' };
  expect(await send(thandi, again)).toMatchObject({ status: 303 });
  expect(await stored()).toMatchObject({ answers: { ...NO, [FIRST]: 'yes', [SECOND]: 'yes' } });
  const late = { intent: 'keep', live: 'yes', seen: '', [SECOND]: 'yes' };
  expect(await send(thandi, late)).toMatchObject({ status: 302 });
});

test('words never take the place of words that came meanwhile', async () => {
  const item = await askFor('sentence');
  await send(pieter, { intent: 'text', item, mark: '', text: 'Forty days' });
  const stale = { intent: 'text', item, mark: '', text: 'Fifty days' };
  expect(await send(thandi, stale)).toMatchObject({ status: 409, data: { isStale: true, typed: stale } });
  expect(await answerOf(item)).toBe('Forty days');
  expect(await send(thandi, { ...stale, text: 'Forty days' })).toMatchObject({ status: 303 });
  await send(thandi, { ...stale, mark: await markOf(item) });
  expect(await answerOf(item)).toBe('Fifty days');
});

test('a reason, an amount and a reopening of a stale page change nothing either', async () => {
  const item = await askFor('amount');
  await send(pieter, { intent: 'text', item, mark: '', amount: '100' });
  const reason = { intent: 'not-mine', item, mark: '', reason: 'I pay no rent' };
  expect(await send(thandi, reason)).toMatchObject({ status: 409, data: { typed: reason } });
  expect(await send(thandi, { intent: 'text', item, mark: '', amount: '200' })).toMatchObject({
    status: 409,
  });
  const reopened = await send(thandi, { intent: 'reopen', item, mark: '' });
  expect(await toastOf(reopened)).toMatchObject({ tone: 'loss' });
  expect(await row(item)).toMatchObject({ state: 'answered', answer: '100.00' });
});

test('words that came with files and met another answer are kept until one is left', async () => {
  const item = await askFor('file');
  await send(pieter, { intent: 'text', item, mark: '', text: 'It is lost' });
  const form = new FormData();
  for (const [name, value] of [
    ['item', item],
    ['mark', ''],
    ['text', 'It comes on Friday'],
  ] as const)
    form.append(name, value);
  const sent = await submit(`/work/${id}/files`, form, { cookie: thandi, params: { id } });
  expect(sent.location).toBe(`/work/${id}#open`);
  expect(await toastOf(sent)).toMatchObject({ title: 'Your words are not sent yet' });
  expect(await answerOf(item)).toBe('It is lost');
  expect((await page(thandi)).draft).toMatchObject({ item, text: 'It comes on Friday' });
  expect((await page(pieter)).draft).toBeNull();
  await send(thandi, { intent: 'leave', item });
  expect((await page(thandi)).draft).toBeNull();
});

test('a colleague who answers for a client overwrites nothing either', async () => {
  const item = await askFor('sentence');
  await send(pieter, { intent: 'text', item, mark: '', text: 'Forty days' });
  const stale = {
    intent: 'answer',
    item,
    mark: '',
    version: '1',
    seen: new Date().toISOString(),
    text: 'Ten',
  };
  const refused = await submit(`/admin/work/${id}`, stale, { cookie: desk, params: { id } });
  expect(refused).toMatchObject({ status: 409, data: { typed: { text: 'Ten' } } });
  expect(await answerOf(item)).toBe('Forty days');
});

function send(cookie: string, fields: Record<string, string>) {
  return submit(`/work/${id}`, fields, { cookie, params: { id } });
}

async function page(cookie: string) {
  return (await visit(`/work/${id}`, { cookie, params: { id } })).data as { draft: object | null };
}

function stored() {
  return findEngagement(staffActor(ann), id);
}

/** As the page writes it. */
function seenOf(answers: Record<string, string>): string {
  return Object.entries(answers)
    .map(([question, answer]) => `${question}=${answer}`)
    .join(' ');
}

async function askFor(takes: 'sentence' | 'amount' | 'file') {
  await addItem(staffActor(ann), id, { what: 'How many days?', why: '', takes }, new Date());
  return (await itemsIn(id)).at(-1)?.id ?? '';
}

async function row(item: string) {
  return (await db().select().from(requestItems).where(eq(requestItems.id, item)))[0];
}

async function answerOf(item: string) {
  return (await row(item))?.answer;
}

async function markOf(item: string) {
  return (await itemsIn(id)).find((one) => one.id === item)?.mark ?? '';
}

import { beforeEach, expect, test } from 'vitest';
import { itr12 } from '#content/checklists/itr12.ts';
import {
  addEngagement,
  freshWork,
  itemsIn,
  staffActor,
} from '#app/work/core/engagements/work.test-support.ts';
import { addItem } from '#app/work/core/engagements/item-requests.server.ts';
import { findEngagement } from '#app/work/core/engagements/find.server.ts';
import { queuedMails, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';

await useTestDatabase();

const IDS = itr12.questions.map(({ id }) => id);
const [FIRST = '', SECOND = ''] = IDS;

let [id, cookie, ann] = ['', '', ''];

beforeEach(async () => {
  const fresh = await freshWork();
  ann = fresh.ann;
  id = await addEngagement({ taxpayerId: fresh.taxpayerId });
  cookie = await signedInAs(fresh.thandi);
});

test('answers are kept as they are given, and home counts the questions that are left', async () => {
  expect(await waiting()).toEqual(['nine short questions']);
  const kept = await answer({ intent: 'keep', [FIRST]: 'yes' });
  expect(await toastOf(kept)).toMatchObject({ title: 'Your answers are kept' });
  const live = await answer({ intent: 'keep', live: 'yes', [SECOND]: 'no', unknown: 'yes' });
  expect(live).toMatchObject({ status: 302, cookies: [] });
  expect(await shown()).toMatchObject({ hasQuestions: true, answers: { [FIRST]: 'yes', [SECOND]: 'no' } });
  expect(await waiting()).toEqual(['seven short questions']);
  expect(await itemsIn(id)).toEqual([]);
  expect(await queuedMails()).toEqual([]);
});

test('all answers at once end the questions; what was kept goes with them', async () => {
  await answer({ intent: 'keep', [FIRST]: 'yes' });
  expect(await answer({ intent: 'questions', [SECOND]: 'no' })).toMatchObject({ status: 400 });
  const all = Object.fromEntries(IDS.map((question) => [question, 'no']));
  expect(await answer({ intent: 'questions', ...all })).toMatchObject({ status: 303 });
  expect(await findEngagement(staffActor(ann), id)).toMatchObject({ answers: all, givenAnswers: null });
  expect(await answer({ intent: 'keep', [FIRST]: 'yes' })).toMatchObject({ status: 409 });
});

test('a question of a colleague asks for words first, and for no photo', async () => {
  const question = { what: 'How many days did you work from home?', why: '' };
  await addItem(staffActor(ann), id, question, new Date());
  await addItem(staffActor(ann), id, { what: 'The lease', why: '' }, new Date());
  expect((await itemsIn(id)).map(({ media }) => media)).toEqual([
    ['sentence', 'file'],
    ['file', 'photos', 'sentence'],
  ]);
});

function answer(fields: Record<string, string>) {
  return submit(`/work/${id}`, fields, { cookie, params: { id } });
}

async function shown() {
  return (await visit(`/work/${id}`, { cookie, params: { id } })).data;
}

async function waiting() {
  const { home } = (await visit('/account', { cookie })).data as { home: { waiting: { what: string[] }[] } };
  return home.waiting[0]?.what;
}

import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { requestItems } from '#app/platform/db/schema/engagements.ts';
import { formOfFiles, PDF } from '#app/work/documents/documents.test-support.ts';
import { checklistOf, typeOf } from '#app/work/core/engagements/types.ts';
import { freshDesk, itemsIn } from '#app/work/core/engagements/work.test-support.ts';
import { signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, toastOf } from '#tests/routes.ts';

await useTestDatabase();

let [id, cookie] = ['', ''];

beforeEach(async () => {
  const desk = await freshDesk();
  id = desk.id;
  cookie = await signedInAs(desk.thandi);
});

test('the last thing that we need, sent in words or as a file, says that all is here', async () => {
  const needed = (await itemsIn(id)).filter(({ isOptional }) => !isOptional);
  const send = (files: Parameters<typeof formOfFiles>[0], fields: Record<string, string>) =>
    submit(`/work/${id}/files`, formOfFiles(files, fields), { cookie, accept: 'text/html' });
  for (const [index, item] of needed.entries()) {
    const isLast = index === needed.length - 1;
    const fields = { intent: 'text', item: item.id };
    const words = await send([], { ...fields, text: 'It is lost.' });
    for (const answer of [words, await send([{ name: 'a.pdf', bytes: `${PDF} ${index}` }], fields)])
      expect((await toastOf(answer))?.description).toBe(
        isLast ? 'All that we asked for is here. We look through it.' : undefined,
      );
  }
});

test('answers after which nothing is needed say that all is here', async () => {
  await db().update(requestItems).set({ state: 'answered', answer: 'It is lost.' });
  const all = checklistOf(typeOf('itr12'))?.questions ?? [];
  const answers = Object.fromEntries(all.map((one) => [one.id, one.id === 'pay' ? 'yes' : 'no']));
  const answer = await submit(`/work/${id}`, { intent: 'questions', ...answers }, { cookie, params: { id } });
  expect(answer.location).toBe(`/work/${id}`);
  expect((await toastOf(answer))?.description).toBe('All that we asked for is here. We look through it.');
});

test('a changed answer after which nothing is open claims no paper that never came', async () => {
  await db().delete(requestItems);
  const all = checklistOf(typeOf('itr12'))?.questions ?? [];
  const answers = Object.fromEntries(all.map(({ id: question }) => [question, 'no']));
  await submit(`/work/${id}`, { intent: 'questions', ...answers }, { cookie, params: { id } });
  await db().update(requestItems).set({ state: 'not_mine', answer: null });
  const changed = { intent: 'questions', ...answers, foreign: 'yes' };
  await submit(`/work/${id}`, changed, { cookie, params: { id } });
  const back = await submit(`/work/${id}`, { ...changed, foreign: 'no' }, { cookie, params: { id } });
  expect((await toastOf(back))?.description).toBe('We need nothing more from you for now.');
});

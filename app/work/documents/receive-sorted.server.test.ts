import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { freshDesk, itemsIn } from '#app/work/core/engagements/work.test-support.ts';
import { signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';
import { PDF } from './documents.test-support.ts';
import { fileField, PLACE_FIELD } from './sorted.ts';

await useTestDatabase();

let [ann, bob, id, path] = ['', '', '', ''];
let items: string[] = [];

beforeEach(async () => {
  ({ ann, bob, id } = await freshDesk());
  path = `/admin/work/${id}/papers`;
  const { data } = await visit(path, { cookie: await signedInAs(ann) });
  items = (data as { items: { id: string }[] }).items.map((item) => item.id);
});

const pdf = (name: string) => [new Blob([`${PDF} ${name}`]), name] as const;

async function send(form: FormData, as = ann) {
  return submit(path, form, { cookie: await signedInAs(as) });
}

async function stored() {
  const rows = await db().select().from(documents).where(eq(documents.engagementId, id));
  return Object.fromEntries(rows.map(({ name, itemId, direction }) => [name, [itemId, direction]]));
}

test('files chosen together go to the item of each, and one Undo takes all back', async () => {
  const form = new FormData();
  for (const name of ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf']) form.append('file', ...pdf(name));
  for (const place of [...items.slice(0, 3), '', items[3] ?? '']) form.append(PLACE_FIELD, place);
  const toast = await toastOf(await send(form));
  expect(toast).toMatchObject({ title: '5 files are here', action: { label: 'Undo' } });
  expect(await stored()).toEqual({
    'a.pdf': [items[0], 'from_client'],
    'b.pdf': [items[1], 'from_client'],
    'c.pdf': [items[2], 'from_client'],
    'd.pdf': [null, 'from_client'],
    'e.pdf': [items[3], 'from_client'],
  });
  const states = async () => (await itemsIn(id)).filter(({ state }) => state === 'answered').length;
  expect(await states()).toBe(4);
  const undo = Object.fromEntries(toast?.action?.fields ?? []);
  await submit('/admin/undo', undo, { cookie: await signedInAs(ann) });
  expect([await stored(), await states()]).toEqual([{}, 0]);
});

test('files with the same bytes are stored once, and said to be so', async () => {
  const form = new FormData();
  for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) {
    form.append('file', new Blob([PDF]), name);
    form.append(PLACE_FIELD, '');
  }
  expect(await toastOf(await send(form))).toMatchObject({
    title: 'The file is here',
    description: expect.stringMatching(
      /^2 were the same as others that are here: “[bc]\.pdf”, “[bc]\.pdf”\.$/,
    ),
  });
});

test('without a script each item has a control of its own, however many there are', async () => {
  const form = new FormData();
  for (const item of items) form.append(fileField(item), new Blob([]), '');
  for (let more = 0; more < 40; more += 1) form.append(fileField(items[0] ?? ''), new Blob([]), '');
  form.append(fileField(items[1] ?? ''), ...pdf('one.pdf'));
  form.append(fileField(''), ...pdf('other.pdf'));
  form.append(fileField(items[2] ?? ''), new Blob(['MZ']), 'bad.exe');
  expect(await toastOf(await send(form))).toMatchObject({ title: '“bad.exe” was not taken', tone: 'loss' });
  expect(await stored()).toEqual({
    'one.pdf': [items[1], 'from_client'],
    'other.pdf': [null, 'from_client'],
  });
});

test('what is too much, of other work or of a colleague’s client is not stored', async () => {
  const form = new FormData();
  for (let count = 0; count < 22; count += 1) form.append('file', ...pdf(`${count}.pdf`));
  for (let count = 0; count < 22; count += 1) form.append(PLACE_FIELD, items[0] ?? '');
  expect(await toastOf(await send(form))).toMatchObject({ title: '“20.pdf” was not taken' });
  expect(Object.keys(await stored())).toHaveLength(20);
  const foreign = new FormData();
  foreign.append(fileField('1a2b3c4d-0000-4000-8000-000000000000'), ...pdf('foreign.pdf'));
  expect(await toastOf(await send(foreign))).toMatchObject({ title: '“foreign.pdf” was not taken' });
  expect(await send(foreign, bob)).toMatchObject({ status: 404 });
});

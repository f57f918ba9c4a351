import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { notes } from '#app/platform/db/schema/notes.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { freshDesk } from '#app/work/core/engagements/work.test-support.ts';
import { contactsOf } from '#app/work/core/taxpayers/contacts.server.ts';
import { signedInAs } from '#tests/accounts.ts';
import { rowOf, useTestDatabase } from '#tests/database.ts';
import { submit, toastOf } from '#tests/routes.ts';

await useTestDatabase();

let [cookie, id] = ['', ''];

beforeEach(async () => {
  const { ann, taxpayerId } = await freshDesk();
  [cookie, id] = [await signedInAs(ann), taxpayerId];
});

const post = (fields: Record<string, string>, path = `/admin/taxpayers/${id}`) =>
  submit(path, fields, { cookie });

async function undo(answer: Awaited<ReturnType<typeof post>>) {
  const { label, path = '', fields = [] } = (await toastOf(answer))?.action ?? {};
  expect(label).toBe('Undo');
  return post(Object.fromEntries(fields), path);
}

test('a contact person that was added is taken back, and comes again', async () => {
  const names = async () => (await contactsOf(id)).map(({ name, phone }) => [name, phone]);
  const added = await post({
    intent: 'contact-add',
    key: randomUUID(),
    name: 'Eve',
    phone: '082 555 0101',
  });
  expect(await names()).toEqual([['Eve', '+27 825550101']]);
  const removed = await undo(added);
  expect(await names()).toEqual([]);
  await undo(removed);
  expect(await names()).toEqual([['Eve', '+27 825550101']]);
});

test('a client that was added by mistake is taken back to the trash', async () => {
  const key = randomUUID();
  const fields = { kind: 'company', name: 'Karoo Wool', yearEnd: '2', language: 'en', assigneeId: '' };
  const added = await post({ intent: 'data', key, ...fields }, '/admin/taxpayers/new');
  expect(added).toMatchObject({ status: 303, location: `/admin/taxpayers/${key}` });
  expect(await undo(added)).toMatchObject({ location: '/admin/work/trash' });
  expect((await rowOf(taxpayers, key))?.deletedAt).not.toBeNull();
});

test('a note is taken back as it was added, changed or pinned', async () => {
  const stored = async () => (await db().select().from(notes))[0];
  const added = await post({ intent: 'note', key: randomUUID(), text: 'Pays late' });
  const item = (await stored())?.id ?? '';
  const edited = await post({ intent: 'edit-note', item, version: '1', text: 'Pays in time' });
  expect((await stored())?.text).toBe('Pays in time');
  await undo(edited);
  expect((await stored())?.text).toBe('Pays late');
  const pinned = await post({ intent: 'pin-note', item, pinned: 'yes' });
  await undo(pinned);
  expect((await stored())?.isPinned).toBe(false);
  await undo(added);
  expect((await stored())?.deletedAt).not.toBeNull();
});

test('the Undo of a note fits into a cookie, and a longer note has none', async () => {
  await post({ intent: 'note', key: randomUUID(), text: 'Wôrd '.repeat(350) });
  const item = (await db().select().from(notes))[0]?.id ?? '';
  const shorter = await post({ intent: 'edit-note', item, version: '1', text: 'Wôrd '.repeat(360) });
  expect((await toastOf(shorter))?.action).toBeUndefined();
  const short = await post({ intent: 'edit-note', item, version: '2', text: 'Short' });
  expect((await toastOf(short))?.action).toBeDefined();
  // What browsers keep of one cookie.
  expect(Math.max(...short.cookies.map((cookie) => cookie.length))).toBeLessThan(4096);
});

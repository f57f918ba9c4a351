import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { notes } from '#app/platform/db/schema/notes.ts';
import { addTaxpayerFor, freshDesk } from '#app/work/core/engagements/work.test-support.ts';
import { signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';

await useTestDatabase();

let [ann, bob, client] = ['', '', ''];

beforeEach(async () => {
  ({ ann, bob } = await freshDesk());
  client = await addTaxpayerFor(null, { name: 'Kudu Kilns', assigneeId: bob });
});

test('a note on the card of a colleague’s client is read in its file', async () => {
  await note(ann, 'She rang: her new number is 082 555 0101.');
  const file = await visit(`/admin/taxpayers/${client}`, { cookie: await signedInAs(bob) });
  expect(file.data).toMatchObject({
    notes: [{ text: 'She rang: her new number is 082 555 0101.', by: 'Ann Adams' }],
  });
  expect(await shownTo(ann)).toMatchObject([{ mayEdit: true }]);
});

test('the card shows nobody a note of a colleague, and lets nobody change one', async () => {
  await submit(
    `/admin/taxpayers/${client}`,
    { intent: 'note', text: 'Ours', key: 'a-note-of-the-keeper-01' },
    { cookie: await signedInAs(bob) },
  );
  expect(await shownTo(ann)).toEqual([]);
  const [row] = await db().select().from(notes);
  const attempts: Record<string, string>[] = [
    { intent: 'edit-note', text: 'Mine', version: '1' },
    { intent: 'pin-note', pinned: 'yes' },
    { intent: 'delete-note' },
    { intent: 'restore-note' },
  ];
  for (const fields of attempts) await post(ann, { ...fields, item: row?.id ?? '' });
  expect(await db().select().from(notes)).toEqual([row]);
});

test('a note on a card is taken back by its author, and brought back', async () => {
  await note(ann, 'Wrong client');
  const [row] = await db().select().from(notes);
  const deleted = await post(ann, { intent: 'delete-note', item: row?.id ?? '' });
  expect(await shownTo(ann)).toMatchObject([{ deletedAt: expect.any(Date) }]);
  const { path = '', fields = [] } = (await toastOf(deleted))?.action ?? {};
  await submit(path, Object.fromEntries(fields), { cookie: await signedInAs(ann) });
  expect(await shownTo(ann)).toMatchObject([{ text: 'Wrong client', deletedAt: null }]);
});

function note(who: string, text: string) {
  return post(who, { intent: 'note', text, key: 'one-note-on-a-card-0001' });
}

async function post(who: string, fields: Record<string, string>) {
  return submit(`/admin/taxpayers/${client}/card`, fields, { cookie: await signedInAs(who) });
}

async function shownTo(who: string) {
  const { data } = await visit(`/admin/taxpayers/${client}/card`, { cookie: await signedInAs(who) });
  return (data as { notes: unknown }).notes;
}

import { beforeEach, expect, test } from 'vitest';
import { retention } from '#content/retention.ts';
import { db } from '#app/platform/db/client.server.ts';
import { taxpayerTags } from '#app/platform/db/schema/tags.ts';
import { DAY } from '#app/platform/core/time.ts';
import { addTaxpayerFor, freshDesk, staffActor } from '#app/work/core/engagements/work.test-support.ts';
import { mergeTaxpayers } from '#app/work/core/taxpayers/merge.server.ts';
import { storedTaxpayers } from '#app/work/core/taxpayers/stored-data.server.ts';
import { findTags, tagsByClient, type TagLine } from '#app/work/core/taxpayers/tags.server.ts';
import { restoreTaxpayer } from '#app/work/core/trash/trash.server.ts';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { ask, submit, toastOf, visit } from '#tests/routes.ts';
import { loader as exportFile } from './admin.taxpayers.export[.]csv.ts';

await useTestDatabase();

let [ann, bob, staff, manager, zola] = ['', '', '', '', ''];

beforeEach(async () => {
  await db().delete(taxpayerTags);
  ({ ann, bob } = await freshDesk());
  staff = await signedInAs(ann);
  manager = await signedInAs(
    await addMember({ email: 'mia@example.org', fullName: 'Mia Meyer', role: 'manager' }),
  );
  zola = await addTaxpayerFor(null, { name: 'Zola Nkosi', assigneeId: ann });
});

const TAGS = '/admin/taxpayers/tags';
const declare = (fields: Record<string, string>) => submit(TAGS, fields, { cookie: manager });
const post = (path: string, pairs: [string, string][], cookie = staff) => {
  const form = new FormData();
  for (const [name, value] of pairs) form.append(name, value);
  return submit(path, form, { cookie });
};
async function undo(answer: Awaited<ReturnType<typeof submit>>, cookie = staff) {
  const { path = '', fields = [] } = (await toastOf(answer))?.action ?? {};
  return post(path, [...fields], cookie);
}
async function tagCalled(name: string): Promise<TagLine> {
  const tag = (await findTags()).find((one) => one.name === name);
  if (!tag) throw new Error(`No tag ${name}`);
  return tag;
}
const ofZola = async () => (await tagsByClient()).get(zola) ?? [];
const listed = async (tag: string) => {
  const { data } = await visit(`/admin/taxpayers?tag=${tag}`, { cookie: staff });
  return (data as { page: { rows: { name: string }[] } }).page.rows.map(({ name }) => name);
};

test('a manager declares, changes and removes a tag, each with Undo; staff does not', async () => {
  expect(await submit(TAGS, { intent: 'add', name: 'VIP' }, { cookie: staff })).toMatchObject({
    status: 403,
  });
  await undo(await declare({ intent: 'add', name: 'Gone', tone: 'plain' }), manager);
  await declare({ intent: 'add', name: 'VIP', tone: 'veld' });
  for (const name of ['vip', '', 'a, b', 'x'.repeat(41)])
    expect(await declare({ intent: 'add', name }), name).toMatchObject({ status: 400 });
  const { id: item } = await tagCalled('VIP');
  const saved = await declare({ intent: 'save', item, name: 'Best', tone: 'gain', version: '1' });
  expect(await declare({ intent: 'save', item, name: 'Worst', version: '1' })).toMatchObject({ status: 409 });
  await undo(saved, manager);
  expect(await tagCalled('VIP')).toMatchObject({ tone: 'veld' });
  await post(`/admin/taxpayers/${zola}`, [
    ['intent', 'tags'],
    ['tag', item],
  ]);
  const removed = await declare({ intent: 'remove', item });
  expect([await ofZola(), await listed(item)]).toEqual([[], []]);
  await undo(removed, manager);
  expect([await ofZola(), await listed(item)]).toEqual([['VIP'], ['Zola Nkosi']]);
});

test('of a client whose file is somebody else’s no tag is said', async () => {
  await declare({ intent: 'add', name: 'VIP' });
  const { id: tag } = await tagCalled('VIP');
  await post(`/admin/taxpayers/${zola}`, [
    ['intent', 'tags'],
    ['tag', tag],
  ]);
  const other = await signedInAs(await addMember({ email: 'sam@example.org', role: 'staff' }));
  const found = async (query: string, cookie: string) => {
    const { data } = await visit(`/admin/taxpayers?q=Zola${query}`, { cookie });
    return (data as { page: { rows: { tags: object[] }[] } }).page.rows.map(({ tags }) => tags.length);
  };
  expect([await found('', staff), await found(`&tag=${tag}`, staff)]).toEqual([[1], [1]]);
  expect([await found('', other), await found(`&tag=${tag}`, other)]).toEqual([[0], []]);
});

test('tags of a client are set and taken off, and a colleague’s change stays', async () => {
  for (const name of ['Farm', 'VIP']) await declare({ intent: 'add', name });
  const [farm, vip] = [(await tagCalled('Farm')).id, (await tagCalled('VIP')).id];
  const path = `/admin/taxpayers/${zola}`;
  await post(path, [
    ['intent', 'tags'],
    ['tag', farm],
  ]);
  // Sent from a page that had none of them yet.
  const second = await post(path, [
    ['intent', 'tags'],
    ['tag', vip],
  ]);
  expect(await ofZola()).toEqual(['Farm', 'VIP']);
  await undo(second);
  expect(await ofZola()).toEqual(['Farm']);
  const off = await post(path, [
    ['intent', 'tags'],
    ['had', farm],
  ]);
  expect(await ofZola()).toEqual([]);
  await undo(off);
  expect(await ofZola()).toEqual(['Farm']);
  expect(
    (
      await post(
        path,
        [
          ['intent', 'tags'],
          ['tag', vip],
        ],
        await signedInAs(bob),
      )
    ).status,
  ).not.toBe(303);
});

test('many clients are tagged at once with one Undo, and the list filters by the tag', async () => {
  await declare({ intent: 'add', name: 'VIP' });
  const { id } = await tagCalled('VIP');
  const other = await addTaxpayerFor(null, { name: 'Baobab', assigneeId: ann });
  const ticked = [zola, other].map((one): [string, string] => ['ticked', `${one}.1`]);
  const question = await post('/admin/taxpayers?index', [['intent', `tag:${id}`], ...ticked]);
  expect(await listed(id)).toEqual([]);
  const done = await post(question.location ?? '', [['intent', 'start']]);
  expect((await toastOf(done))?.title).toBe('Tag “VIP” added to 2 clients');
  expect(await listed(id)).toEqual(['Baobab', 'Zola Nkosi']);
  await post('/admin/taxpayers?index', [
    ['intent', `untag:${id}`],
    ['ticked', `${other}.1`],
  ]);
  expect(await listed(id)).toEqual(['Zola Nkosi']);
  await undo(done);
  expect(await listed(id)).toEqual([]);
});

test('before a tag comes to many, it says how many get it; Undo is exact', async () => {
  await declare({ intent: 'add', name: 'VIP' });
  const { id } = await tagCalled('VIP');
  const had = await addTaxpayerFor(null, { name: 'Baobab', assigneeId: ann });
  await post(`/admin/taxpayers/${had}`, [
    ['intent', 'tags'],
    ['tag', id],
  ]);
  const ticked = [zola, had].map((one): [string, string] => ['ticked', `${one}.1`]);
  const begin = async (intent: string) =>
    (await post('/admin/taxpayers?index', [['intent', `${intent}:${id}`], ...ticked])).location ?? '';
  const run = await begin('tag');
  const { data } = await visit(run, { cookie: staff });
  expect(data).toMatchObject({
    title: 'Add the tag “VIP” to one client?',
    question: {
      left: ['One client left out: already tagged “VIP”.'],
      yes: 'Add the tag “VIP” to one client',
    },
  });
  const done = await post(run, [['intent', 'start']]);
  expect(await listed(id)).toEqual(['Baobab', 'Zola Nkosi']);
  await undo(done);
  expect(await listed(id)).toEqual(['Baobab']);
  const away = await begin('untag');
  expect((await visit(away, { cookie: staff })).data).toMatchObject({
    title: 'Take the tag “VIP” away from one client?',
  });
  const taken = await post(away, [['intent', 'start']]);
  expect(await listed(id)).toEqual([]);
  await undo(taken);
  expect(await listed(id)).toEqual(['Baobab']);
});

test('tags follow a merge and its Undo, and a removed one is deleted after its days', async () => {
  for (const name of ['Farm', 'VIP']) await declare({ intent: 'add', name });
  const twin = await addTaxpayerFor(null, { name: 'Z Nkosi', assigneeId: ann });
  const [farm, vip] = [(await tagCalled('Farm')).id, (await tagCalled('VIP')).id];
  await post(`/admin/taxpayers/${zola}`, [
    ['intent', 'tags'],
    ['tag', farm],
  ]);
  await post(`/admin/taxpayers/${twin}`, [
    ['intent', 'tags'],
    ['tag', farm],
    ['tag', vip],
  ]);
  await mergeTaxpayers(staffActor(ann), { from: twin, into: zola });
  expect(await ofZola()).toEqual(['Farm', 'VIP']);
  await restoreTaxpayer(staffActor(ann), twin);
  expect([await ofZola(), (await tagsByClient()).get(twin)]).toEqual([['Farm'], ['Farm', 'VIP']]);
  await declare({ intent: 'remove', item: vip });
  if (typeof storedTaxpayers.deleteExpired !== 'function') throw new Error('It is deleted.');
  for (const [days, left] of [
    [retention.deletedWorkDays - 1, 2],
    [retention.deletedWorkDays + 1, 1],
  ] as const) {
    const now = new Date(Date.now() + days * DAY);
    await storedTaxpayers.deleteExpired({ now, logFailure: () => undefined });
    expect(await db().$count(taxpayerTags)).toBe(left);
  }
});

test('the export has the tags, and the import sets those that the firm has', async () => {
  await declare({ intent: 'add', name: 'VIP' });
  const file = (text: string) => {
    const form = new FormData();
    form.set('intent', 'try');
    form.set('file', new File([text], 'clients.csv'));
    return submit('/admin/taxpayers/import', form, { cookie: staff });
  };
  type More = { plan: { rows: { notes: string[] }[]; fingerprint: string }; text: string; file: string };
  const {
    plan,
    text,
    file: name,
  } = (await file('Name,Tags\nZola Nkosi,"vip, Odd"\n')).data as unknown as More;
  expect(plan.rows[0]?.notes.join(' ')).toContain('no tag “Odd”');
  const fields = { intent: 'import', text, name, fingerprint: plan.fingerprint };
  const done = await submit('/admin/taxpayers/import', fields, { cookie: staff });
  expect(await ofZola()).toEqual(['VIP']);
  const exported = await (await exportFile(ask('/admin/taxpayers/export.csv', { cookie: staff }))).text();
  expect(exported).toMatch(/Zola Nkosi.*,VIP,/);
  await undo(done);
  expect(await ofZola()).toEqual([]);
});

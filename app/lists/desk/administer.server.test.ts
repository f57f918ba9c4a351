import postgres from 'postgres';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { findListings } from '#app/lists/core/find.server.ts';
import { categoriesOf, LISTS, lists, type List } from '#app/lists/core/lists.ts';
import { useTestDatabase, without } from '#tests/database.ts';
import { adminCookie, auditEntriesOf, change, fill, forgetLists } from '#tests/lists.ts';
import { startProxy } from '#tests/proxy.ts';
import { answerOf, ask, toastOf } from '#tests/routes.ts';
import { loadList } from './administer.server.ts';
import { readAll } from './find.server.ts';
import { capitalised } from '#app/platform/core/text.ts';
import { findTrash } from './trash.server.ts';

const { url } = await useTestDatabase();
const proxy = await startProxy(url);
vi.stubEnv('DATABASE_URL', proxy.url);

const NEW = {
  intent: 'add',
  name: '  Marula Moon  ',
  websiteUrl: 'https://marula.example',
  description: 'Two ovens.\r\nOne van.',
  displayOrder: '7',
  isActive: 'on',
};

let cookie: string;
beforeEach(async () => {
  await forgetLists();
  cookie = await adminCookie();
});

test('in every list a row is added, cleaned, published and audited', async () => {
  for (const list of lists) {
    const { toast } = (await change(list.name, newRow(list), { cookie })).outcome;
    expect(toast).toMatchObject({ title: `${capitalised(list.noun)} added successfully`, tone: 'gain' });
    const [row] = await readAll(list);
    const typed = { name: 'Marula Moon', description: 'Two ovens.\nOne van.', websiteUrl: NEW.websiteUrl };
    const category = newRow(list).category ?? null;
    expect(row).toMatchObject({ ...typed, displayOrder: 7, isActive: true, category, version: 1 });
    expect(await publicNames(list)).toEqual(['Marula Moon']);
    const changes = { name: { from: null, to: 'Marula Moon' } };
    const entry = { action: `${list.entity}.add`, actorId: expect.any(String), changes };
    expect(await auditEntriesOf(row?.id ?? '')).toMatchObject([entry]);
  }
});

test('in every list one field is saved, and a row is deleted and restored by the toast', async () => {
  for (const list of lists) {
    const noun = capitalised(list.noun);
    const [row] = await fill(list.name, { name: 'Old' });
    const saved = await change(list.name, saving(row, { name: 'New' }), { cookie });
    expect(saved.outcome.toast).toMatchObject({ title: `${noun} updated successfully` });
    const { outcome } = await change(list.name, { intent: 'delete', id: row?.id ?? '' }, { cookie });
    expect(outcome.toast).toMatchObject({ title: `${noun} deleted successfully`, description: 'New' });
    expect([await readAll(list), await publicNames(list)]).toEqual([[], []]);
    expect(outcome.toast.action?.path).toBe(`/admin/${list.name}`);
    expect(await findTrash(list)).toMatchObject([{ name: 'New', by: 'Thandi Nkosi' }]);
    await change(list.name, outcome.toast.action?.fields ?? [], { cookie });
    expect(await readAll(list)).toMatchObject([{ name: 'New', deletedAt: null, version: 4 }]);
    const entries = await auditEntriesOf(row?.id ?? '');
    const actions = ['update', 'delete', 'restore'].map((verb) => `${list.entity}.${verb}`);
    expect(entries.map(({ action }) => action)).toEqual(actions);
    expect(entries[0]?.changes).toEqual({ name: { from: 'Old', to: 'New' }, version: { from: 1, to: 2 } });
  }
});

test('a row without a name is refused with the texts of the specification', async () => {
  for (const list of lists) {
    const { status, outcome } = await change(list.name, { ...newRow(list), name: ' ' }, { cookie });
    const description = `${capitalised(list.noun)} name is required`;
    expect(status).toBe(400);
    expect(outcome.toast).toEqual({ title: `Error adding ${list.noun}`, description, tone: 'loss' });
    expect(outcome).toMatchObject({ result: { error: { name: [description] } } });
    expect(await readAll(list)).toEqual([]);
  }
});

test('without a script a success redirects to the page with its filter, and a toast', async () => {
  const answer = await change('clients', NEW, { cookie, live: false, query: '?index&q=Moon&edit=x' });
  expect(answer).toMatchObject({ status: 303, location: '/admin/clients?q=Moon' });
  expect(await toastOf(answer)).toMatchObject({ title: 'Client added successfully' });
});

test('a new row comes last, unless it has an order', async () => {
  await fill('clients', { name: 'First', displayOrder: 5 }, { name: 'Second', displayOrder: 4000 });
  await change('clients', { ...NEW, name: 'Third', displayOrder: '' }, { cookie });
  await change('clients', { ...NEW, name: 'Zeroth', displayOrder: '0' }, { cookie });
  const names = (await readAll(LISTS.clients)).map(({ name }) => name);
  expect(names).toEqual(['Zeroth', 'First', 'Second', 'Third']);
});

test('a move writes one row', async () => {
  const names = ['A', 'B', 'C', 'D'];
  const rows = await fill('clients', ...names.map((name, at) => ({ name, displayOrder: 10 * (at + 1) })));
  const [a, , , d] = rows.map(({ id }) => id);
  await change('clients', { intent: 'move', id: d ?? '', before: a ?? '' }, { cookie });
  const moved = await readAll(LISTS.clients);
  expect(moved.map((row) => row.name)).toEqual(['D', 'A', 'B', 'C']);
  expect(moved.filter(({ version }) => version > 1)).toHaveLength(1);
});

test('the page has hidden rows, but not those in the trash', async () => {
  const rows = [{ name: 'Shown' }, { name: 'Hidden', isActive: false }];
  await fill('clients', ...rows, { name: 'Deleted', deletedAt: new Date() });
  const { data } = await answerOf(loadList(ask('/admin/clients', { cookie, params: { list: 'clients' } })));
  expect(data?.rows).toMatchObject([{ name: 'Hidden' }, { name: 'Shown' }]);
  expect(data?.counts).toEqual({ all: 2, active: 1, hidden: 1, noLogo: 2, trash: 1 });
});

test('a change of a row that does not exist, and an unknown form, are refused', async () => {
  for (const [fields, expected] of [
    [{ intent: 'delete', id: '3f0d8a52-6a5c-4e0e-9d8f-2b1c7e6a5f40' }, 404],
    [{ intent: 'restore', id: 'nobody' }, 404],
    [{ intent: 'save', id: 'nobody', name: 'X' }, 404],
    [{ intent: 'move', id: 'x', after: 'y' }, 404],
    [{ intent: 'constructor' }, 400],
  ] as [Record<string, string>, number][]) {
    expect((await change('clients', fields, { cookie })).status, fields.intent).toBe(expected);
  }
});

test('an order is read as an integer within the range of the database', async () => {
  for (const [text, order] of [
    ['abc', 0],
    ['12.9', 12],
    ['-5x', -5],
    ['99999999999999', 2 ** 31 - 1],
  ] as const) {
    const { outcome } = await change('clients', { ...NEW, displayOrder: text }, { cookie });
    const rows = await readAll(LISTS.clients);
    expect(rows.find(({ id }) => id === outcome.added)?.displayOrder, text).toBe(order);
  }
});

test('values beyond the limits are refused, values at the limits are stored', async () => {
  for (const fields of [
    { name: 'x'.repeat(201) },
    { websiteUrl: 'marula' },
    { websiteUrl: 'javascript:alert(1)//https://x' },
    { websiteUrl: 'https://user:password@x.example' },
    { websiteUrl: 'https://marula.example@evil.example/' },
    { websiteUrl: `https://x.example/${'a'.repeat(483)}` },
    { description: 'x'.repeat(1001) },
  ]) {
    const { status } = await change('clients', { ...NEW, ...fields }, { cookie });
    expect(status, JSON.stringify(fields)).toBe(400);
  }
  const atLimits = {
    name: '🌸'.repeat(100),
    websiteUrl: `https://x.example/${'a'.repeat(482)}`,
    description: 'é'.repeat(1000),
  };
  expect((await change('clients', { ...NEW, ...atLimits }, { cookie })).status).toBe(200);
});

test('a list with categories takes no other category, and names them', async () => {
  for (const fields of [NEW, { ...NEW, category: 'other' }]) {
    const { status, outcome } = await change('partners', fields, { cookie });
    expect(status).toBe(400);
    expect(outcome.toast.description).toBe('Choose a category: financial, payment or business.');
  }
});

test('only a change purges the page cache of every replica, a refused or empty one not', async () => {
  const listener = postgres(url, { max: 1 });
  onTestFinished(() => listener.end());
  const [row] = await fill('clients', { name: 'Old', version: 2 });
  const purge = vi.fn();
  await listener.listen('page_purge', purge);
  await change('clients', { ...NEW, name: '' }, { cookie });
  await change('clients', saving(row, { name: 'Old' }), { cookie });
  await change('clients', { ...saving(row, { name: 'New' }), version: '1' }, { cookie });
  await change('clients', NEW, { cookie });
  await listener`select pg_notify('page_purge', 'last')`;
  await vi.waitFor(() => expect(purge).toHaveBeenLastCalledWith('last'));
  expect(purge.mock.calls).toEqual([[''], ['last']]);
});

test('a failure halfway changes nothing, and the log has no data', async () => {
  const [row] = await fill('clients', { name: 'Old' });
  const logFailure = vi.fn();
  const sent = { cookie, logFailure };
  const save = () => change('clients', saving(row, { name: 'New' }), sent);
  const { status, outcome } = await without('audit_entries', save);
  expect(status).toBe(503);
  const description = expect.stringContaining('nothing was saved');
  expect(outcome.toast).toMatchObject({ title: 'Error updating client', description });
  expect(await readAll(LISTS.clients)).toMatchObject([{ name: 'Old', version: 1 }]);
  const [what, reason] = [expect.stringContaining('clients'), expect.not.stringContaining('New')];
  expect(logFailure).toHaveBeenCalledExactlyOnceWith(what, reason);
  const remove = () => change('clients', { intent: 'delete', id: row?.id ?? '' }, sent);
  const failed = await without('audit_entries', remove);
  expect(failed.status).toBe(503);
  expect(failed.outcome.toast).toMatchObject({ title: 'Error deleting client', description });
  expect(await readAll(LISTS.clients)).toHaveLength(1);
});

function newRow(list: List): Record<string, string> {
  const [category] = categoriesOf(list);
  return { ...NEW, ...(category && { category: category.value }) };
}

async function publicNames({ name }: List) {
  return (await findListings(name, { logFailure: () => {} }))?.map((listing) => listing.name);
}

function saving(row: { id: string; version: number } | undefined, fields: object): [string, string][] {
  return [
    ['intent', 'save'],
    ['id', row?.id ?? ''],
    ['version', String(row?.version)],
    ...Object.keys(fields).map((name): [string, string] => ['only', name]),
    ...Object.entries(fields),
  ];
}

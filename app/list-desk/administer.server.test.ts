import { eq } from 'drizzle-orm';
import postgres from 'postgres';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { db } from '#app/db/client.server.ts';
import { LISTS, type ListName } from '#app/lists/lists.ts';
import { findListings } from '#app/lists/find.server.ts';
import { clients } from '#app/db/schema/lists.ts';
import { useTestDatabase } from '#tests/database.ts';
import { adminCookie, change, deedsOf, fill, forgetLists } from '#tests/listings.ts';
import { startProxy } from '#tests/proxy.ts';
import { answerOf, ask, toastOf } from '#tests/routes.ts';
import { loadList } from './administer.server.ts';
import { readAll } from './find.server.ts';

const { url } = await useTestDatabase();
const door = await startProxy(url);
vi.stubEnv('DATABASE_URL', door.url);

const NOUNS: [ListName, string][] = [
  ['clients', 'Client'],
  ['professional-bodies', 'Professional body'],
  ['software-accreditations', 'Software accreditation'],
  ['partners', 'Partner'],
];
const silent = { logFailure: () => {} };
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

describe.each(NOUNS)('the list of %s', (name, noun) => {
  const entity = LISTS[name].entity;
  const category = name === 'partners' ? 'payment' : null;
  const entered = { ...NEW, ...(category && { category }) };

  test('takes a new row, tidied, and the public sees it', async () => {
    const { outcome } = await change(name, entered, { cookie });
    expect(outcome).toMatchObject({
      kind: 'done',
      toast: { title: `${noun} added successfully`, tone: 'gain' },
    });
    const [row] = await readAll(LISTS[name]);
    expect(row).toMatchObject({
      name: 'Marula Moon',
      websiteUrl: 'https://marula.example',
      description: 'Two ovens.\nOne van.',
      displayOrder: 7,
      isActive: true,
      category,
      version: 1,
    });
    expect(await findListings(name, silent)).toHaveLength(1);
    expect(await deedsOf(row?.id ?? '')).toMatchObject([
      {
        action: `${entity}.add`,
        actorId: expect.any(String),
        changes: { name: { from: null, to: 'Marula Moon' } },
      },
    ]);
  });

  test('refuses a row without a name, with the words of the specification', async () => {
    const { status, outcome } = await change(name, { ...entered, name: ' ' }, { cookie });
    const description = `${noun} name is required`;
    expect(status).toBe(400);
    expect(outcome.toast).toEqual({ title: `Error adding ${noun.toLowerCase()}`, description, tone: 'loss' });
    expect(outcome).toMatchObject({ result: { error: { name: [description] } } });
    expect(await readAll(LISTS[name])).toEqual([]);
  });

  test('without a script a success leads back with its message', async () => {
    const answer = await change(name, entered, { cookie, live: false });
    expect(answer).toMatchObject({ status: 303, location: `/admin/${name}` });
    expect(await toastOf(answer)).toMatchObject({ title: `${noun} added successfully` });
  });

  test('saves one field, and writes down what it was', async () => {
    const [row] = await fill(name, { name: 'Old' });
    const { outcome } = await change(name, saving(row, { name: 'New' }), { cookie });
    expect(outcome).toMatchObject({
      kind: 'done',
      version: 2,
      toast: { title: `${noun} updated successfully` },
    });
    expect(await readAll(LISTS[name])).toMatchObject([{ name: 'New', version: 2 }]);
    expect(await deedsOf(row?.id ?? '')).toMatchObject([
      {
        action: `${entity}.update`,
        changes: { name: { from: 'Old', to: 'New' }, version: { from: 1, to: 2 } },
      },
    ]);
  });

  test('lays a row in the trash, and takes it out again by the button in the message', async () => {
    const [row] = await fill(name, { name: 'Kudu Lane' });
    const { outcome } = await change(name, { intent: 'delete', id: row?.id ?? '' }, { cookie });
    expect(outcome.toast).toMatchObject({ title: `${noun} deleted successfully`, description: 'Kudu Lane' });
    expect(await readAll(LISTS[name])).toEqual([]);
    expect(await findListings(name, silent)).toEqual([]);
    const { path, fields } = outcome.toast.action ?? { path: '', fields: [] };
    expect(path).toBe(`/admin/${name}`);
    await change(name, fields, { cookie });
    expect(await readAll(LISTS[name])).toMatchObject([{ name: 'Kudu Lane', deletedAt: null, version: 3 }]);
  });

  test('changes many rows at once', async () => {
    const rows = await fill(name, { name: 'A' }, { name: 'B' }, { name: 'C' });
    const ids = rows.slice(0, 2).map(({ id }): [string, string] => ['id', id]);
    await change(name, [['intent', 'hide'], ...ids], { cookie });
    expect((await findListings(name, silent))?.map((row) => row.name)).toEqual(['C']);
    await change(name, [['intent', 'show'], ...ids], { cookie });
    expect(await findListings(name, silent)).toHaveLength(3);
    const { outcome } = await change(name, [['intent', 'delete'], ...ids], { cookie });
    expect(outcome.toast.title).toBe(`2 ${LISTS[name].plural} deleted`);
    expect(await readAll(LISTS[name])).toHaveLength(1);
  });

  test('points to the trash where too many rows for a button were deleted', async () => {
    const rows = await fill(name, ...Array.from({ length: 41 }, (_, at) => ({ name: `Row ${at}` })));
    const ids = rows.map(({ id }): [string, string] => ['id', id]);
    const { outcome } = await change(name, [['intent', 'delete'], ...ids], { cookie });
    expect(outcome.toast).toMatchObject({ description: 'They lie in the trash for 30 days.' });
    expect(outcome.toast.action).toBeUndefined();
  });

  test('moves a row by writing one', async () => {
    const rows = await fill(
      name,
      ...['A', 'B', 'C', 'D'].map((name, at) => ({ name, displayOrder: 10 * (at + 1) })),
    );
    const [a, , , d] = rows.map(({ id }) => id);
    await change(name, { intent: 'move', id: d ?? '', before: a ?? '' }, { cookie });
    const moved = await readAll(LISTS[name]);
    expect(moved.map((row) => row.name)).toEqual(['D', 'A', 'B', 'C']);
    expect(moved.filter(({ version }) => version > 1)).toHaveLength(1);
  });

  test('is shown with hidden rows, and without what lies in the trash', async () => {
    await fill(
      name,
      { name: 'Shown' },
      { name: 'Hidden', isActive: false },
      { name: 'Gone', deletedAt: new Date() },
    );
    const answer = await answerOf(loadList(ask(`/admin/${name}`, { cookie, params: { list: name } })));
    expect(answer.data?.rows).toMatchObject([{ name: 'Hidden' }, { name: 'Shown' }]);
    expect(answer.data?.counts).toEqual({ all: 2, active: 1, hidden: 1, noLogo: 2, trash: 1 });
  });

  test.each([
    ['delete', { intent: 'delete', id: '3f0d8a52-6a5c-4e0e-9d8f-2b1c7e6a5f40' }, 404],
    ['restore', { intent: 'restore', id: 'nobody' }, 404],
    ['save', { intent: 'save', id: 'nobody', name: 'X', category: 'business' }, 404],
    ['move', { intent: 'move', id: 'x', after: 'y' }, 404],
    ['hide', { intent: 'hide' }, 400],
  ])('refuses to %s what is not there', async (_, fields, expected) => {
    const { status, outcome } = await change(name, fields as Record<string, string>, { cookie });
    expect([status, outcome.kind]).toEqual([expected, 'refused']);
  });
});

test.each([
  ['', 0],
  ['abc', 0],
  ['12.9', 12],
  ['-5x', -5],
  ['99999999999999', 2 ** 31 - 1],
])('the order %j is read as %i', async (text, order) => {
  await change('clients', { ...NEW, displayOrder: text }, { cookie });
  expect(await readAll(LISTS.clients)).toMatchObject([{ displayOrder: order }]);
});

test.each([
  ['a name of 201 characters', { name: 'x'.repeat(201) }],
  ['a website that is none', { websiteUrl: 'marula' }],
  ['a website that is a script', { websiteUrl: 'javascript:alert(1)//https://x' }],
  ['a website of 501 characters', { websiteUrl: `https://x.example/${'a'.repeat(483)}` }],
  ['a description of 1 001 characters', { description: 'x'.repeat(1001) }],
])('%s is refused', async (_, fields) => {
  const { status } = await change('clients', { ...NEW, ...fields }, { cookie });
  expect(status).toBe(400);
});

test('what stands at the edge of the rules is taken, by the database too', async () => {
  const fields = {
    name: '🌸'.repeat(100),
    websiteUrl: `https://x.example/${'a'.repeat(482)}`,
    description: 'é'.repeat(1000),
  };
  expect(await change('clients', { ...NEW, ...fields }, { cookie })).toMatchObject({ status: 200 });
});

test('a partner needs a category that there is', async () => {
  expect(await change('partners', NEW, { cookie })).toMatchObject({ status: 400 });
  expect(await change('partners', { ...NEW, category: 'other' }, { cookie })).toMatchObject({ status: 400 });
});

test('every change tells every replica to forget the pages it keeps, a refused one tells nothing', async () => {
  const listener = postgres(url, { max: 1 });
  onTestFinished(() => listener.end());
  const heard = vi.fn();
  await listener.listen('page_purge', heard);
  await change('clients', { ...NEW, name: '' }, { cookie });
  expect(heard).not.toHaveBeenCalled();
  await change('clients', NEW, { cookie });
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
});

test('a form that no page sends is refused', async () => {
  expect(await change('clients', { intent: 'constructor' }, { cookie })).toMatchObject({ status: 400 });
});

describe('when the database goes away', () => {
  test('in the middle of a save, nothing of it is kept, and the message says so', async () => {
    const [row] = await fill('clients', { name: 'Old' });
    const logFailure = vi.fn();
    await db().execute('alter table audit_entries rename to audit_entries_away');
    const { status, outcome } = await change('clients', saving(row, { name: 'New' }), { cookie, logFailure });
    await db().execute('alter table audit_entries_away rename to audit_entries');
    expect(status).toBe(503);
    expect(outcome.toast).toMatchObject({
      title: 'Error updating client',
      description: expect.stringContaining('nothing was saved'),
    });
    expect(await readAll(LISTS.clients)).toMatchObject([{ name: 'Old', version: 1 }]);
    expect(logFailure).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('clients'),
      expect.not.stringContaining('New'),
    );
  });

  test('a name that could not be written is not on the public page either', async () => {
    const before = await findListings('clients', silent);
    await db().execute("alter table clients add constraint broken check (name <> 'Marula Moon') not valid");
    const { outcome } = await change('clients', NEW, { cookie });
    await db().execute('alter table clients drop constraint broken');
    expect(outcome.toast.title).toBe('Error adding client');
    expect(await findListings('clients', silent)).toEqual(before);
    expect(await db().select().from(clients).where(eq(clients.name, 'Marula Moon'))).toEqual([]);
  });
});

function saving(
  row: { id: string; version: number } | undefined,
  fields: Record<string, string>,
): [string, string][] {
  return [
    ['intent', 'save'],
    ['id', row?.id ?? ''],
    ['version', String(row?.version)],
    ...Object.keys(fields).map((name): [string, string] => ['only', name]),
    ...Object.entries(fields),
  ];
}

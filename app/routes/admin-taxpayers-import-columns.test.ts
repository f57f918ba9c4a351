import { isNull } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { freshWork } from '#app/work/core/engagements/work.test-support.ts';
import { db } from '#app/platform/db/client.server.ts';
import { bulkRuns } from '#app/platform/db/schema/bulk.ts';
import { clientFields } from '#app/platform/db/schema/client-fields.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { readAs } from '#app/work/desk/import/assigned.ts';
import type { ImportMore } from '#app/work/desk/import/import-page.server.ts';
import { signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit } from '#tests/routes.ts';

await useTestDatabase();

const PATH = '/admin/taxpayers/import';
const FILE =
  'Klante;Sel;Verwysing\nKaroo Wool CC;012 555 0101;0001339050\nKudu Kilns CC;012 555 0102;1234567890\n';
const CHOSEN = { 'column.0': 'name', 'column.1': 'phone', 'column.2': 'taxNumber' };

let cookie = '';

beforeEach(async () => {
  await db().delete(bulkRuns);
  await db().delete(clientFields);
  const { ann } = await freshWork();
  await db().delete(taxpayers);
  cookie = await signedInAs(ann);
});

test('a list whose headings nobody knows is read as its columns are chosen', async () => {
  const first = await tryFile(FILE);
  expect(first).toMatchObject({
    status: 400,
    error: expect.stringMatching(/^No column is read as the name of the client/),
    plan: {
      rows: [],
      columns: [{ heading: 'Klante', field: null, samples: ['Karoo Wool CC', 'Kudu Kilns CC'] }, {}, {}],
    },
  });
  const again = await send('again', first, CHOSEN);
  expect(again.plan.rows).toMatchObject([
    { verdict: 'new', name: 'Karoo Wool CC', changes: { taxNumber: '0001339050', phone: '+27 125550101' } },
    { verdict: 'new', name: 'Kudu Kilns CC' },
  ]);
  expect(again.plan.columns.map(({ field }) => field)).toEqual(['name', 'phone', 'taxNumber']);
  expect(await clients()).toEqual([]);
  expect(await send('import', again, CHOSEN)).toMatchObject({ status: 303 });
  expect(await clients()).toEqual(['Karoo Wool CC', 'Kudu Kilns CC']);
});

test('two columns with one meaning are refused in words, and a column may be left out', async () => {
  const file = 'Client;Tel no;Other tel\nKaroo Wool CC;012 555 0101;012 555 0102\n';
  const first = await tryFile(file);
  const both = await send('again', first, { 'column.0': 'name', 'column.1': 'phone', 'column.2': 'phone' });
  expect(both).toMatchObject({
    status: 400,
    error:
      '“Tel no” and “Other tel” are both read as Phone. Choose something else for one of them, or do not read it.',
    plan: { rows: [] },
  });
  const other = await send('again', first, { 'column.0': 'name', 'column.1': '', 'column.2': 'phone' });
  expect(other.plan.rows[0]?.changes).toMatchObject({ phone: '+27 125550102' });
});

test('columns changed and not read again are shown before anything is imported', async () => {
  const first = await tryFile('Client;Reference\nKaroo Wool CC;0001339050\n');
  const columns = { 'column.0': 'name', 'column.1': 'taxNumber' };
  const answer = await send('import', first, columns);
  expect(answer).toMatchObject({
    status: 409,
    error: expect.stringMatching(/^The columns are read otherwise/),
  });
  expect(await clients()).toEqual([]);
  expect(await send('import', answer, columns)).toMatchObject({ status: 303 });
  expect(await clients()).toEqual(['Karoo Wool CC']);
});

test('a field of the firm can be chosen, and one that is gone is not read', async () => {
  const id = '1a2b3c4d-0000-4000-8000-0000000000f1';
  await db().insert(clientFields).values({ id, name: 'Dog', kind: 'text', choices: [] });
  const first = await tryFile('Client;Hond\nKaroo Wool CC;Rex\n');
  expect(first.plan.own).toEqual([{ value: `own.${id}`, label: 'Dog' }]);
  const columns = { 'column.0': 'name', 'column.1': `own.${id}` };
  expect((await send('again', first, columns)).plan.rows[0]?.changes).toMatchObject({ Dog: 'Rex' });
  await db().delete(clientFields);
  const removed = await send('again', first, columns);
  expect(removed.plan.columns[1]).toMatchObject({ heading: 'Hond', field: null });
});

test('the next file with the same headings is read as the last one was imported', async () => {
  const first = await tryFile(FILE);
  await send('import', await send('again', first, CHOSEN), CHOSEN);
  const next = await tryFile('KLANTE;Sel;Verwysing\nMarula Moon CC;012 555 0109;\n');
  expect(next.plan).toMatchObject({ isRemembered: true, misread: null, rows: [{ verdict: 'new' }] });
  expect((await tryFile('Klante;Sel\nMarula Moon CC;012 555 0109\n')).plan.isRemembered).toBe(false);
  const [run] = await db().select().from(bulkRuns);
  expect(JSON.stringify(run?.choice)).not.toContain('Klante');
});

test('nothing that is posted as a column breaks the page', async () => {
  const first = await tryFile(FILE);
  for (const columns of [
    { 'column.0': 'passwordHash', 'column.999': 'name' },
    { 'column.-1': 'name', 'column.x': 'name', 'column.0': '__proto__' },
  ])
    expect(await send('again', first, columns as unknown as Record<string, string>)).toMatchObject({
      status: 400,
      plan: { rows: [] },
    });
});

type Answer = ImportMore & { status: number; error?: string };

async function tryFile(text: string): Promise<Answer> {
  const form = new FormData();
  form.set('intent', 'try');
  form.set('file', new File([text], 'clients.csv'));
  return answerTo(await submit(PATH, form, { cookie }));
}

async function send(
  intent: 'again' | 'import',
  { text, file, plan }: ImportMore,
  columns: Record<string, string>,
): Promise<Answer> {
  const fields = { name: file, text, fingerprint: plan.fingerprint, read: readAs(plan.columns) };
  return answerTo(await submit(PATH, { intent, ...fields, ...columns }, { cookie }));
}

function answerTo({ status, data }: Awaited<ReturnType<typeof submit>>): Answer {
  return { ...(data as unknown as Answer), status };
}

async function clients(): Promise<string[]> {
  const rows = await db().select().from(taxpayers).where(isNull(taxpayers.deletedAt)).orderBy(taxpayers.name);
  return rows.map(({ name }) => name);
}

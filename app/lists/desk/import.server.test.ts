import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { LISTS } from '#app/lists/core/lists.ts';
import { writeXlsx } from '#app/platform/csv/write-xlsx.server.ts';
import { writeCsv } from '#app/platform/csv/csv.ts';
import { formOf } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { auditEntriesOf, fill, forgetLists } from '#tests/lists.ts';
import { answerOf } from '#tests/routes.ts';
import type { Mutation } from './change.server.ts';
import { readAll } from './find.server.ts';
import { receiveImport, type Plan } from './import.server.ts';
import { tableOf } from './spreadsheet.ts';

await useTestDatabase();

const list = LISTS.clients;
const mutation: Mutation = { list, actorId: null };
const silent = { requestId: '', clientAddress: '', logFailure: () => {} };

beforeEach(forgetLists);

test('a preview shows what would change, and changes nothing', async () => {
  const [row] = await fill('clients', { name: 'Old', displayOrder: 10 });
  const { plan, status } = await preview(`id,name\n${row?.id},New\n,Second\n`);
  expect(status).toBe(200);
  expect(plan).toMatchObject({
    adds: [{ line: 3, fields: { name: 'Second', isActive: true, displayOrder: 1010 } }],
    edits: [{ line: 2, changes: { name: { from: 'Old', to: 'New' } } }],
    errors: [],
  });
  expect(await readAll(list)).toMatchObject([{ name: 'Old', version: 1 }]);
});

test('a row without an order comes last, even if the file has that column', async () => {
  await fill('clients', { name: 'First', displayOrder: 5 }, { name: 'Second', displayOrder: 4000 });
  const { text, plan } = await preview('name,display_order\nThird,\nHalf,2\nFourth, \n');
  await importAgain(text, plan?.fingerprint);
  const names = (await readAll(list)).map(({ name }) => name);
  expect(names).toEqual(['Half', 'First', 'Second', 'Third', 'Fourth']);
});

test('the previewed file is imported, with an audit entry for each row', async () => {
  const [row] = await fill('clients', { name: 'Old' });
  const { text, plan } = await preview(`id,name\r\n${row?.id},New\r\n,Second\r\n`);
  expect(await importAgain(text, plan?.fingerprint)).toMatchObject({ location: '/admin/clients' });
  const rows = await readAll(list);
  expect(rows.map(({ name }) => name)).toEqual(['New', 'Second']);
  expect(await auditEntriesOf(rows[0]?.id ?? '')).toMatchObject([{ action: 'client.import' }]);
  expect(await auditEntriesOf(rows[1]?.id ?? '')).toMatchObject([{ action: 'client.add' }]);
});

test('importing an export changes nothing', async () => {
  const quoted = { name: '=A1', description: 'Two\nlines, "quoted"' };
  await fill('clients', quoted, { name: "'-x", isActive: false });
  const { plan } = await preview(writeCsv(tableOf(list, await readAll(list))));
  expect(plan).toMatchObject({ adds: [], edits: [], unchanged: 2, errors: [] });
});

test('a workbook of Excel is read as a CSV file is', async () => {
  await fill('clients', { name: '=A1', description: 'Two\nlines' }, { name: 'Off', isActive: false });
  const [head = [], first = [], ...others] = tableOf(list, await readAll(list));
  const renamed = first.map((cell) => (cell === '=A1' ? 'New' : cell));
  const workbook = await writeXlsx([head, renamed, ...others, ['', 'Added']]);
  const { text, plan } = await preview(new Uint8Array(workbook));
  expect(plan).toMatchObject({ edits: [{ line: 2 }], unchanged: 1, errors: [] });
  expect(await importAgain(text, plan?.fingerprint)).toMatchObject({ location: '/admin/clients' });
  expect((await readAll(list)).map(({ name }) => name)).toEqual(['New', 'Off', 'Added']);
});

test('if the list changed after the preview, there is a new preview instead', async () => {
  const [row] = await fill('clients', { name: 'Old' });
  const { text, plan } = await preview(`id,name\n${row?.id},New`);
  await db().execute("update clients set name = 'Meanwhile', version = 2");
  const fresh = { edits: [{ changes: { name: { from: 'Meanwhile' } } }] };
  const result = await importAgain(text, plan?.fingerprint);
  expect(result).toMatchObject({ status: 409, data: { plan: fresh } });
  expect(await readAll(list)).toMatchObject([{ name: 'Meanwhile' }]);
});

test('a file with a mistake is not imported, even by its fingerprint', async () => {
  const [row] = await fill('clients', { name: 'Old' });
  const other = '3f0d8a52-6a5c-4e0e-9d8f-2b1c7e6a5f40';
  const file = `id,name\n${row?.id},New\n${other},X\n${row?.id},Y\nno-id,Z\n,`;
  const { text, plan, status } = await preview(file);
  expect(status).toBe(400);
  expect(plan?.errors.map(({ line }) => line)).toEqual([3, 4, 5]);
  expect(await importAgain(text, plan?.fingerprint)).toMatchObject({ status: 409 });
  expect(await readAll(list)).toMatchObject([{ name: 'Old' }]);
});

test('a file does not restore a row in the trash', async () => {
  const [row] = await fill('clients', { name: 'Gone' });
  await db().execute('update clients set deleted_at = now()');
  expect((await preview(`id,name\n${row?.id},Back`)).plan?.errors).toHaveLength(1);
});

test('Unicode text of a spreadsheet, with a line that names its separator, is read too', async () => {
  const { plan } = await preview(Buffer.from('\uFEFFsep=;\r\nname;description\r\nCafé;Crème\r\n', 'utf16le'));
  expect(plan?.adds).toMatchObject([{ fields: { name: 'Café', description: 'Crème' } }]);
});

test('a file in Windows-1252 is read too', async () => {
  const { plan } = await preview(Buffer.from('name;description\nCafé;Crème', 'latin1'));
  expect(plan?.adds).toMatchObject([{ fields: { name: 'Café', description: 'Crème' } }]);
});

test('a file that fails halfway is not imported at all', async () => {
  const { text, plan } = await preview('name\nFirst\nSecond');
  await db().execute("alter table clients add constraint broken check (name <> 'Second')");
  const result = await importAgain(text, plan?.fingerprint);
  await db().execute('alter table clients drop constraint broken');
  expect(result).toMatchObject({ status: 503 });
  expect(await readAll(list)).toEqual([]);
});

async function preview(file: string | Uint8Array) {
  const form = formOf({ intent: 'try' });
  form.append('file', new File([file as string], 'clients.csv', { type: 'text/csv' }));
  const { status, data } = await send(form);
  return { status, ...(data as unknown as { text: string; plan?: Plan }) };
}

function importAgain(text: string, fingerprint = '') {
  return send(formOf({ intent: 'import', text: text.replaceAll('\n', '\r\n'), fingerprint }));
}

function send(form: FormData) {
  const request = new Request('http://localhost/admin/clients/import');
  return answerOf(receiveImport({ request, form, mutation, context: silent }));
}

import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { taxpayerGroups } from '#app/platform/db/schema/relations.ts';
import { addTaxpayerFor, freshDesk } from '#app/work/core/engagements/work.test-support.ts';
import { findGroups } from '#app/work/core/taxpayers/groups.server.ts';
import { groupsByClient, relationsByClient } from '#app/work/desk/import/known-ties.server.ts';
import type { ImportMore } from '#app/work/desk/import/import-page.server.ts';
import { tieText } from '#app/work/desk/import/ties.ts';
import { signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { ask, submit, toastOf } from '#tests/routes.ts';
import { loader as exportFile } from './admin.taxpayers.export[.]csv.ts';

await useTestDatabase();

const PATH = '/admin/taxpayers/import';
const FILE = `Name,Type,Group,Relations
Zola Nkosi,Person,Nkosi family,"Director of Kudu Kilns (Pty) Ltd; Shareholder of Karoo Wool CC, 40 %"
Kudu Kilns (Pty) Ltd,Company,"Nkosi family; Kilns","Director: Zola Nkosi; Shareholder: Lwazi Dube, 25%"
Karoo Wool CC,CC,,Shareholder of the moon; Executor: Zola Nkosi
`;

let [cookie, zola] = ['', ''];

beforeEach(async () => {
  await db().delete(taxpayerGroups);
  const { ann } = await freshDesk();
  cookie = await signedInAs(ann);
  zola = await addTaxpayerFor(null, { name: 'Zola Nkosi', assigneeId: ann });
});

async function tryFile(text: string): Promise<ImportMore> {
  const form = new FormData();
  form.set('intent', 'try');
  form.set('file', new File([text], 'clients.csv'));
  return (await submit(PATH, form, { cookie })).data as unknown as ImportMore;
}

async function importFile(text: string) {
  const { file, plan, ...read } = await tryFile(text);
  const fields = { intent: 'import', text: read.text, name: file, fingerprint: plan.fingerprint };
  return submit(PATH, fields, { cookie });
}

const groups = async () => (await findGroups()).map(({ name, members }) => [name, ...members]);
const ties = async () => ((await relationsByClient()).get(zola) ?? []).map((tie) => tieText(tie, tie.called));

test('groups and relations are read, also those of lines that name each other', async () => {
  const { rows } = (await tryFile(FILE)).plan;
  expect(rows.map(({ verdict, changes }) => [verdict, changes.groups, changes.relations])).toEqual([
    ['changed', { from: null, to: 'Nkosi family' }, undefined],
    ['new', 'Nkosi family; Kilns', 'Director: Zola Nkosi; Shareholder: Lwazi Dube, 25%'],
    ['new', undefined, 'Shareholder: Zola Nkosi, 40%; Shareholder of the moon'],
  ]);
  expect(rows[2]?.notes.join(' ')).toContain('“Executor: Zola Nkosi” is left out.');
  const toast = await toastOf(await importFile(FILE));
  expect(await groups()).toEqual([
    ['Kilns', 'Kudu Kilns (Pty) Ltd'],
    ['Nkosi family', 'Kudu Kilns (Pty) Ltd', 'Zola Nkosi'],
  ]);
  expect(await ties()).toEqual(['Director of Kudu Kilns (Pty) Ltd', 'Shareholder of Karoo Wool CC, 40%']);
  await submit(toast?.action?.path ?? '', { intent: 'undo' }, { cookie });
  expect(await groups()).toEqual([]);
  expect(await ties()).toEqual([]);
});

test('what is exported is read again as it is', async () => {
  await importFile(FILE);
  const text = await (await exportFile(ask('/admin/taxpayers/export.csv', { cookie }))).text();
  expect(text).toContain('Shareholder: Lwazi Dube, 25%');
  const { rows } = (await tryFile(text)).plan;
  expect(rows.map(({ verdict }) => verdict)).not.toContain('changed');
  expect(rows.flatMap(({ notes }) => notes)).not.toContainEqual(expect.stringContaining('left out'));
  expect((await groupsByClient()).get(zola)).toEqual(['Nkosi family']);
});

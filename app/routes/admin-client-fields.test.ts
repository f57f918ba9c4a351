import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { clientFields } from '#app/platform/db/schema/client-fields.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { addTaxpayerFor, freshDesk, staffActor } from '#app/work/core/engagements/work.test-support.ts';
import { mergeTaxpayers } from '#app/work/core/taxpayers/merge.server.ts';
import { findAllFields } from '#app/work/core/taxpayers/own-fields.server.ts';
import { storedTaxpayers } from '#app/work/core/taxpayers/stored-data.server.ts';
import { restoreTaxpayer } from '#app/work/core/trash/trash.server.ts';
import { planImport } from '#app/work/desk/import/plan.server.ts';
import { readCsv } from '#app/platform/csv/read-csv.ts';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { rowOf, useTestDatabase } from '#tests/database.ts';
import { ask, submit, toastOf, visit, pressUndo, type Answer } from '#tests/routes.ts';
import { loader as exportFile } from './admin.taxpayers.export[.]csv.ts';

await useTestDatabase();

let [thandi, ann, client, staff, manager] = ['', '', '', '', ''];

beforeEach(async () => {
  await db().delete(clientFields);
  ({ thandi, ann, taxpayerId: client } = await freshDesk());
  staff = await signedInAs(ann);
  manager = await signedInAs(
    await addMember({ email: 'mia@example.org', fullName: 'Mia Meyer', role: 'manager' }),
  );
});

const FIELDS = '/admin/taxpayers/fields';
const declare = (fields: Record<string, string>) => submit(FIELDS, fields, { cookie: manager });
const add = (name: string, kind: string, choices = '') => declare({ intent: 'add', name, kind, choices });
const undo = (answer: Answer, cookie = staff) => pressUndo(answer, { cookie });
async function fieldCalled(name: string): Promise<string> {
  return (await findAllFields()).find((one) => one.name === name)?.id ?? '';
}
const ownOf = async (id = client) => (await rowOf(taxpayers, id))?.own;
const DATA = { intent: 'data', kind: 'individual', name: 'Thandi Nkosi', yearEnd: '2' };
async function save(own: Record<string, string>) {
  const { version = 0, assigneeId } = (await rowOf(taxpayers, client)) ?? {};
  const given = { ...DATA, version: String(version), assigneeId: assigneeId ?? '', seenAlike: '', ...own };
  return submit(`/admin/taxpayers/${client}`, given, { cookie: staff });
}
const listed = async (query: string) => {
  const { data } = await visit(`/admin/taxpayers?${query}`, { cookie: staff });
  return (data as { page: { rows: { name: string }[] } }).page.rows.map(({ name }) => name);
};

test('a manager declares, changes and retires a field, each with Undo; staff does not', async () => {
  expect(await submit(FIELDS, { intent: 'add', name: 'X', kind: 'text' }, { cookie: staff })).toMatchObject({
    status: 403,
  });
  for (const [name, kind, choices] of [
    ['', 'text', ''],
    ['VAT number', 'text', ''],
    ['Grade', 'choice', ''],
    ['Grade', 'colour', ''],
  ] as const)
    expect((await add(name, kind, choices)).status, name).toBe(400);
  await add('Grade', 'choice', 'Gold\nSilver\ngold');
  expect((await add('grade', 'text')).status).toBe(400);
  const item = await fieldCalled('Grade');
  expect(await findAllFields()).toMatchObject([{ choices: ['Gold', 'Silver'] }]);
  const saved = await declare({ intent: 'save', item, name: 'Rank', choices: 'Gold', version: '1' });
  expect((await declare({ intent: 'save', item, name: 'Late', choices: 'Gold', version: '1' })).status).toBe(
    409,
  );
  await undo(saved, manager);
  expect(await findAllFields()).toMatchObject([{ name: 'Grade', choices: ['Gold', 'Silver'] }]);
  const retired = await declare({ intent: 'retire', item });
  expect(await findAllFields()).toMatchObject([{ isRetired: true }]);
  await undo(retired, manager);
  expect(await findAllFields()).toMatchObject([{ isRetired: false }]);
});

test('a client has values, filtered, searched, audited by name, and taken back', async () => {
  for (const [name, kind] of [
    ['Referred by', 'text'],
    ['Turnover', 'number'],
    ['Since', 'date'],
  ] as const)
    await add(name, kind);
  const [by, turnover, since] = [
    await fieldCalled('Referred by'),
    await fieldCalled('Turnover'),
    await fieldCalled('Since'),
  ];
  expect((await save({ [`own.${turnover}`]: 'much' })).status).toBe(400);
  const saved = await save({
    [`own.${by}`]: 'Nomvula Zondi',
    [`own.${turnover}`]: '1 200,50',
    [`own.${since}`]: '2020-03-01',
  });
  expect(await ownOf()).toEqual({ [by]: 'Nomvula Zondi', [turnover]: '1200.5', [since]: '2020-03-01' });
  expect(await listed(`field=${by}`)).toEqual(['Thandi Nkosi']);
  expect(await listed(`field=${by}&has=zondi`)).toEqual(['Thandi Nkosi']);
  expect(await listed(`field=${by}&has=other`)).toEqual([]);
  expect(await listed('q=Nomvula')).toEqual(['Thandi Nkosi']);
  const entries = await db().select().from(auditEntries).where(eq(auditEntries.entityId, client));
  expect(entries.flatMap(({ changes }) => Object.keys(changes as object))).toContain('Referred by');
  await declare({ intent: 'retire', item: by });
  expect(await listed('q=Nomvula')).toEqual([]);
  await save({ [`own.${turnover}`]: '' });
  expect(await ownOf()).toEqual({ [by]: 'Nomvula Zondi', [since]: '2020-03-01' });
  expect(await undo(saved)).toMatchObject({ status: 303 });
  expect(await ownOf()).toEqual({ [by]: 'Nomvula Zondi' });
});

test('export is what import reads, and a wrong value is refused in words', async () => {
  await add('Referred by', 'text');
  await add('Since', 'date');
  await save({ [`own.${await fieldCalled('Referred by')}`]: 'Nomvula' });
  const file = (await exportFile(ask('/admin/taxpayers/export.csv', { cookie: staff }))) as Response;
  const lines = readCsv(await file.text()) ?? [];
  const { rows } = (await planImport(staffActor(ann), lines)) as { rows: { verdict: string }[] };
  expect(rows.map(({ verdict }) => verdict)).toEqual(['same']);
  const plan = await planImport(staffActor(ann), [
    ['Name', 'Kind', 'Referred by', 'Since'],
    ['Thandi Nkosi', 'Individual', 'Sipho', ''],
    ['Zola', 'Individual', '', 'soon'],
  ]);
  expect(plan).toMatchObject({
    rows: [
      { verdict: 'changed', changes: { 'Referred by': { from: 'Nomvula', to: 'Sipho' } } },
      { verdict: 'refused', notes: ['Since: Give the day as a date.'] },
    ],
  });
});

test('a merge fills in what the other has, and gives it back; own data has it by name', async () => {
  await add('Referred by', 'text');
  const by = await fieldCalled('Referred by');
  const other = await addTaxpayerFor(null, { name: 'Thandi N', assigneeId: ann, own: { [by]: 'Sipho' } });
  await mergeTaxpayers(staffActor(ann), { from: other, into: client });
  expect(await ownOf()).toEqual({ [by]: 'Sipho' });
  const { ownData } = storedTaxpayers;
  if ('none' in ownData) throw new Error('Own data is declared.');
  const read = await ownData.read({ id: thandi, email: 'thandi@example.org' }, new Date());
  expect(read).toMatchObject({ taxpayers: [{ own: { 'Referred by': 'Sipho' } }] });
  await restoreTaxpayer(staffActor(ann), other);
  expect([await ownOf(), await ownOf(other)]).toEqual([{}, { [by]: 'Sipho' }]);
});

test('a choice with another word is renamed at its clients, and Undo names it back', async () => {
  await add('Program', 'choice', 'Xero\nSage\nNone');
  const item = await fieldCalled('Program');
  const clientOf = (own: string) =>
    addTaxpayerFor(null, { name: own, assigneeId: ann, own: { [item]: own } });
  const [xero, sage] = [await clientOf('Xero'), await clientOf('Sage')];
  const saved = await declare({
    intent: 'save',
    item,
    name: 'Program',
    choices: 'Xero Cloud\nSage\nPaper',
    version: '1',
  });
  expect((await toastOf(saved))?.description).toBe('1 client has “Xero Cloud” instead of “Xero”.');
  expect([await ownOf(xero), await ownOf(sage)]).toEqual([{ [item]: 'Xero Cloud' }, { [item]: 'Sage' }]);
  const [entry] = await db()
    .select({ changes: auditEntries.changes })
    .from(auditEntries)
    .where(eq(auditEntries.action, 'client_field.update'));
  expect(entry?.changes).toMatchObject({
    'clients with “Xero”: 1': { from: 'Xero', to: 'Xero Cloud' },
  });
  await undo(saved, manager);
  expect(await ownOf(xero)).toEqual({ [item]: 'Xero' });
  const shorter = await declare({ intent: 'save', item, name: 'Program', choices: 'Xero', version: '3' });
  expect((await toastOf(shorter))?.description).toBe('1 client keeps “Sage”, which is no choice any more.');
  expect(await ownOf(sage)).toEqual({ [item]: 'Sage' });
});

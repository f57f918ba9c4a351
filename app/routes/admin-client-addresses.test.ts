import { isNull } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { addTaxpayerFor, forgetWork, staffActor } from '#app/work/core/engagements/work.test-support.ts';
import { mergeTaxpayers } from '#app/work/core/taxpayers/merge.server.ts';
import { storedTaxpayers } from '#app/work/core/taxpayers/stored-data.server.ts';
import { findTaxpayer } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { restoreTaxpayer } from '#app/work/core/trash/trash.server.ts';
import type { ImportMore } from '#app/work/desk/import/import-page.server.ts';
import { clientForm } from '#app/work/desk/taxpayers/shared-forms.ts';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { ask, submit, toastOf, visit, undoFields } from '#tests/routes.ts';
import { loader as exportFile } from './admin.taxpayers.export[.]csv.ts';

await useTestDatabase();

const STREET = '1057 Arcadia Street\nHatfield\nPretoria\n0028';
const BOX = 'PO Box 12\nPretoria\n0001';

let [ann, thandi, id] = ['', '', ''];

beforeEach(async () => {
  await forgetWork();
  ann = await addMember({ email: 'ann@example.org', role: 'staff' });
  thandi = await addMember({ email: 'thandi@example.org' });
  id = await addTaxpayerFor(thandi, { name: 'Thandi Nkosi', assigneeId: ann });
});

async function stored(of = id) {
  const found = await findTaxpayer(staffActor(ann), of);
  if (!found) throw new Error('There is no such client.');
  return found;
}

async function save(fields: Record<string, string>) {
  const { version, ...now } = await stored();
  const data = {
    intent: 'data',
    ...clientForm([]).stored({ ...now, version }),
    version: String(version),
    ...fields,
  };
  return submit(`/admin/taxpayers/${id}`, data, { cookie: await signedInAs(ann) });
}

test('a colleague stores both addresses by their lines, and takes them back', async () => {
  const wrong = await save({ streetAddress: 'thandi@example.org' });
  expect(wrong).toMatchObject({ status: 400, data: { errors: { streetAddress: expect.any(String) } } });
  const saved = await save({ streetAddress: `${STREET.replaceAll('\n', ',\r\n')}\r\n`, postalAddress: BOX });
  expect(await stored()).toMatchObject({ streetAddress: STREET, postalAddress: BOX });
  const undo = await undoFields(saved);
  await submit(`/admin/taxpayers/${id}`, undo, { cookie: await signedInAs(ann) });
  expect(await stored()).toMatchObject({ streetAddress: null, postalAddress: null });
});

test('a client who becomes an estate: to whom mails go on', async () => {
  const email = 'thandi@example.org';
  await save({ email });
  const asks = expect.stringContaining(`still go to ${email}`);
  expect(await toastOf(await save({ kind: 'estate' }))).toMatchObject({ description: asks });
  expect(await toastOf(await save({ name: 'Estate late T Nkosi' }))).not.toMatchObject({ description: asks });
  await save({ kind: 'individual' });
  const executors = await save({ kind: 'estate', email: 'executor@example.org' });
  expect(await toastOf(executors)).not.toMatchObject({ description: asks });
});

test('a client sees both addresses, and they are in what a member downloads', async () => {
  await save({ streetAddress: STREET });
  const { data } = await visit(`/account/taxpayers/${id}`, { cookie: await signedInAs(thandi) });
  expect(data).toMatchObject({ taxpayer: { streetAddress: STREET, postalAddress: null } });
  const { ownData } = storedTaxpayers;
  if ('none' in ownData) throw new Error('Own data is declared.');
  const read = await ownData.read({ id: thandi, email: 'thandi@example.org' }, new Date());
  expect(read).toMatchObject({ taxpayers: [{ streetAddress: STREET, postalAddress: null }] });
  expect(JSON.stringify(ownData.describe(read))).toContain('Street address: 1057 Arcadia Street, Hatfield');
});

test('a merge fills in an address that is missing as a whole, and gives it back', async () => {
  const twin = await addTaxpayerFor(null, { name: 'T Nkosi', assigneeId: ann, streetAddress: STREET });
  await save({ postalAddress: BOX });
  await mergeTaxpayers(staffActor(ann), { from: twin, into: id });
  expect(await stored()).toMatchObject({ streetAddress: STREET, postalAddress: BOX });
  await restoreTaxpayer(staffActor(ann), twin);
  expect(await stored()).toMatchObject({ streetAddress: null, postalAddress: BOX });
});

test('an import reads addresses from one column or many, and what is exported again', async () => {
  const first = `Name,Street address,Suburb,Postal code,Postal address
Thandi Nkosi,1057 Arcadia Street,Hatfield,28,
Kgosi Plumbing,"12 Church Street
Hatfield",,,"PO Box 12, Pretoria"`;
  const tried = await tryFile(first);
  expect(tried.plan.rows.map(({ verdict }) => verdict)).toEqual(['changed', 'new']);
  expect(tried.plan.rows[0]?.changes).toMatchObject({
    streetAddress: { from: null, to: '1057 Arcadia Street\nHatfield\n0028' },
  });
  expect(tried.plan.rows[1]?.notes).toContainEqual(
    expect.stringMatching(/^Street address: It has no postal/),
  );
  await importAs(tried);
  const clients = await db().select().from(taxpayers).where(isNull(taxpayers.deletedAt));
  expect(clients.map(({ streetAddress, postalAddress }) => [streetAddress, postalAddress])).toEqual(
    expect.arrayContaining([
      ['1057 Arcadia Street\nHatfield\n0028', null],
      ['12 Church Street\nHatfield', 'PO Box 12, Pretoria'],
    ]),
  );
  const cookie = await signedInAs(ann);
  const text = await (await exportFile(ask('/admin/taxpayers/export.csv', { cookie }))).text();
  expect((await tryFile(text)).plan.rows.map(({ verdict }) => verdict)).toEqual(['same', 'same']);
});

async function tryFile(text: string): Promise<ImportMore> {
  const form = new FormData();
  form.set('intent', 'try');
  form.set('file', new File([text], 'clients.csv'));
  const cookie = await signedInAs(ann);
  return (await submit('/admin/taxpayers/import', form, { cookie })).data as unknown as ImportMore;
}

async function importAs({ text, file, plan: { fingerprint } }: ImportMore) {
  const fields = { intent: 'import', text, name: file, fingerprint };
  return submit('/admin/taxpayers/import', fields, { cookie: await signedInAs(ann) });
}

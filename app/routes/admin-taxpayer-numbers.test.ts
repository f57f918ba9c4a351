import { beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { db } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { addTaxpayerFor, freshDesk, staffActor } from '#app/work/core/engagements/work.test-support.ts';
import { findLike } from '#app/work/core/taxpayers/find-like.server.ts';
import { mergeTaxpayers } from '#app/work/core/taxpayers/merge.server.ts';
import { restoreTaxpayer } from '#app/work/core/trash/trash.server.ts';
import { signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit, undoFields } from '#tests/routes.ts';

await useTestDatabase();

let [cookie, id] = ['', ''];
let me: FirmActor;

const DATA = { intent: 'data', name: 'Kudu Kilns', kind: 'company', yearEnd: '2' };

beforeEach(async () => {
  const { ann } = await freshDesk();
  me = staffActor(ann);
  cookie = await signedInAs(ann);
  id = await addTaxpayerFor(null, { name: 'Kudu Kilns', kind: 'company' });
});

const save = (fields: Record<string, string>) =>
  submit(`/admin/taxpayers/${id}`, { ...DATA, ...fields }, { cookie });

const numbersOf = async (of = id) => {
  const [row] = await db().select().from(taxpayers).where(eq(taxpayers.id, of));
  return row?.numbers;
};

test('numbers are stored without groups and found by each; Undo takes them back', async () => {
  const typed = { vatNumber: '457 571 8707', payeNumber: '7934813371', uifNumber: 'u934 813 371' };
  const saved = await save({ ...typed, version: '1' });
  expect(saved.status).toBe(303);
  const stored = { vatNumber: '4575718707', payeNumber: '7934813371', uifNumber: 'U934813371' };
  expect(await numbersOf()).toEqual(stored);
  for (const wanted of ['457 571 8707', '45757187', 'U934813371', '7934813371'])
    expect(
      (await findLike(wanted, me, 5)).map((found) => found.id),
      wanted,
    ).toEqual([id]);
  const undo = await undoFields(saved);
  expect((await submit(`/admin/taxpayers/${id}`, undo, { cookie })).status).toBe(303);
  expect(await numbersOf()).toEqual({});
});

test('a number of another form is refused, one that looks like a slip is saved', async () => {
  expect(await save({ vatNumber: '45757', version: '1' })).toMatchObject({
    status: 400,
    data: { errors: { vatNumber: expect.stringContaining('ten digits') }, typed: { vatNumber: '45757' } },
  });
  expect((await save({ vatNumber: '4575718700', version: '1' })).status).toBe(303);
  expect(await numbersOf()).toEqual({ vatNumber: '4575718700' });
});

test('a tax number whose last digit does not fit is said, of new and known clients', async () => {
  const doubt = 'Income tax number: Its last digit does not fit the others: is one of them wrong?';
  const path = '/admin/taxpayers/new';
  const added = await submit(path, { ...DATA, name: 'Baobab', taxNumber: '9012345678' }, { cookie });
  expect((await toastOf(added))?.description).toContain(doubt);
  const saved = await save({
    taxNumber: '9012345678',
    seenAlike: added.location?.split('/').at(-1) ?? '',
    version: '1',
  });
  expect((await toastOf(saved))?.description).toContain(doubt);
  const again = await save({ taxNumber: '9012345678', version: '2', name: 'Kudu' });
  expect((await toastOf(again))?.description ?? '').not.toContain('digit');
  const right = await save({ taxNumber: '0001339050', version: '3', name: 'Kudu' });
  expect((await toastOf(right))?.description ?? '').not.toContain('digit');
});

test('each number is a change of its own in the audit', async () => {
  await save({ vatNumber: '4575718707', payeNumber: '7934813371', version: '1' });
  await save({ vatNumber: '4785284755', payeNumber: '7934813371', version: '2' });
  const entries = await db().select().from(auditEntries).where(eq(auditEntries.entityId, id));
  expect(entries.map(({ changes }) => changes)).toContainEqual({
    vatNumber: { from: '4575718707', to: '4785284755' },
  });
});

test('two clients with one number are asked about, and are a pair', async () => {
  const other = await addTaxpayerFor(null, { name: 'Baobab', numbers: { vatNumber: '4575718707' } });
  expect(await save({ vatNumber: '4575718707', version: '1' })).toMatchObject({
    status: 400,
    data: { alike: [{ id: other, because: 'VAT number' }] },
  });
  expect((await save({ vatNumber: '4575718707', version: '1', seenAlike: other })).status).toBe(303);
  const { data } = await visit('/admin/taxpayers?twice=perhaps', { cookie });
  expect(JSON.stringify(data)).toContain('VAT number');
});

test('a merge fills in the numbers that one lacks, and Undo takes them out', async () => {
  const numbers = { vatNumber: '4575718707', payeNumber: '7934813371' };
  const other = await addTaxpayerFor(null, { name: 'Kudu', kind: 'company', numbers });
  await save({ vatNumber: '4785284755', version: '1' });
  await mergeTaxpayers(me, { from: other, into: id });
  expect(await numbersOf()).toEqual({ vatNumber: '4785284755', payeNumber: '7934813371' });
  await restoreTaxpayer(me, other);
  expect(await numbersOf()).toEqual({ vatNumber: '4785284755' });
  expect(await numbersOf(other)).toEqual(numbers);
});

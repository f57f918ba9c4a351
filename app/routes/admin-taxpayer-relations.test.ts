import { beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { db } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { addTaxpayerFor, freshDesk, staffActor } from '#app/work/core/engagements/work.test-support.ts';
import { mergeTaxpayers } from '#app/work/core/taxpayers/merge.server.ts';
import { setMember } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { relationsOf } from '#app/work/core/taxpayers/relations.server.ts';
import { relationWords, sharesOver } from '#app/work/core/taxpayers/relations.ts';
import { storedTaxpayers } from '#app/work/core/taxpayers/stored-data.server.ts';
import { deleteTaxpayer, restoreTaxpayer } from '#app/work/core/trash/trash.server.ts';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, undoFields } from '#tests/routes.ts';

await useTestDatabase();

let [ann, bob, cookie, thandi, kilns] = ['', '', '', '', ''];
let me: FirmActor;

beforeEach(async () => {
  ({ ann, bob } = await freshDesk());
  me = staffActor(ann);
  cookie = await signedInAs(ann);
  thandi = await addTaxpayerFor(null, { name: 'Zola Nkosi', assigneeId: ann });
  kilns = await addTaxpayerFor(null, { name: 'Kudu Kilns', kind: 'company', assigneeId: ann });
});

const post = (fields: Record<string, string>, id = thandi, as = cookie) =>
  submit(`/admin/taxpayers/${id}`, fields, { cookie: as });
const add = (fields: Record<string, string>, id = thandi, as = cookie) =>
  post({ intent: 'relation-add', key: crypto.randomUUID(), ...fields }, id, as);
const words = async (id: string) =>
  (await relationsOf(id)).map((one) => [relationWords(one), one.other.name, one.share]);

test('both sides show a relation, which is added once, changed and removed with Undo', async () => {
  const shares = { way: 'shareholder-of', who: 'kudu kilns', share: '33,33 %', key: crypto.randomUUID() };
  const twice = [await add(shares), await add(shares)];
  expect(twice.map(({ status }) => status)).toEqual([303, 303]);
  expect(await words(thandi)).toEqual([['Shareholder of', 'Kudu Kilns', 3333]]);
  expect(await words(kilns)).toEqual([['Shareholder', 'Zola Nkosi', 3333]]);
  const saved = await post({ intent: 'relation-save', item: shares.key, share: '40', version: '1' }, kilns);
  expect(await words(thandi)).toEqual([['Shareholder of', 'Kudu Kilns', 4000]]);
  await post(await undoFields(saved), kilns);
  expect(await words(thandi)).toEqual([['Shareholder of', 'Kudu Kilns', 3333]]);
  const removed = await post({ intent: 'relation-remove', item: shares.key }, kilns);
  expect([await words(thandi), await words(kilns)]).toEqual([[], []]);
  await post(await undoFields(removed), kilns);
  expect(await words(thandi)).toEqual([['Shareholder of', 'Kudu Kilns', 3333]]);
  const added = await add({ way: 'director', who: 'Lwazi Dube' }, kilns);
  expect(await words(kilns)).toEqual([
    ['Director', 'Lwazi Dube', null],
    ['Shareholder', 'Zola Nkosi', 3333],
  ]);
  await post(await undoFields(added), kilns);
  expect(await words(kilns)).toHaveLength(1);
});

test('of several clients that a name may mean one is chosen, or the name alone', async () => {
  await addTaxpayerFor(null, { name: 'Kudu Kennels', kind: 'company' });
  const asks = await add({ way: 'director-of', who: 'kudu' });
  expect(asks).toMatchObject({ status: 400, data: { errors: { who: expect.any(String) } } });
  expect((asks.data as { found: { name: string }[] }).found.map(({ name }) => name).toSorted()).toEqual([
    'Kudu Kennels',
    'Kudu Kilns',
  ]);
  await add({ way: 'director-of', who: 'kudu', meant: 'kudu', chosen: kilns });
  await add({ way: 'director-of', who: 'kudu', meant: 'kudu', chosen: 'by-name' });
  expect(await words(thandi)).toEqual([
    ['Director of', 'kudu', null],
    ['Director of', 'Kudu Kilns', null],
  ]);
  // What was chosen for another name is not taken for this one.
  expect(await add({ way: 'shareholder-of', who: 'kud', meant: 'kudu', chosen: kilns })).toMatchObject({
    status: 400,
  });
});

test.each([
  [{ way: 'director-of', who: 'Zola Nkosi', meant: 'Zola Nkosi', chosen: 'self' }, 'who'],
  [{ way: 'executor-of', who: 'Kudu Kilns' }, 'way'],
  [{ way: 'trustee', who: 'Kudu Kilns' }, 'way'],
  [{ way: '', who: 'Kudu Kilns' }, 'way'],
  [{ way: 'director-of', who: '' }, 'who'],
  [{ way: 'shareholder-of', who: 'Kudu Kilns', share: '101' }, 'share'],
  [{ way: 'shareholder-of', who: 'Kudu Kilns', share: '0' }, 'share'],
])('%o is refused at its field', async (wrong: Record<string, string>, field) => {
  const chosen: Record<string, string> = wrong.chosen === 'self' ? { chosen: thandi } : {};
  expect(await add({ ...wrong, ...chosen })).toMatchObject({
    status: 400,
    data: { errors: { [field]: expect.any(String) } },
  });
  expect(await words(thandi)).toEqual([]);
});

test('nothing is related twice, a spouse from neither side', async () => {
  const sipho = await addTaxpayerFor(null, { name: 'Sipho Nkosi', assigneeId: ann });
  await add({ way: 'spouse-of', who: 'Sipho Nkosi' });
  expect(await add({ way: 'spouse-of', who: 'Zola Nkosi' }, sipho)).toMatchObject({ status: 400 });
  await add({ way: 'director-of', who: 'Kudu Kilns' });
  expect(await add({ way: 'director', who: 'Zola Nkosi' }, kilns)).toMatchObject({ status: 400 });
  expect(await words(sipho)).toEqual([['Spouse of', 'Zola Nkosi', null]]);
  expect(await words(kilns)).toEqual([['Director', 'Zola Nkosi', null]]);
});

test('shares above the whole are stored, and said on the page and by the toast', async () => {
  await add({ way: 'shareholder', who: 'Lwazi Dube', share: '70' }, kilns);
  const answer = await add({ way: 'shareholder-of', who: 'Kudu Kilns', share: '50' });
  expect((await toastOf(answer))?.description).toContain('120% together');
  expect(sharesOver(await relationsOf(kilns))).toEqual([
    'Its shareholders have 120% together: more than there is.',
  ]);
  expect(sharesOver(await relationsOf(thandi))).toEqual([]);
});

test('who looks after neither side changes nothing, and reads no name from the trash', async () => {
  await add({ way: 'director-of', who: 'Kudu Kilns' });
  const [{ id: item = '' } = {}] = await relationsOf(thandi);
  const other = await signedInAs(bob);
  for (const intent of ['relation-add', 'relation-save', 'relation-remove'])
    expect(
      (await post({ intent, item, way: 'director-of', who: 'Eve Smit', version: '1' }, thandi, other)).status,
      intent,
    ).not.toBe(303);
  const elsewhere = await addTaxpayerFor(null, { name: 'Baobab', assigneeId: bob });
  await post({ intent: 'relation-remove', item }, elsewhere, other);
  expect(await words(thandi)).toEqual([['Director of', 'Kudu Kilns', null]]);
  await deleteTaxpayer(me, kilns);
  expect(await words(thandi)).toEqual([]);
  await add({ way: 'shareholder-of', who: 'x y', meant: 'x y', chosen: kilns });
  expect(await words(thandi)).toEqual([['Shareholder of', 'x y', null]]);
  await restoreTaxpayer(me, kilns);
  expect(await words(thandi)).toHaveLength(2);
});

test('relations go along with a merge without doubles, and back with its Undo', async () => {
  const twin = await addTaxpayerFor(null, { name: 'Z Nkosi', assigneeId: ann });
  await add({ way: 'director-of', who: 'Kudu Kilns' });
  await add({ way: 'director-of', who: 'Kudu Kilns' }, twin);
  await add({ way: 'spouse-of', who: 'Zola Nkosi' }, twin);
  await add({ way: 'shareholder', who: 'Z Nkosi', share: '10' }, kilns);
  await mergeTaxpayers(me, { from: twin, into: thandi });
  expect(await words(thandi)).toEqual([
    ['Director of', 'Kudu Kilns', null],
    ['Shareholder of', 'Kudu Kilns', 1000],
  ]);
  expect(await words(kilns)).toHaveLength(2);
  await restoreTaxpayer(me, twin);
  expect([(await words(thandi)).length, (await words(twin)).length]).toEqual([2, 3]);
});

test('a member reads the relations of their client; the audit of both sides has them', async () => {
  await add({ way: 'shareholder-of', who: 'Kudu Kilns', share: '12.5' });
  const userId = await addMember({ email: 'zola@example.org' });
  await db().transaction((tx) => setMember(tx, kilns, userId, 'owner'));
  if ('none' in storedTaxpayers.ownData) throw new Error('It is exported.');
  const own = await storedTaxpayers.ownData.read({ id: userId, email: 'zola@example.org' }, new Date());
  expect(own).toMatchObject({
    relations: [{ holder: 'Zola Nkosi', what: 'Shareholder', of: 'Kudu Kilns', share: '12.5%' }],
  });
  for (const [id, changes] of [
    [thandi, { 'shareholder of': { from: null, to: kilns } }],
    [kilns, { shareholder: { from: null, to: thandi } }],
  ] as const) {
    const entries = await db().select().from(auditEntries).where(eq(auditEntries.entityId, id));
    expect(entries.map((entry) => entry.changes)).toContainEqual(changes);
  }
  await db().delete(taxpayers).where(eq(taxpayers.id, thandi));
  expect(await words(kilns)).toEqual([]);
});

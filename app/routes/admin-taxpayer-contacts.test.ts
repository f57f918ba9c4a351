import { beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { db } from '#app/platform/db/client.server.ts';
import { contactPersons } from '#app/platform/db/schema/taxpayers.ts';
import { addTaxpayerFor, freshDesk, staffActor } from '#app/work/core/engagements/work.test-support.ts';
import { contactsOf } from '#app/work/core/taxpayers/contacts.server.ts';
import { findLike } from '#app/work/core/taxpayers/find-like.server.ts';
import { mergeTaxpayers } from '#app/work/core/taxpayers/merge.server.ts';
import { storedTaxpayers } from '#app/work/core/taxpayers/stored-data.server.ts';
import { restoreTaxpayer } from '#app/work/core/trash/trash.server.ts';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, undoFields } from '#tests/routes.ts';

await useTestDatabase();

let [bob, cookie, id] = ['', '', ''];
let me: FirmActor;

const LWAZI = {
  name: 'Lwazi Dlamini',
  role: 'bookkeeper',
  phone: '082 123 4567',
  email: 'Lwazi@Kudu.example',
};

beforeEach(async () => {
  const { ann, bob: other } = await freshDesk();
  bob = other;
  me = staffActor(ann);
  cookie = await signedInAs(ann);
  id = await addTaxpayerFor(null, { name: 'Kudu Kilns', kind: 'company', assigneeId: ann });
});

const post = (fields: Record<string, string>, as = cookie) =>
  submit(`/admin/taxpayers/${id}`, fields, { cookie: as });
const add = (values: Record<string, string> = LWAZI) => post({ intent: 'contact-add', ...values });
const known = async (of = id) =>
  (await contactsOf(of)).map(({ name, role, phone, email }) => ({ name, role, phone, email }));

const STORED = { ...LWAZI, phone: '+27 821234567', email: 'lwazi@kudu.example' };

test('a contact person is added once, changed and removed, each with Undo', async () => {
  const key = crypto.randomUUID();
  const twice = [await add({ ...LWAZI, key }), await add({ ...LWAZI, key })];
  expect(twice.map(({ status }) => status)).toEqual([303, 303]);
  expect(await known()).toEqual([STORED]);
  const saved = await post({ intent: 'contact-save', ...LWAZI, role: '', item: key, version: '1' });
  expect(await known()).toEqual([{ ...STORED, role: null }]);
  await post(await undoFields(saved));
  expect(await known()).toEqual([STORED]);
  const removed = await post({ intent: 'contact-remove', item: key, version: '3' });
  expect(await known()).toEqual([]);
  await post(await undoFields(removed));
  expect(await known()).toEqual([STORED]);
});

test('who saves over somebody else is told, and what they typed is kept', async () => {
  const key = crypto.randomUUID();
  await add({ ...LWAZI, key });
  const save = (name: string) => post({ intent: 'contact-save', ...LWAZI, name, item: key, version: '1' });
  expect((await save('Lwazi D')).status).toBe(303);
  expect(await save('Lwazi Dube')).toMatchObject({ status: 409, data: { typed: { name: 'Lwazi Dube' } } });
  expect(await known()).toMatchObject([{ name: 'Lwazi D' }]);
});

test.each([
  [{ name: 'L' }, 'name'],
  [{ phone: '12' }, 'phone'],
  [{ email: 'lwazi' }, 'email'],
  [{ phone: '', email: '' }, 'phone'],
])('%o is refused at its field', async (wrong, field) => {
  expect(await add({ ...LWAZI, ...wrong })).toMatchObject({
    status: 400,
    data: { errors: { [field]: expect.any(String) } },
  });
  expect(await known()).toEqual([]);
});

test('a client is found by the name, phone and address of a contact person', async () => {
  await add();
  for (const typed of ['Dlamini', '0821234567', '+27 82 123 45', 'lwazi@kudu.example'])
    expect(
      (await findLike(typed, me, 5)).map((found) => found.id),
      typed,
    ).toEqual([id]);
});

test('who does not look after the client changes no contact person', async () => {
  await add();
  const [{ id: item = '' } = {}] = await contactsOf(id);
  const other = await signedInAs(bob);
  for (const intent of ['contact-add', 'contact-save', 'contact-remove'])
    expect(
      (await post({ intent, ...LWAZI, name: 'Eve', item, version: '1' }, other)).status,
      intent,
    ).not.toBe(303);
  expect(await known()).toEqual([STORED]);
  const elsewhere = await addTaxpayerFor(null, { name: 'Baobab' });
  await submit(`/admin/taxpayers/${elsewhere}`, { intent: 'contact-remove', item }, { cookie });
  expect(await known()).toEqual([STORED]);
});

test('contact persons go along with a merge, and back with its Undo', async () => {
  await add();
  const other = await addTaxpayerFor(null, { name: 'Kudu' });
  await mergeTaxpayers(me, { from: id, into: other });
  expect(await known(other)).toEqual([STORED]);
  await restoreTaxpayer(me, id);
  expect([await known(other), await known()]).toEqual([[], [STORED]]);
});

test('a person reads with an account that a client named them; it goes with it', async () => {
  await add();
  const userId = await addMember({ email: 'lwazi@kudu.example' });
  const subject = { id: userId, email: 'lwazi@kudu.example' };
  if ('none' in storedTaxpayers.ownData) throw new Error('It is exported.');
  expect(await storedTaxpayers.ownData.read(subject, new Date())).toMatchObject({ contacts: [STORED] });
  const { deleteFor } = storedTaxpayers;
  if (typeof deleteFor !== 'function') throw new Error('It is deleted.');
  await db().transaction((tx) => deleteFor(tx, subject));
  expect(await db().$count(contactPersons, eq(contactPersons.taxpayerId, id))).toBe(0);
});

import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { taxpayerRelations } from '#app/platform/db/schema/relations.ts';
import { contactPersons } from '#app/platform/db/schema/taxpayers.ts';
import { addMember } from '#tests/accounts.ts';
import { addTaxpayerFor, forgetWork, staffActor } from '../engagements/work.test-support.ts';
import { findLike, findSimilar } from './find-like.server.ts';

await useTestDatabase();

beforeEach(forgetWork);

const NONE = { email: null, taxNumber: null, registrationNumber: null, numbers: {} };

async function found(typed: string): Promise<string[]> {
  const rows = await findLike(typed, staffActor('00000000-0000-4000-8000-000000000001', 'admin'), 20);
  return rows.map(({ name }) => name);
}

test('a number is found by its beginning, not by what several numbers make together', async () => {
  const add = (name: string, values: object) => addTaxpayerFor(null, { ...NONE, name, ...values });
  await add('By tax', { taxNumber: '0123456789' });
  await add('By registration', { kind: 'company', registrationNumber: '2016/000100/07' });
  await add('By VAT', { numbers: { vatNumber: '4123456789', payeNumber: '7001112223' } });
  await add('By levy', { numbers: { sdlNumber: 'L700123456' } });
  expect(await found('012345')).toEqual(['By tax']);
  expect(await found('123456')).toEqual([]);
  expect(await found('2016 0001')).toEqual(['By registration']);
  expect(await found('41234')).toEqual(['By VAT']);
  expect(await found('6789700')).toEqual([]);
  expect(await found('l7001')).toEqual(['By levy']);
  expect(await found('7001')).toEqual(['By levy', 'By VAT']);
});

test('an address is found by its letters, with no meaning for % and _', async () => {
  await addTaxpayerFor(null, { ...NONE, name: 'Under Score', email: 'a_b@example.org' });
  await addTaxpayerFor(null, { ...NONE, name: 'Plain Letter', email: 'axb@example.org' });
  await addTaxpayerFor(null, { ...NONE, name: 'Per Cent', email: 'a%b@example.org' });
  expect(await found('a_b@')).toEqual(['Under Score']);
  expect(await found('a%b@')).toEqual(['Per Cent']);
  expect(await found('@')).toEqual([]);
});

test('a client is found once, by itself, its member or its contact person', async () => {
  const member = await addMember({ email: 'zinhle@example.org', fullName: 'Zinhle Zoë' });
  const id = await addTaxpayerFor(member, { ...NONE, name: 'Zinhle Bakery', email: 'zinhle@example.net' });
  const phone = '+27 821234567';
  const person = { taxpayerId: id, name: 'Zinhle Nkosi', email: 'zinhle@example.com', phone };
  await put(contactPersons, { id: '1a2b3c4d-0000-4000-8000-0000000000ab', ...person });
  for (const typed of ['zinhle', 'Zoë', 'zinhle@example', '082 123 4567', 'nkosi'])
    expect(await found(typed), typed).toEqual(['Zinhle Bakery']);
  expect(await found('zola')).toEqual([]);
});

test('a contact person is found with accents left out, and a director by name', async () => {
  const id = await addTaxpayerFor(null, { ...NONE, kind: 'company', name: 'Karoo Wool' });
  await put(contactPersons, {
    id: crypto.randomUUID(),
    taxpayerId: id,
    name: 'Zoë Ngcobo-Müller',
    phone: '+27 821234567',
  });
  await put(taxpayerRelations, {
    id: crypto.randomUUID(),
    kind: 'director',
    ofId: id,
    holderName: 'René Dü Toit',
  });
  const person = await addTaxpayerFor(null, { ...NONE, name: 'Pule' });
  await put(taxpayerRelations, {
    id: crypto.randomUUID(),
    kind: 'trustee',
    holderId: person,
    ofName: 'Élan Trust',
  });
  for (const typed of ['zoe', 'Zoë', 'ZOË', 'muller', 'zoe ngcobo', 'rene', 'du toit', 'René'])
    expect(await found(typed), typed).toEqual(['Karoo Wool']);
  expect(await found('elan')).toEqual(['Pule']);
  for (const typed of ['zola', 'lan', 'oe']) expect(await found(typed), typed).toEqual([]);
});

test('a client is found by street, suburb, town and postal code of both addresses', async () => {
  const streetAddress = '1057 Arcadia Street\nHatfield\nPretoria\n0028';
  const postalAddress = 'PO Box 4412\nSt. Élise-Park (Noord)\nKnysna, 6571';
  await addTaxpayerFor(null, { ...NONE, name: 'Pule Maré', streetAddress, postalAddress });
  await addTaxpayerFor(null, {
    ...NONE,
    name: 'Thabo Adams',
    streetAddress: '12 Long Street\nCape Town\n8001',
  });
  const fitting = ['arcadia', '1057 arcadia str', 'Hatfield', 'pretoria hatfield', '0028', 'Knysna', '6571'];
  for (const typed of [...fitting, 'po box 4412', 'elise', 'Élise', 'park knysna', 'noord', 'Hatfield, 0028'])
    expect(await found(typed), typed).toEqual(['Pule Maré']);
  expect(await found('street')).toEqual(['Pule Maré', 'Thabo Adams']);
  for (const typed of ['cadia', '028', 'arcadia cape', 'str', '57', '%%%%', '____'])
    expect(await found(typed), typed).toEqual([]);
});

test('what is found by a similar name alone is known to be so', async () => {
  const me = staffActor('00000000-0000-4000-8000-000000000001', 'admin');
  const isSimilar = async (typed: string) => (await findSimilar(typed, me, 8)).isSimilar;
  const id = await addTaxpayerFor(null, { ...NONE, name: 'Thabo Khumalo', email: 'tk@example.org' });
  await addTaxpayerFor(null, { ...NONE, name: 'Chloë Adams' });
  expect(await found('nxumalo')).toEqual(['Thabo Khumalo']);
  for (const typed of ['nxumalo', 'khumlao', 'thabo nxumalo'])
    expect(await isSimilar(typed), typed).toBe(true);
  for (const typed of ['khumalo', 'Khum', 'humal', 'khumalo thabo', 'chloe', 'tk@', 'tk'])
    expect(await isSimilar(typed), typed).toBe(false);
  await put(contactPersons, {
    id: crypto.randomUUID(),
    taxpayerId: id,
    name: 'Ann Nxumalo',
    phone: '+27 821234567',
  });
  expect(await isSimilar('nxumalo')).toBe(false);
});

test('the end of a phone number finds a client in any spelling, whoever has it', async () => {
  const member = await addMember({ email: 'pule@example.org', fullName: 'Pule' });
  await db().update(profiles).set({ contactNumber: '+27123456789' }).where(eq(profiles.id, member));
  await addTaxpayerFor(member, { ...NONE, name: 'By a member' });
  const id = await addTaxpayerFor(null, { ...NONE, name: 'By a contact person' });
  const person = { id: crypto.randomUUID(), taxpayerId: id, name: 'Eve', phone: '+27 123456789' };
  await put(contactPersons, person);
  const other = await addTaxpayerFor(null, { ...NONE, name: 'Another' });
  await put(contactPersons, {
    ...person,
    id: crypto.randomUUID(),
    taxpayerId: other,
    phone: '+27 126789345',
  });
  for (const typed of ['345 6789', '6789', '3456789', '012 345 6789', '+27 12 345 6789', '(0)12 345-6789'])
    expect((await found(typed)).toSorted(), typed).toEqual(['By a contact person', 'By a member']);
  expect(await found('789')).toEqual([]);
});

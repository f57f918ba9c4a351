import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { recurringWork } from '#app/platform/db/schema/recurring.ts';
import { keysOf } from '#app/platform/core/keys.ts';
import { addTaxpayerFor, freshDesk } from '#app/work/core/engagements/work.test-support.ts';
import { LACKS, type Lack } from '#app/work/core/taxpayers/lacks.ts';
import { signedInAs } from '#tests/accounts.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { visit } from '#tests/routes.ts';

await useTestDatabase();

let [ann, bob, staff] = ['', '', ''];

beforeEach(async () => {
  ({ ann, bob } = await freshDesk());
  await db().delete(engagements);
  staff = await signedInAs(ann);
});

const FULL = {
  taxNumber: '0001339050',
  numbers: { identityNumber: '3205150123083' },
  email: 'one@example.org',
  assigneeId: '',
};

async function counts(): Promise<Partial<Record<Lack, number>>> {
  const { data } = await visit('/admin/taxpayers/missing', { cookie: staff });
  const { lacks } = data as { lacks: { lack: Lack; clients: number }[] };
  return Object.fromEntries(lacks.map(({ lack, clients }) => [lack, clients]));
}

async function listed(lack: Lack): Promise<string[]> {
  const { data } = await visit(`/admin/taxpayers?lacks=${lack}`, { cookie: staff });
  return (data as { page: { rows: { name: string }[] } }).page.rows.map(({ name }) => name);
}

test('each count leads to exactly the clients that were counted', async () => {
  const add = (name: string, values: object) =>
    addTaxpayerFor(null, { name, ...FULL, assigneeId: ann, ...values });
  await add('Full', {});
  await add('Vendor', { vatCategory: 'B' });
  await add('Vendor with number', {
    vatCategory: 'B',
    numbers: { ...FULL.numbers, vatNumber: '4123456789' },
  });
  await add('No category', { numbers: { ...FULL.numbers, vatNumber: '4123456780' } });
  await add('Company', { kind: 'company', numbers: {} });
  await add('Passport', { numbers: { passportNumber: 'A12345678' } });
  await add('Unreached', { email: null });
  await add('Former', { taxNumber: null, archivedAt: new Date() });
  await add('Prospect', { taxNumber: null, isProspect: true });
  await addTaxpayerFor(null, { name: 'Of Bob', assigneeId: bob });
  const employer = await add('Employer', {});
  await put(recurringWork, {
    id: '1a2b3c4d-0000-4000-8000-0000000000ab',
    taxpayerId: employer,
    type: 'payroll',
    startsOn: '2026-12-01',
  });
  const found = await counts();
  for (const lack of keysOf(LACKS)) expect(await listed(lack), lack).toHaveLength(found[lack] ?? 0);
  expect(await listed('vat')).toEqual(['Vendor']);
  expect(await listed('vat-category')).toEqual(['No category']);
  expect(await listed('registration')).toEqual(['Company']);
  expect(await listed('paye')).toEqual(['Employer']);
  expect(await listed('uif')).toEqual(['Employer']);
  expect(await listed('tax')).toEqual(['Thandi Nkosi']);
  expect(await listed('identity')).toEqual(['Thandi Nkosi']);
  expect(await listed('reach')).toEqual(['Unreached']);
  expect(await listed('services')).not.toContain('Employer');
});

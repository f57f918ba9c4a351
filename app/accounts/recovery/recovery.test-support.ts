import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { recoveries } from '#app/platform/db/schema/recoveries.ts';
import { hashOfSecret } from '#app/accounts/core/secret.server.ts';
import { addMember, ADDRESS, forgetAccounts, formOf, secretsTo } from '#tests/accounts.ts';
import { emptyTables } from '#tests/empty-tables.ts';
import { proveIdentity } from './acts.server.ts';
import { askForAccess, confirmRequest } from './ask.server.ts';

export const NEW = 'thandi.new@example.org';
export const NOW = new Date('2026-11-26T08:00:00Z');
export const REQUEST = {
  full_name: 'Thandi Nkosi',
  knownEmail: ADDRESS,
  email: NEW,
  taxNumber: '',
  phone: '082 123 4567',
};

export async function freshPeople() {
  await forgetAccounts();
  await emptyTables('recoveries');
  const thandi = { id: await addMember() };
  const ann = { id: await addMember({ email: 'ann@example.org', fullName: 'Ann', role: 'staff' }) };
  const ben = { id: await addMember({ email: 'ben@example.org', fullName: 'Ben', role: 'staff' }) };
  const admin = { id: await addMember({ email: 'admin@example.org', fullName: 'Pieter', role: 'admin' }) };
  await db().update(profiles).set({ contactNumber: '+27821234567' });
  return { thandi, ann, ben, admin };
}

export async function openRequest(fields: Partial<typeof REQUEST> = {}, at = NOW): Promise<string> {
  await emptyTables('rate_limits');
  await askForAccess(formOf({ ...REQUEST, ...fields }), '10.0.0.1', at);
  const to = (fields.email ?? NEW) || ADDRESS;
  const secret = (await secretsTo(to, '/auth/lost/confirm')).at(-1) ?? '';
  await confirmRequest(secret, at);
  const [row] = await db()
    .select()
    .from(recoveries)
    .where(eq(recoveries.confirmHash, hashOfSecret(secret)));
  return row?.id ?? '';
}

export async function waitingRequest(
  { of, by }: Record<'of' | 'by', { id: string }>,
  fields: Partial<typeof REQUEST> = {},
): Promise<string> {
  const id = await openRequest(fields);
  expect(await proveIdentity(by, id, { userId: of.id, proof: 'called' }, NOW)).toBe('waiting');
  return id;
}

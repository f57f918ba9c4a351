import { beforeEach, expect, test } from 'vitest';
import { forgetAccounts, queuedMails } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { db } from '#app/db/client.server.ts';
import { userRoles, users } from '#app/db/schema/accounts.ts';
import { auditEntries } from '#app/db/schema/audit.ts';
import { grantAdmin, revokeAdmin } from './roles.server.ts';

await useTestDatabase();

beforeEach(async () => {
  await forgetAccounts();
  const rows = ['ann@example.org', 'ben@example.org'].map((email) => ({ email, passwordHash: 'x' }));
  await db().insert(users).values(rows);
});

test('a role is granted and revoked once, with an audit entry, and every administrator gets a mail', async () => {
  await grantAdmin(db(), 'ben@example.org');
  expect(await grantAdmin(db(), ' Ann@Example.org ')).toBe('changed');
  expect(await grantAdmin(db(), 'ann@example.org')).toBe('unchanged');
  expect(await db().select().from(userRoles)).toHaveLength(2);
  expect(await revokeAdmin(db(), 'ann@example.org')).toBe('changed');
  expect(await revokeAdmin(db(), 'ann@example.org')).toBe('unchanged');
  expect(await actions()).toEqual(['role.grant', 'role.grant', 'role.revoke']);
  expect((await queuedMails()).map(({ to, subject }) => `${to}: ${subject}`).toSorted()).toEqual([
    'ann@example.org: ann@example.org is an administrator now',
    'ann@example.org: ann@example.org is no longer an administrator',
    'ben@example.org: ann@example.org is an administrator now',
    'ben@example.org: ann@example.org is no longer an administrator',
    'ben@example.org: ben@example.org is an administrator now',
  ]);
  for (const change of [grantAdmin, revokeAdmin]) {
    expect(await change(db(), 'nobody@example.org')).toBe('unknown-email');
  }
});

test('the last administrator stays, also when two revoke each other at once', async () => {
  await grantAdmin(db(), 'ann@example.org');
  expect(await revokeAdmin(db(), 'ann@example.org')).toBe('last-admin');

  await grantAdmin(db(), 'ben@example.org');
  const both = ['ann@example.org', 'ben@example.org'].map((email) => revokeAdmin(db(), email));
  expect((await Promise.all(both)).toSorted()).toEqual(['changed', 'last-admin']);
  expect(await db().select().from(userRoles)).toHaveLength(1);
});

async function actions(): Promise<string[]> {
  const entries = await db().select().from(auditEntries).orderBy(auditEntries.id);
  return entries.map(({ action }) => action);
}

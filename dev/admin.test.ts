import { eq, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { secondFactors, sessions, userRoles, users } from '#app/platform/db/schema/accounts.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { runCommand } from '#tests/command.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { nightly } from '#tests/nightly.ts';
import { temporaryFolder } from '#tests/temporary.ts';

vi.setConfig({ testTimeout: 60_000 });

const database = await useTestDatabase();

test('the operator creates the first administrator, who stays one', async () => {
  await put(users, { email: 'ann@example.org', passwordHash: 'x' });
  expect(await admin('grant', 'ann@example.org')).toEqual({
    code: 1,
    output: expect.stringMatching(/^ann@example\.org is not confirmed yet: /),
  });
  await db().update(users).set({ emailVerifiedAt: new Date() });

  const granted = await admin('grant', 'Ann@example.org');
  expect(granted).toEqual({ code: 0, output: 'Ann@example.org is an administrator now.\n' });
  expect(await db().select().from(userRoles)).toHaveLength(1);
  await put(users, { email: 'mia@example.org', passwordHash: 'x', emailVerifiedAt: new Date() });
  const manager = await admin('grant', 'mia@example.org', 'manager');
  expect(manager).toEqual({ code: 0, output: 'mia@example.org is a manager now.\n' });
  const revoked = await admin('revoke', 'ann@example.org');
  expect(revoked).toEqual({
    code: 1,
    output: 'ann@example.org is the only administrator: grant the role to someone else first.\n',
  });
});

nightly('the operator removes a lost second step, and the member gets a mail', async () => {
  const { id: userId } = await put(users, { email: 'lost@example.org', passwordHash: 'x' });
  await put(secondFactors, { userId, sealedSecret: 'x', confirmedAt: new Date() });

  const reset = await admin('reset-2fa', 'lost@example.org');
  expect(reset).toEqual({
    code: 0,
    output: 'lost@example.org signs in with the password alone now, and is told so by mail.\n',
  });
  expect(await db().select().from(secondFactors)).toEqual([]);
  const mails = await db().execute(sql`select data from pgboss.job where data->>'to' = 'lost@example.org'`);
  expect(mails).toMatchObject([{ data: { subject: 'Your two-step verification was reset' } }]);
  expect(await db().select().from(auditEntries).where(eq(auditEntries.entityId, userId))).toMatchObject([
    { action: 'second-factor.reset', actorId: null },
  ]);
  expect((await admin('reset-2fa', 'lost@example.org')).output).toBe(
    'lost@example.org has no two-step verification set up.\n',
  );
});

test('the operator signs everybody out', async () => {
  const { id: userId } = await put(users, { email: 'stolen@example.org', passwordHash: 'x' });
  const soon = new Date(Date.now() + 60_000);
  await put(sessions, { id: 'a'.repeat(64), userId, idleExpiresAt: soon, expiresAt: soon });
  const output = 'Everybody is signed out: 1 sessions were ended.\n';
  expect(await admin('sign-out-everybody')).toEqual({ code: 0, output });
  expect(await db().select().from(sessions)).toEqual([]);
});

test('an unknown address, a missing argument and no database each print one sentence', async () => {
  expect(await admin('grant', 'nobody@example.org')).toEqual({
    code: 1,
    output: 'Nobody has an account with the address nobody@example.org: sign up with it on the site first.\n',
  });
  expect((await admin('promote')).output).toMatch(/^Say what to do and for whom:$/m);
  const variables = { DATA_DIR: temporaryFolder() };
  expect(await runCommand(['admin', 'grant', 'ann@example.org'], variables)).toEqual({
    code: 1,
    output: 'No database is running: start the site with npm start, or set DATABASE_URL.\n',
  });
});

test('an unknown command prints one sentence', async () => {
  const { code, output } = await runCommand(['fly'], {});
  expect([code, output]).toEqual([
    1,
    'There is no command "fly": try start, test, dev, preview, admin, backup, restore or bench.\n',
  ]);
});

function admin(...args: string[]) {
  return runCommand(['admin', ...args], { DATABASE_URL: database.url });
}

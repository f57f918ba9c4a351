import { beforeEach, expect, test } from 'vitest';
import { sessionCookie } from '#app/accounts/session-cookie.server.ts';
import { beginSession } from '#app/accounts/sessions.server.ts';
import { db } from '#app/db/client.server.ts';
import { profiles, secondFactors, userRoles, users } from '#app/db/schema/accounts.ts';
import { env } from '#app/env.server.ts';
import { useTestDatabase } from '#tests/database.ts';
import { requireAdmin } from './access.server.ts';

await useTestDatabase();

beforeEach(async () => {
  await db().delete(users);
  env().REQUIRE_ADMIN_2FA = false;
});

test('a visitor is told to log in, a member that the role is missing', async () => {
  expect(await refusalOf(new Request('http://localhost/admin'))).toEqual({
    status: 403,
    message: 'You must be logged in to access this page.',
  });
  expect(await refusalOf(await requestOf(await member()))).toEqual({
    status: 403,
    message: 'You do not have administrator privileges.',
  });
});

test('an administrator is let in', async () => {
  const id = await member();
  await db().insert(userRoles).values({ userId: id, role: 'admin' });
  expect(await requireAdmin(await requestOf(id))).toMatchObject({ id, email: 'ann@example.org' });
});

test('where a second step is required, an administrator without one is turned away', async () => {
  const id = await member();
  await db().insert(userRoles).values({ userId: id, role: 'admin' });
  env().REQUIRE_ADMIN_2FA = true;
  const request = await requestOf(id);
  expect(await refusalOf(request)).toMatchObject({ status: 403, message: expect.stringContaining('second') });
  await db().insert(secondFactors).values({ userId: id, sealedSecret: 'x' });
  expect(await refusalOf(request)).toMatchObject({ status: 403 });
  await db().update(secondFactors).set({ confirmedAt: new Date() });
  expect(await requireAdmin(request)).toMatchObject({ id });
});

test('a role that cannot be looked up is none', async () => {
  const id = await member();
  await db().insert(userRoles).values({ userId: id, role: 'admin' });
  const request = await requestOf(id);
  await db().execute('alter table user_roles rename to user_roles_away');
  const refusal = await refusalOf(request);
  await db().execute('alter table user_roles_away rename to user_roles');
  expect(refusal).toMatchObject({ status: 403, message: 'You do not have administrator privileges.' });
});

async function member(): Promise<string> {
  const [user] = await db()
    .insert(users)
    .values({ email: 'ann@example.org', passwordHash: 'x', emailVerifiedAt: new Date() })
    .returning();
  const id = user?.id ?? '';
  await db().insert(profiles).values({ id, fullName: 'Ann', userType: 'business' });
  return id;
}

async function requestOf(userId: string): Promise<Request> {
  const device = { clientAddress: '10.0.0.1', userAgent: null };
  const cookie = await sessionCookie(await beginSession(db(), { userId, device }));
  return new Request('http://localhost/admin', { headers: { Cookie: cookie.split(';')[0] ?? '' } });
}

async function refusalOf(request: Request) {
  const thrown = await requireAdmin(request).catch((error: unknown) => error);
  if (!(thrown instanceof Response)) return 'let in';
  const { message } = (await thrown.json()) as { message: string };
  return { status: thrown.status, message };
}

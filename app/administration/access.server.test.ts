import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/db/client.server.ts';
import { secondFactors } from '#app/db/schema/accounts.ts';
import { env } from '#app/env.server.ts';
import { addMember, forgetAccounts, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { requireAdmin } from './access.server.ts';

await useTestDatabase();

let id = '';
let request: Request;

beforeEach(async () => {
  env().REQUIRE_ADMIN_2FA = false;
  await forgetAccounts();
  id = await addMember({ admin: true });
  request = new Request('http://localhost/admin', { headers: { Cookie: await signedInAs(id) } });
});

test('an administrator has access', async () => {
  expect(await requireAdmin(request)).toMatchObject({ id });
});

test('where a second step is required, an administrator without one is refused', async () => {
  env().REQUIRE_ADMIN_2FA = true;
  expect(await refusal()).toMatchObject({ status: 403, message: expect.stringContaining('two steps') });
  await db().insert(secondFactors).values({ userId: id, sealedSecret: 'x' });
  expect(await refusal()).toMatchObject({ status: 403 });
  await db().update(secondFactors).set({ confirmedAt: new Date() });
  expect(await requireAdmin(request)).toMatchObject({ id });
});

test('without the database nobody is an administrator', async () => {
  await db().execute('alter table user_roles rename to user_roles_away');
  const refused = await refusal();
  await db().execute('alter table user_roles_away rename to user_roles');
  expect(refused).toMatchObject({ status: 403, message: 'You do not have administrator privileges.' });
});

async function refusal() {
  const thrown = await requireAdmin(request).catch((error: unknown) => error);
  if (!(thrown instanceof Response)) return 'accepted';
  const { message } = (await thrown.json()) as { message: string };
  return { status: thrown.status, message };
}

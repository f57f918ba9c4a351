import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { secondFactors } from '#app/platform/db/schema/accounts.ts';
import { env } from '#app/platform/env/env.server.ts';
import { addMember, forgetAccounts, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase, without } from '#tests/database.ts';
import { ask } from '#tests/routes.ts';
import { findSender, requireAccess } from './access.server.ts';

await useTestDatabase();

let [id, cookie] = ['', ''];

beforeEach(async () => {
  env().REQUIRE_ADMIN_2FA = false;
  await forgetAccounts();
  id = await addMember({ role: 'staff' });
  cookie = await signedInAs(id);
});

test('a role opens what it may, for files too', async () => {
  expect(await requireAccess(ask('/admin/messages', { cookie }), 'enquiries')).toMatchObject({ id });
  expect(await refusal('users')).toMatchObject({ status: 403 });
  const { request } = ask('/admin/messages', { cookie });
  const allowed = [{ permission: 'enquiries' }, { permission: 'lists' }, { permission: 'x' }, {}].map(
    async (handle) => (await findSender(request, handle)) !== null,
  );
  expect(await Promise.all(allowed)).toEqual([true, false, false, false]);
});

test('if a second step is required, a colleague without one is refused', async () => {
  env().REQUIRE_ADMIN_2FA = true;
  expect(await refusal()).toMatchObject({ status: 403, message: expect.stringContaining('two steps') });
  await db().insert(secondFactors).values({ userId: id, sealedSecret: 'x' });
  expect(await refusal()).toMatchObject({ status: 403 });
  await db().update(secondFactors).set({ confirmedAt: new Date() });
  expect(await requireAccess(ask('/admin', { cookie }), 'desk')).toMatchObject({ id });
});

test('while roles cannot be read, nobody has one', async () => {
  const refused = await without('user_roles', refusal);
  expect(refused).toMatchObject({ status: 403, message: 'You do not have administrator privileges.' });
});

async function refusal(permission: Parameters<typeof requireAccess>[1] = 'desk') {
  const thrown = await requireAccess(ask('/admin', { cookie }), permission).catch((error: unknown) => error);
  if (!(thrown instanceof Response)) return 'accepted';
  const { message } = (await thrown.json()) as { message: string };
  return { status: thrown.status, message };
}

import { beforeEach, expect, test, vi } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { profiles, users } from '#app/platform/db/schema/accounts.ts';
import { ADDRESS, addMember, signedInAs } from '#tests/accounts.ts';
import { without, useProxiedDatabase } from '#tests/database.ts';
import { findMemberName } from './member-name.server.ts';

const door = await useProxiedDatabase();
const logFailure = vi.fn<(what: string, reason: string) => void>();

beforeEach(async () => {
  logFailure.mockClear();
  await db().delete(users);
});

test('the navigation names a signed-in member, but not during the second step', async () => {
  const id = await addMember();
  expect(await shown(await signedInAs(id))).toEqual({ name: 'Thandi Nkosi', role: null });
  expect(await shown(await signedInAs(id, { awaitsSecondFactor: true }))).toBeNull();
});

test('a member whose profile is lost stays signed in by e-mail address; it is logged', async () => {
  const cookie = await signedInAs(await addMember());
  await db().delete(profiles);
  expect(await shown(cookie)).toEqual({ name: ADDRESS, role: null });
  await without('profiles', async () => expect(await shown(cookie)).toEqual({ name: ADDRESS, role: null }));
  expect(logFailure).toHaveBeenCalledTimes(2);
  expect(logFailure).toHaveBeenCalledWith('Error fetching profile:', 'the member has no profile');
});

test('without the database a page has no name and it is logged; no session, no query', async () => {
  const cookie = await signedInAs(await addMember());
  await door.shut();
  expect(await shown('theme=dark')).toBeNull();
  expect(logFailure).not.toHaveBeenCalled();
  expect(await shown(cookie)).toBeNull();
  expect(logFailure).toHaveBeenCalledExactlyOnceWith('Error fetching profile:', expect.any(String));
  expect(logFailure.mock.calls.flat().join(' ')).not.toMatch(/thandi|session=/i);
  await door.open();
  expect(await shown(cookie)).toEqual({ name: 'Thandi Nkosi', role: null });
});

function shown(cookie: string) {
  const request = new Request('http://localhost/', { headers: { Cookie: cookie } });
  return findMemberName(request, { requestId: 'a request', clientAddress: '10.0.0.1', logFailure });
}

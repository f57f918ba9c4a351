import { beforeEach, expect, test } from 'vitest';
import { findRecovery } from '#app/desk/users/recovery.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { recoveries } from '#app/platform/db/schema/recoveries.ts';
import { taxpayerMembers, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { ADDRESS, memberWith, queuedMails, secretsTo, signedInAs, subjectsTo } from '#tests/accounts.ts';
import { rowOf, useTestDatabase } from '#tests/database.ts';
import { proveIdentity, stateOfStopLink, stopByLink } from './acts.server.ts';
import { readConfirmLink } from './ask.server.ts';
import { freshPeople, NEW, NOW, openRequest, waitingRequest } from './recovery.test-support.ts';

await useTestDatabase();

const ASKED = 'Somebody asks for access to your account';

let [thandi, ann, ben] = [{ id: '' }, { id: '' }, { id: '' }];

beforeEach(async () => {
  ({ thandi, ann, ben } = await freshPeople());
});

test('the account’s address is told when somebody asks, and its link ends the request', async () => {
  const id = await openRequest();
  expect(await subjectsTo(ADDRESS)).toEqual([ASKED]);
  const [stop = ''] = await secretsTo(ADDRESS, '/auth/lost/stop');
  expect(await stateOfStopLink(stop)).toBe('open');
  expect(await stopByLink(stop, NOW)).toBe(true);
  expect(await proveIdentity(ann, id, { userId: thandi.id, proof: 'in_person' }, NOW)).toBe('gone');
  const ended = (await queuedMails(NEW)).at(-1);
  expect(ended?.text).not.toContain('This was not me');
});

test('the link of the first warning still stops it after the proof', async () => {
  const id = await waitingRequest({ of: thandi, by: ann });
  const [first = ''] = await secretsTo(ADDRESS, '/auth/lost/stop');
  expect(await stopByLink(first, NOW)).toBe(true);
  expect((await rowOf(recoveries, id))?.state).toBe('stopped');
});

test('a warned address is clear by the account’s address or one owner of a tax number', async () => {
  const [taxpayer] = await db()
    .insert(taxpayers)
    .values({ kind: 'company', name: 'Nkosi Bakery', taxNumber: '0001339050' })
    .returning();
  const join = (userId: string) =>
    db().insert(taxpayerMembers).values({ taxpayerId: taxpayer!.id, userId, role: 'owner' });
  await join(thandi.id);
  const byNumber = { knownEmail: '', taxNumber: '0001339050' };
  await openRequest(byNumber);
  expect(await subjectsTo(ADDRESS)).toEqual([ASKED]);
  await join(ben.id);
  await openRequest(byNumber);
  await openRequest({ knownEmail: 'nobody@example.org' });
  await openRequest({ email: '' });
  expect((await subjectsTo(ADDRESS)).filter((subject) => subject === ASKED)).toHaveLength(1);
  expect(await subjectsTo('ben@example.org')).toEqual([]);
});

test('no address is warned more than five times an hour', async () => {
  for (let turn = 0; turn < 7; turn++) await openRequest({ email: `new-${turn}@example.org` });
  expect(await subjectsTo(ADDRESS)).toHaveLength(5);
});

test('a newer request replaces the person’s older one and says so, never a stranger’s', async () => {
  const first = await openRequest();
  const again = await openRequest({ email: 'right@example.org' });
  expect(await rowOf(recoveries, first)).toMatchObject({ state: 'expired', replacedById: again });
  expect((await subjectsTo(NEW)).at(-1)).toBe('A newer request took the place of yours');
  const [older = ''] = await secretsTo(NEW, '/auth/lost/confirm');
  expect(await readConfirmLink(older, NOW)).toEqual({ kind: 'replaced' });
  const [newer = ''] = await secretsTo('right@example.org', '/auth/lost/confirm');
  expect(await readConfirmLink(newer, NOW)).toMatchObject({ kind: 'with-us', replaces: true });
  await openRequest({ email: 'thief@example.org', phone: '083 999 9999' });
  expect((await rowOf(recoveries, again))?.state).toBe('open');
  const member = (await memberWith(await signedInAs(ann.id)))!;
  const shown = await findRecovery(again, member, '');
  expect(shown?.others.map(({ email }) => email)).toEqual(['thief@example.org']);
});

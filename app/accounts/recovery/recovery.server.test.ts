import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { NoticeContext } from '#app/accounts/access/define-notice.ts';
import { isRecentlyProved } from '#app/accounts/core/proof.server.ts';
import { lostAccess } from '#app/desk/users/recovery-notice.server.ts';
import { findRecovery } from '#app/desk/users/recovery.server.ts';
import { resetPassword } from '#app/accounts/core/confirm.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { profiles, userRoles, users } from '#app/platform/db/schema/accounts.ts';
import { taxpayerMembers, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { recoveries } from '#app/platform/db/schema/recoveries.ts';
import { DAY, HOUR, MINUTE } from '#app/platform/core/time.ts';
import {
  addMember,
  ADDRESS,
  formOf,
  memberWith,
  queuedMails,
  secretsTo,
  setUpSecondFactor,
  signedInAs,
  subjectsTo,
} from '#tests/accounts.ts';
import { rowOf, useTestDatabase } from '#tests/database.ts';
import { approve, cancel, proveIdentity, stateOfStopLink, stopByLink } from './acts.server.ts';
import { askForAccess, confirmRequest, readConfirmLink } from './ask.server.ts';
import { settleRecoveries } from './effect.server.ts';
import { RECOVERY_WAIT } from './states.ts';
import { freshPeople, NEW, NOW, openRequest, REQUEST, waitingRequest } from './recovery.test-support.ts';

await useTestDatabase();

const RAISED = '1 with “This was not me”';
const CONTEXT = {} as NoticeContext;
const ASKED = 'Somebody asks for access to your account';

const later = (time: number) => new Date(NOW.getTime() + time);

let [thandi, ann, ben, admin] = [{ id: '' }, { id: '' }, { id: '' }, { id: '' }];

beforeEach(async () => {
  ({ thandi, ann, ben, admin } = await freshPeople());
});

test('whoever asks gets one answer and one mail, account or not', async () => {
  for (const knownEmail of [ADDRESS, 'nobody@example.org']) {
    expect(await askForAccess(formOf({ ...REQUEST, knownEmail }), '10.0.0.1')).toBeNull();
  }
  const mails = await queuedMails();
  expect(mails.map(({ to }) => to)).toEqual([NEW, NEW]);
  expect(new Set(mails.map(({ text }) => text.replaceAll(/token=\S+/g, ''))).size).toBe(1);
});

test('a request without a way to find the account or to reach the owner is refused', async () => {
  const errorsOf = async (fields: Record<string, string>) => {
    const refused = await askForAccess(formOf({ ...REQUEST, ...fields }), '10.0.0.1');
    return Object.keys(refused?.refusal.result.error ?? {});
  };
  expect(await errorsOf({ knownEmail: '' })).toEqual(['knownEmail']);
  expect(await errorsOf({ knownEmail: '', email: '', taxNumber: '0001339050' })).toEqual(['knownEmail']);
  expect(await errorsOf({ phone: '' })).toEqual(['phone']);
  expect(await errorsOf({ phone: '082 555 12' }), 'no number can be so short').toEqual(['phone']);
  expect(await errorsOf({ taxNumber: '12' })).toEqual(['taxNumber']);
  expect(await db().$count(recoveries)).toBe(0);
});

test('an address gets few links an hour', async () => {
  const statuses: (number | undefined)[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    statuses.push((await askForAccess(formOf(REQUEST), '10.0.0.1'))?.status);
  }
  expect(statuses).toEqual([...Array<undefined>(5).fill(undefined), 429]);
});

test('the desk gets what was confirmed from the new address, and only by a press', async () => {
  await askForAccess(formOf(REQUEST), '10.0.0.1', NOW);
  const [secret = ''] = await secretsTo(NEW, '/auth/lost/confirm');
  expect(await readConfirmLink(secret, NOW)).toEqual({ kind: 'open' });
  expect(await readConfirmLink(secret, later(25 * HOUR))).toEqual({ kind: 'unknown' });
  expect(await confirmRequest(secret, later(25 * HOUR))).toBe(false);
  expect(await confirmRequest(secret, NOW)).toBe(true);
  expect(await confirmRequest(secret, NOW)).toBe(false);
  expect(await readConfirmLink(secret, NOW)).toMatchObject({ kind: 'with-us', replaces: false });
  expect((await db().select().from(recoveries)).map(({ state }) => state)).toEqual(['open']);
  expect(await subjectsTo('info@%')).toEqual(['Thandi Nkosi has lost access to an account']);
});

test('the link of a request that was checked says when the access changes', async () => {
  const id = await openRequest();
  const [secret = ''] = await secretsTo(NEW, '/auth/lost/confirm');
  expect(await readConfirmLink(secret, NOW)).toMatchObject({ kind: 'with-us', changesAt: null });
  await proveIdentity(ann, id, { userId: thandi.id, proof: 'called' }, NOW);
  expect(await readConfirmLink(secret, NOW)).toMatchObject({ changesAt: later(24 * HOUR) });
});

test('a lost address is changed with a second colleague, and everything stays', async () => {
  await setUpSecondFactor(thandi.id);
  const cookie = await signedInAs(thandi.id, { now: NOW });
  const id = await waiting();
  expect((await rowOf(users, thandi.id))?.email).toBe(ADDRESS);
  expect(await subjectsTo(ADDRESS)).toEqual([ASKED, 'Your account will get a new address']);
  expect(await approve(ann, id, NOW)).toMatchObject({ refused: expect.stringContaining('You proved') });
  expect(await approve(thandi, id, NOW)).toMatchObject({ refused: expect.any(String) });
  expect(await approve(ben, id, later(MINUTE))).toBe('done');
  expect(await rowOf(users, thandi.id)).toMatchObject({ email: NEW, emailVerifiedAt: later(MINUTE) });
  expect(await memberWith(cookie)).toBeNull();
  expect(await db().$count(recoveries, eq(recoveries.state, 'done'))).toBe(1);
  expect((await subjectsTo(NEW)).at(-1)).toBe('Your account has this address now');
  const [reset = ''] = await secretsTo(NEW, '/auth/reset');
  expect(await resetPassword(reset, 'Another-Word-9', { now: later(2 * MINUTE) })).toBe(NEW);
  const member = await memberWith(await signedInAs(thandi.id));
  expect(member).toMatchObject({ email: NEW, hasSecondStep: false });
  expect(isRecentlyProved({ provedAt: member?.provedAt ?? null })).toBe(true);
});

test('either address stops it by a press without a session', async () => {
  for (const address of [ADDRESS, NEW]) {
    const id = await waiting();
    const stop = (await secretsTo(address, '/auth/lost/stop')).at(-1) ?? '';
    expect(await stateOfStopLink(stop)).toBe('open');
    expect(await stopByLink(stop, NOW)).toBe(true);
    expect(await stopByLink(stop, NOW)).toBe(false);
    expect(await approve(ben, id, NOW)).toBe('gone');
    expect(await stateOfStopLink(stop)).toBe('stopped');
    expect(await settleRecoveries(later(2 * DAY))).toBe(0);
    expect((await rowOf(users, thandi.id))?.email).toBe(ADDRESS);
  }
  expect((await subjectsTo(ADDRESS)).at(-1)).toBe('The access to your account was not changed');
  for (const to of ['info@%', 'ann@example.org']) {
    expect((await subjectsTo(to)).at(-1)).toBe('The request of Thandi Nkosi was stopped');
  }
  expect(await lostAccess.check(CONTEXT)).toMatchObject({ state: RAISED.replace('1', '2') });
});

test('a lost phone alone resets the second step, and the password stays', async () => {
  await setUpSecondFactor(thandi.id);
  const before = await rowOf(users, thandi.id);
  const id = await waiting({ email: '' });
  expect(await settleRecoveries(later(RECOVERY_WAIT - 1))).toBe(0);
  expect(await settleRecoveries(later(RECOVERY_WAIT))).toBe(1);
  expect(await rowOf(users, thandi.id)).toMatchObject({ email: ADDRESS, passwordHash: before?.passwordHash });
  expect((await rowOf(recoveries, id))?.state).toBe('done');
  expect((await subjectsTo(ADDRESS)).at(-1)).toBe('Your two-step verification was reset');
});

test('a colleague’s account needs an administrator as the second, at any time', async () => {
  await db().insert(userRoles).values({ userId: thandi.id, role: 'staff' });
  const id = await waiting();
  expect(await settleRecoveries(later(3 * DAY))).toBe(0);
  expect(await approve(ben, id, later(DAY))).toMatchObject({
    refused: expect.stringContaining('administrator'),
  });
  expect(await approve(admin, id, later(DAY))).toBe('done');
});

test('an administrator who proved it is not also the second', async () => {
  await db().insert(userRoles).values({ userId: thandi.id, role: 'admin' });
  const id = await waiting({}, admin);
  expect(await approve(admin, id, NOW)).toMatchObject({ refused: expect.any(String) });
  expect(await settleRecoveries(later(15 * DAY))).toBe(1);
  expect((await rowOf(recoveries, id))?.state).toBe('expired');
});

test('an id that is none finds no request', async () => {
  const proof = { userId: thandi.id, proof: 'in_person' } as const;
  for (const id of ['x', '11111111-1111-4111-8111-111111111111']) {
    expect(await proveIdentity(ann, id, proof, NOW)).toBe('gone');
    expect(await approve(ben, id, NOW)).toBe('gone');
    expect(await cancel(ben, id, NOW)).toBe(false);
  }
});

test('nobody proves or approves for the own account', async () => {
  const own = await openRequest({ knownEmail: 'ann@example.org' });
  const proof = { userId: ann.id, proof: 'in_person' } as const;
  expect(await proveIdentity(ann, own, proof, NOW)).toMatchObject({
    refused: expect.stringContaining('own account'),
  });
  expect(await proveIdentity(ben, own, proof, NOW)).toBe('waiting');
  expect(await approve(ann, own, NOW)).toMatchObject({ refused: expect.any(String) });
});

test('the proof of a colleague who left needs a second, however long it waits', async () => {
  const id = await waiting();
  await db().delete(userRoles).where(eq(userRoles.userId, ann.id));
  expect(await settleRecoveries(later(5 * DAY))).toBe(0);
  expect(await approve(ben, id, later(5 * DAY))).toBe('done');
});

test('what changed meanwhile is not overwritten', async () => {
  const id = await waiting();
  await db().update(users).set({ email: 'thandi.own@example.org' }).where(eq(users.id, thandi.id));
  expect(await approve(ben, id, NOW)).toBe('cancelled');
  expect((await rowOf(users, thandi.id))?.email).toBe('thandi.own@example.org');
  await db().update(users).set({ email: ADDRESS }).where(eq(users.id, thandi.id));
  const other = await waiting();
  await addMember({ email: NEW });
  expect(await settleRecoveries(later(RECOVERY_WAIT))).toBe(1);
  expect((await rowOf(recoveries, other))?.state).toBe('cancelled');
});

test('a proof by a call needs a number on file, and an account waits for one request', async () => {
  await db().update(profiles).set({ contactNumber: null });
  const first = await openRequest();
  const called = { userId: thandi.id, proof: 'called' } as const;
  expect(await proveIdentity(ann, first, called, NOW)).toMatchObject({
    refused: 'There is no number on file to call.',
  });
  expect(await proveIdentity(ann, first, { ...called, proof: 'in_person' }, NOW)).toBe('waiting');
  const second = await openRequest({ email: 'other@example.org' });
  expect(await proveIdentity(ann, second, { ...called, proof: 'in_person' }, NOW)).toMatchObject({
    refused: expect.stringContaining('waits already'),
  });
  expect(await cancel(ben, first, NOW)).toBe(true);
  expect(await proveIdentity(ann, second, { ...called, proof: 'in_person' }, NOW)).toBe('waiting');
});

test('the desk sees only what is on file, by the address or the tax number', async () => {
  const id = await openRequest();
  const member = (await memberWith(await signedInAs(ann.id)))!;
  const found = await findRecovery(id, member, '');
  expect(found?.accounts.map(({ email, phone }) => [email, phone])).toEqual([[ADDRESS, '+27821234567']]);
  const tried = await findRecovery(id, member, ' BEN@example.org ');
  expect(tried?.accounts.map(({ email }) => email)).toEqual(['ben@example.org']);
});

function waiting(fields: Partial<typeof REQUEST> = {}, by = ann): Promise<string> {
  return waitingRequest({ of: thandi, by }, fields);
}

test('whom the lost address was written to about is written to at the new one', async () => {
  const kind = 'individual' as const;
  const rows = await db()
    .insert(taxpayers)
    .values([
      { kind, name: 'Own', email: ADDRESS },
      { kind, name: 'Own, at another address', email: 'office@example.org' },
      { kind, name: 'Of somebody else', email: ADDRESS },
    ])
    .returning({ id: taxpayers.id });
  const own = rows
    .slice(0, 2)
    .map(({ id }) => ({ taxpayerId: id, userId: thandi.id, role: 'owner' as const }));
  await db().insert(taxpayerMembers).values(own);
  expect(await approve(ben, await waiting(), NOW)).toBe('done');
  const emails = await Promise.all(rows.map(async ({ id }) => (await rowOf(taxpayers, id))?.email));
  expect(emails).toEqual([NEW, 'office@example.org', ADDRESS]);
});

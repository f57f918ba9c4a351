import { beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { isPassword } from '#app/accounts/core/password.server.ts';
import { setRoleOf } from '#app/accounts/core/roles.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { invitations, profiles, userRoles, users } from '#app/platform/db/schema/accounts.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { DAY, MINUTE } from '#app/platform/core/time.ts';
import {
  addMember,
  asCookie,
  forgetAccounts,
  memberWith,
  PASSWORD,
  queuedMails,
  secretsTo,
  signedInAs,
  subjectsTo,
} from '#tests/accounts.ts';
import { rowOf, useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';

await useTestDatabase();

const [ANN, NEW] = ['ann@example.org', 'new@example.org'] as const;
const ENTRY = { full_name: 'Nomsa New', password: PASSWORD };
let [annId, cookie] = ['', ''];

beforeEach(async () => {
  await forgetAccounts();
  annId = await addMember({ email: ANN, fullName: 'Ann Adams', role: 'admin' });
  cookie = await signedInAs(annId);
});

test('a colleague without an account chooses name and password, and is at the desk', async () => {
  const answer = await inviteTo(NEW, 'staff');
  expect(await toastOf(answer)).toMatchObject({ title: 'Invitation on its way' });
  const [mail] = await queuedMails(NEW);
  expect(mail).toMatchObject({ subject: expect.stringMatching(/^Ann Adams invites you to the desk of/) });
  const token = await linkTo(NEW);
  expect(JSON.stringify(await db().select().from(invitations))).not.toContain(token);
  expect(await shown(token)).toMatchObject({ kind: 'new', email: NEW, inviter: 'Ann Adams' });
  expect(await shown(token)).toMatchObject({ kind: 'new' });

  const accepted = await accept({ token, ...ENTRY });
  expect(accepted).toMatchObject({ status: 303, location: '/admin' });
  const member = await memberOf(accepted.cookies);
  expect(member).toMatchObject({ email: NEW, fullName: 'Nomsa New', role: 'staff' });
  const [user] = await db().select().from(users).where(eq(users.email, NEW));
  expect(user?.emailVerifiedAt).toBeInstanceOf(Date);
  expect(await isPassword(PASSWORD, user?.passwordHash)).toBe(true);
  expect(await subjectsTo(ANN)).toEqual(['Nomsa New is a member of staff now']);
  const entries = await db().select().from(auditEntries).orderBy(auditEntries.id);
  expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['invitation.send', annId],
    ['role.grant', annId],
    ['invitation.accept', user?.id],
  ]);
  expect(JSON.stringify(entries)).not.toContain(NEW);
  expect(await shown(token)).toEqual({ kind: 'void' });
});

test('a link opens one account, however often it is posted', async () => {
  await inviteTo(NEW, 'admin');
  const token = await linkTo(NEW);
  const answers = await Promise.all([1, 2, 3, 4].map(() => accept({ token, ...ENTRY })));
  expect(answers.map(({ location }) => location).toSorted()).toEqual([
    '/admin',
    ...Array(3).fill(`/auth/invitation?token=${token}`),
  ]);
  expect(await db().select().from(userRoles)).toHaveLength(2);
});

test('a member with the address signs in and accepts; nobody else can', async () => {
  const id = await addMember({ email: NEW });
  await inviteTo(NEW, 'admin');
  const token = await linkTo(NEW);
  expect(await shown(token)).toMatchObject({ kind: 'sign-in' });
  const here = `/auth/invitation?token=${token}`;
  expect(await accept({ token, ...ENTRY })).toMatchObject({ location: here });
  const other = await signedInAs(await addMember({ email: 'other@example.org' }));
  expect(await shown(token, other)).toMatchObject({ kind: 'other' });
  expect(await accept({ token, ...ENTRY }, other)).toMatchObject({ location: here });

  const stale = await signedInAs(id, { now: new Date(Date.now() - 11 * MINUTE) });
  expect(await accept({ token }, stale)).toMatchObject({ status: 403, data: { kind: 'proof' } });
  const own = await signedInAs(id);
  expect(await shown(token, own)).toMatchObject({ kind: 'own' });
  const accepted = await accept({ token }, own);
  expect(accepted).toMatchObject({ location: '/admin' });
  expect(await memberOf(accepted.cookies)).toMatchObject({ id, role: 'admin', fullName: 'Thandi Nkosi' });
  for (const ended of [own, stale]) expect(await memberOf([ended])).toBeNull();
});

test('an invitation gives what was missing, and takes nothing away', async () => {
  for (const [held, invited, after] of [
    ['staff', 'manager', 'manager'],
    ['manager', 'staff', 'manager'],
    ['admin', 'manager', 'admin'],
  ] as const) {
    const email = `${held}@example.org`;
    await inviteTo(email, invited);
    const id = await addMember({ email, role: held });
    const accepted = await accept({ token: await linkTo(email) }, await signedInAs(id));
    expect(await memberOf(accepted.cookies)).toMatchObject({ role: after });
  }
});

test('an account that never confirmed the address is replaced', async () => {
  const stranger = await addMember({ email: NEW, fullName: 'A Stranger', verified: false });
  const planted = await signedInAs(stranger);
  await inviteTo(NEW, 'staff');
  await accept({ token: await linkTo(NEW), ...ENTRY });
  expect(await rowOf(users, stranger)).toBeUndefined();
  expect(await db().select().from(profiles).where(eq(profiles.fullName, 'Nomsa New'))).toHaveLength(1);
  expect(await memberOf([planted])).toBeNull();
});

test('a link ends if it is expired, withdrawn or replaced, or its sender lost the role', async () => {
  const yesterday = new Date(Date.now() - DAY);
  const spoil: Record<string, () => Promise<unknown>> = {
    expired: async () => db().update(invitations).set({ expiresAt: yesterday }),
    async withdrawn() {
      const [open] = await db().select().from(invitations);
      const answer = await change({ intent: 'withdraw', id: open?.id ?? '' });
      expect(await toastOf(answer)).toMatchObject({ title: 'Invitation withdrawn' });
    },
    replaced: () => inviteTo(NEW, 'staff'),
    demoted: () => setRoleOf(db(), ANN, 'manager'),
  };
  await addMember({ email: 'boss@example.org', role: 'admin' });
  for (const [how, spoiling] of Object.entries(spoil)) {
    await inviteTo(NEW, 'admin');
    const token = await linkTo(NEW);
    await spoiling();
    const page = await visit(`/auth/invitation?token=${token}`);
    expect(page, how).toMatchObject({ status: 404, data: { kind: 'void' } });
    // Nothing is validated, and no password is hashed.
    expect(await accept({ token, ...ENTRY, password: 'x' }), how).toMatchObject({ status: 303 });
    await accept({ token, ...ENTRY });
    expect(await db().select().from(users).where(eq(users.email, NEW)), how).toEqual([]);
  }
});

test('an invitation asks for proof, a valid address and role; it is limited', async () => {
  const stale = await signedInAs(annId, { now: new Date(Date.now() - 11 * MINUTE) });
  const fields = { intent: 'invite', email: NEW, role: 'staff' };
  expect(await change(fields, stale)).toMatchObject({ status: 403, data: { kind: 'proof' } });
  for (const wrong of [{ email: 'nobody' }, { role: 'owner' }, { email: ANN }]) {
    expect(await change({ ...fields, ...wrong }), JSON.stringify(wrong)).toMatchObject({ status: 400 });
  }
  expect(await queuedMails(NEW)).toEqual([]);
  for (let sent = 0; sent < 5; sent += 1) expect(await inviteTo(NEW, 'staff')).toMatchObject({ status: 303 });
  expect(await inviteTo(NEW, 'staff')).toMatchObject({ status: 429 });
  const { data } = await visit('/admin/users', { cookie });
  expect(data?.invitations).toMatchObject([{ email: NEW, role: 'staff', inviter: 'Ann Adams' }]);
});

function inviteTo(email: string, role: string) {
  return change({ intent: 'invite', email, role });
}

function change(fields: Record<string, string>, by = cookie) {
  return submit('/admin/users', fields, { cookie: by });
}

async function linkTo(email: string): Promise<string> {
  return (await secretsTo(email, '/auth/invitation')).at(-1) ?? '';
}

async function shown(token: string, by?: string) {
  return (await visit(`/auth/invitation?token=${token}`, { cookie: by })).data;
}

function accept(fields: Record<string, string>, by?: string) {
  return submit('/auth/invitation', fields, { cookie: by });
}

function memberOf(cookies: string[]) {
  return memberWith(asCookie(...cookies.filter((line) => line.startsWith('session='))));
}

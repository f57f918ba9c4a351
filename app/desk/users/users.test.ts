import { beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { EVERY_ROLE } from '#app/accounts/core/roles.ts';
import { PAGE_LENGTH } from '#app/platform/db/keyset.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { profiles, users } from '#app/platform/db/schema/accounts.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { addEngagement, addTaxpayerFor } from '#app/work/core/engagements/work.test-support.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import {
  addMember,
  doAccountJobs,
  forgetAccounts,
  memberWith,
  queuedMails,
  setUpSecondFactor,
  signedInAs,
  subjectsTo,
} from '#tests/accounts.ts';
import { rowOf, useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';
import { findUsers } from './find.server.ts';
import { USERS } from './user.ts';

await useTestDatabase();

const ANN = 'ann@example.org';
let admin = '';
let annId = '';

beforeEach(async () => {
  await forgetAccounts();
  annId = await addMember({ email: ANN, fullName: 'Ann Adams', admin: true });
  admin = await signedInAs(annId);
});

test('users are found by name, address, role and whether the address is confirmed', async () => {
  await addMember({ email: 'zoe@karoo.example', fullName: 'Zoë Müller' });
  await addMember({ email: 'new@example.org', fullName: 'New Comer', verified: false });
  expect(await found('q=müll')).toEqual(['Zoë Müller']);
  expect(await found('q=KAROO')).toEqual(['Zoë Müller']);
  expect(await found('q=%25')).toEqual([]);
  expect(await found('show=admins')).toEqual(['Ann Adams']);
  expect(await found('show=unconfirmed')).toEqual(['New Comer']);
  await addMember({ email: 'sam@example.org', fullName: 'Sam Staff', role: 'staff' });
  await addMember({ email: 'mia@example.org', fullName: 'Mia Manager', role: 'manager' });
  expect(await found('show=staff')).toEqual(['Sam Staff']);
  expect(await found('show=managers')).toEqual(['Mia Manager']);
  expect(await found('show=firm&sort=name')).toEqual(['Ann Adams', 'Mia Manager', 'Sam Staff']);
  expect(await found('show=members&sort=name')).toEqual(['New Comer', 'Zoë Müller']);
});

test('in every order each user is on exactly one page', async () => {
  for (let i = 0; i < PAGE_LENGTH + 5; i++) await addMember({ email: `m${i}@example.org` });
  for (const sort of ['newest', 'name']) {
    const filter = USERS.read(new URLSearchParams({ sort }));
    const first = await findUsers(filter, null);
    const second = await findUsers(filter, { side: 'after', id: first.after ?? '' });
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size, sort).toBe(PAGE_LENGTH + 6);
    const before = await findUsers(filter, { side: 'before', id: second.before ?? '' });
    expect(before.rows, sort).toEqual(first.rows);
  }
});

test('the page of a user names for whom they act, and nobody from the trash', async () => {
  const id = await addMember();
  const taxpayer = await addTaxpayerFor(id, { name: 'Nkosi Bakery' });
  await addEngagement({ taxpayerId: taxpayer });
  const binned = await addTaxpayerFor(id, { name: 'Old Trust' });
  await db().update(taxpayers).set({ deletedAt: new Date() }).where(eq(taxpayers.id, binned));
  expect(await shown(`/${id}`)).toMatchObject({
    taxpayers: [{ id: taxpayer, name: 'Nkosi Bakery', role: 'owner', open: 1, papers: 0 }],
  });
});

test('no secret of an account reaches the page', async () => {
  const id = await addMember();
  await signedInAs(id, { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140 Safari/537.36' });
  const { secret } = await setUpSecondFactor(id);
  const row = await rowOf(users, id);
  const page = JSON.stringify([await shown(`/${id}`), await shown('')]);
  expect(page).toContain('Chrome');
  for (const hidden of [row?.passwordHash ?? '', secret, 'sessionId', 'passwordHash']) {
    expect(page).not.toContain(hidden);
  }
});

test('staff read the numbers that a member has given', async () => {
  const id = await addMember();
  const numbers = { contactNumber: '+27821234567', identificationNumber: '8001015009087' };
  await db().update(profiles).set(numbers).where(eq(profiles.id, id));
  expect((await shown(`/${id}`))?.user).toMatchObject(numbers);
});

test('giving and taking away each role signs the member out and is in the audit', async () => {
  const id = await addMember();
  for (const [intent, title] of [
    ...EVERY_ROLE.map((role) => [`make-${role}`, 'Role granted'] as const),
    ['revoke', 'Role revoked'],
  ] as const) {
    const cookie = await signedInAs(id);
    expect(await toastAfter(id, { intent })).toMatchObject({ title, tone: 'gain' });
    expect(await memberWith(cookie)).toBeNull();
  }
  const entries = await db().select().from(auditEntries);
  expect(entries.map((entry) => [entry.action, entry.entityId, entry.actorId])).toEqual([
    ...EVERY_ROLE.map(() => ['role.grant', id, annId]),
    ['role.revoke', id, annId],
  ]);
});

test('an account with an unconfirmed address cannot become an administrator', async () => {
  const id = await addMember({ verified: false });
  const refused = { title: 'Role not granted', tone: 'loss' };
  expect(await toastAfter(id, { intent: 'make-admin' })).toMatchObject(refused);
  expect(await found('show=admins')).toEqual(['Ann Adams']);
});

test('the link that confirms an address is sent again, up to a limit', async () => {
  const id = await addMember({ email: 'new@example.org', verified: false });
  for (let i = 0; i < 5; i++)
    expect(await toastAfter(id, { intent: 'resend' })).toMatchObject({ tone: 'gain' });
  expect(await toastAfter(id, { intent: 'resend' })).toMatchObject({ title: 'Link not sent', tone: 'loss' });
  await doAccountJobs();
  expect(await subjectsTo('new@example.org')).toEqual(Array(5).fill('Confirm your e-mail address'));
});

test('sessions are ended and a second step is reset', async () => {
  const id = await addMember();
  const cookie = await signedInAs(id);
  await toastAfter(id, { intent: 'end-sessions' });
  expect(await memberWith(cookie)).toBeNull();
  await setUpSecondFactor(id);
  await toastAfter(id, { intent: 'reset-second-step' });
  expect((await shown(`/${id}`))?.user).toMatchObject({ hasSecondStep: false, sessions: [] });
});

test('deleting an account needs its address, leaves no personal data, mails the owner', async () => {
  const id = await addMember({ email: 'gone@example.org', fullName: 'Gone Girl' });
  const wrong = { intent: 'delete', confirmation: 'other@example.org' };
  expect(await toastAfter(id, wrong)).toMatchObject({ tone: 'loss' });
  const answer = await send(id, { intent: 'delete', confirmation: ' Gone@example.org ' });
  expect(answer).toMatchObject({ status: 303, location: '/admin/users' });
  expect(await found('q=gone')).toEqual([]);
  const entries = await db().select().from(auditEntries);
  expect(entries).toMatchObject([{ action: 'account.delete', actorId: annId, entityId: id, changes: {} }]);
  expect(JSON.stringify(entries)).not.toMatch(/gone/i);
  expect(await queuedMails('gone@example.org')).toMatchObject([{ subject: 'Your account was deleted' }]);
  expect((await send(id, { intent: 'end-sessions' })).status).toBe(404);
  const unconfirmed = await addMember({ email: 'stranger@example.org', verified: false });
  await send(unconfirmed, { intent: 'delete', confirmation: 'stranger@example.org' });
  expect(await found('q=stranger')).toEqual([]);
  expect(await queuedMails('stranger@example.org')).toEqual([]);
});

test('an unknown command is refused with 400, an unknown account with 404', async () => {
  expect((await send(annId, { intent: 'promote' })).status).toBe(400);
  expect((await send('1', { intent: 'make-admin' })).status).toBe(404);
});

async function found(query: string): Promise<string[]> {
  const { rows } = await findUsers(USERS.read(new URLSearchParams(query)), null);
  return rows.map(({ fullName }) => fullName);
}

async function shown(page: string) {
  return (await visit(`/admin/users${page}`, { cookie: admin })).data;
}

function send(id: string, fields: Record<string, string>) {
  return submit(`/admin/users/${id}`, fields, { cookie: admin });
}

async function toastAfter(id: string, fields: Record<string, string>) {
  return toastOf(await send(id, fields));
}

import { beforeEach, expect, test } from 'vitest';
import { addInvitation } from '#app/accounts/invitations/invitations.server.ts';
import { addMember, forgetAccounts, queuedMails } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { db } from '#app/platform/db/client.server.ts';
import { invitations, userRoles } from '#app/platform/db/schema/accounts.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import type { Role } from './roles.ts';
import { setRole, setRoleOf } from './roles.server.ts';

await useTestDatabase();

const [ANN, BEN] = ['ann@example.org', 'ben@example.org'] as const;

let ids: Record<string, string> = {};

beforeEach(async () => {
  await forgetAccounts();
  ids = {
    [ANN]: await addMember({ email: ANN, fullName: 'Ann' }),
    [BEN]: await addMember({ email: BEN, fullName: 'Ben' }),
  };
});

test('a role is given, changed and removed once, with an audit entry and mails', async () => {
  await give(BEN, 'admin');
  expect(await give(' Ann@Example.org ', 'staff')).toBe('changed');
  expect(await give(ANN, 'staff')).toBe('unchanged');
  expect(await give(ANN, 'admin')).toBe('changed');
  expect(await db().select().from(userRoles)).toHaveLength(2);
  const byAnn = { userId: ids[BEN] ?? '', role: null, actorId: ids[ANN] ?? '' };
  expect(await db().transaction((tx) => setRole(tx, byAnn))).toBe('changed');
  expect(await give(BEN, 'admin')).toBe('changed');
  expect(await give(ANN, null)).toBe('changed');
  expect(await give(ANN, null)).toBe('unchanged');
  const entries = await db().select().from(auditEntries).orderBy(auditEntries.id);
  expect(entries.map(({ action, changes }) => [action, changes.role])).toEqual([
    ['role.grant', 'admin'],
    ['role.grant', 'staff'],
    ['role.grant', 'admin'],
    ['role.revoke', 'admin'],
    ['role.grant', 'admin'],
    ['role.revoke', 'admin'],
  ]);
  const subjects = [
    'Ann is a member of staff now',
    'Ann is an administrator now',
    'Ann is no longer an administrator',
  ];
  const sent = [
    ...[ANN, BEN].flatMap((to) => subjects.map((subject) => `${to}: ${subject}`)),
    `${BEN}: Ben is an administrator now`,
    ...[ANN, BEN].flatMap((to) => [
      `${to}: Ben is no longer an administrator`,
      `${to}: Ben is an administrator now`,
    ]),
  ];
  const mails = await queuedMails();
  for (const { subject, text } of mails) {
    const by = subject.startsWith('Ben is no') ? 'Ann' : 'The operator of the site, at the command line';
    expect(text, subject).toMatch(new RegExp(`^By:? +${by}$`, 'm'));
  }
  expect(mails.map(({ to, subject }) => `${to}: ${subject}`).toSorted()).toEqual(sent.toSorted());
  for (const role of ['staff', 'admin', null] as const) {
    expect(await give('nobody@example.org', role)).toBe('unknown-email');
  }
});

test('a person whose role changes reads what it means, and gets a page that opens', async () => {
  await give(BEN, 'admin');
  await give(ANN, 'staff');
  await give(ANN, null);
  const mails = await queuedMails();
  const textOf = (to: string, subject: RegExp) =>
    mails.find((mail) => mail.to === to && subject.test(mail.subject))?.text ?? '';
  const given = textOf(ANN, /now$/);
  const ended = textOf(ANN, /no longer/);
  expect(given).toContain('You are a member of staff at Jacaranda Ledger now. You may answer messages');
  expect(given).toContain('work for your own clients or those of nobody');
  expect(given).toMatch(/^Open the desk:?\s+\S+\/admin$/m);
  expect(ended).toContain('You are no longer a member of staff at Jacaranda Ledger, and its desk is closed');
  expect(ended).toMatch(/^Open your account:?\s+\S+\/account$/m);
  for (const text of [given, ended]) expect(text).not.toMatch(/All administrators|admin\/users/);
  for (const subject of [/Ann is a/, /Ann is no longer/, /Ben is an/])
    expect(textOf(BEN, subject)).toMatch(/All administrators of.*admin\/users/s);
});

test('the last administrator stays, even when two revoke each other at once', async () => {
  await give(ANN, 'admin');
  await give(BEN, 'staff');
  expect([await give(ANN, null), await give(ANN, 'staff')]).toEqual(['last-admin', 'last-admin']);

  await give(BEN, 'admin');
  const both = [ANN, BEN].map((email) => give(email, null));
  expect((await Promise.all(both)).toSorted()).toEqual(['changed', 'last-admin']);
  expect(await db().select().from(userRoles)).toHaveLength(1);
});

test('invitations of a former administrator are void', async () => {
  for (const email of [ANN, BEN]) {
    await give(email, 'admin');
    const invitation = { email: `by-${email}`, role: 'staff', invitedBy: ids[email] ?? '' } as const;
    await db().transaction((tx) => addInvitation(tx, invitation));
  }
  await give(ANN, 'staff');
  expect(await db().select().from(invitations)).toMatchObject([{ email: `by-${BEN}` }]);
});

function give(email: string, role: Role | null) {
  return setRoleOf(db(), email, role);
}

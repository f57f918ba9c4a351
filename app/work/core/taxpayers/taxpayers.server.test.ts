import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { taxpayerInvitations, taxpayerMembers, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import {
  addTaxpayerFor,
  forgetWork,
  invitationsTo,
  memberActor,
  staffActor,
} from '../engagements/work.test-support.ts';
import { MINUTE } from '#app/platform/core/time.ts';
import { setRole } from '#app/accounts/core/roles.server.ts';
import { addMember, queuedMails, subjectsTo } from '#tests/accounts.ts';
import { put } from '#tests/database.ts';
import { useTestDatabase } from '#tests/database.ts';
import {
  acceptInvitations,
  findTaxpayerInvitations,
  invitationsOf,
  inviteMember,
  withdrawInvitation,
} from './invitations.server.ts';
import { mailAllInvitations } from './mail-invitations.server.ts';
import { membersOf, removeMember } from './taxpayers.server.ts';

await useTestDatabase();

const START = Date.now();
const at = (minutes: number) => new Date(START + minutes * MINUTE);

beforeEach(forgetWork);

test('members never remove a taxpayer’s last owner or last member, but colleagues can', async () => {
  const [owner, helper, colleague] = [
    await addMember({ email: 'owner@example.org' }),
    await addMember({ email: 'helper@example.org' }),
    await addMember({ email: 'ann@example.org', role: 'admin' }),
  ];
  const id = await addTaxpayerFor(owner);
  expect(await removeMember(memberActor(owner), id, owner)).toBe('last');
  await db().insert(taxpayerMembers).values({ taxpayerId: id, userId: helper, role: 'contributor' });
  expect(await removeMember(memberActor(owner), id, owner)).toBe('last');
  expect(await removeMember(memberActor(helper), id, owner)).toBe('gone');
  expect(await removeMember(memberActor(helper), id, helper)).toBe('removed');
  expect(await membersOf(id)).toMatchObject([{ userId: owner }]);
  expect(await removeMember(staffActor(colleague, 'admin'), id, owner)).toBe('removed');
  expect(await membersOf(id)).toEqual([]);
});

test('an invitation ends with its sender’s right, and opening it then gives nothing', async () => {
  const [first, second, friend, staff, admin] = [
    await addMember({ email: 'first@example.org' }),
    await addMember({ email: 'second@example.org' }),
    await addMember({ email: 'friend@example.org', fullName: 'Sipho Dlamini' }),
    await addMember({ email: 'ann@example.org', role: 'staff' }),
    await addMember({ email: 'admin@example.org', admin: true }),
  ];
  const reader = { id: friend, email: 'friend@example.org', fullName: 'Sipho Dlamini' };
  const taxpayerId = await addTaxpayerFor(first);
  await put(taxpayerMembers, { taxpayerId, userId: second, role: 'owner' });
  const invite = async (actor: Parameters<typeof inviteMember>[0]) => {
    await inviteMember(actor, { taxpayerId, email: reader.email, role: 'owner' });
    return (await invitationsTo(reader.email)).at(-1) ?? '';
  };
  const ways: [string, Parameters<typeof inviteMember>[0], () => Promise<unknown>][] = [
    ['removed', memberActor(second), () => removeMember(memberActor(first), taxpayerId, second)],
    [
      'no longer staff',
      staffActor(staff),
      () => db().transaction((tx) => setRole(tx, { userId: staff, role: null, actorId: admin })),
    ],
  ];
  for (const [what, sender, end] of ways) {
    const secret = await invite(sender);
    expect(await findTaxpayerInvitations(secret, reader), what).toMatchObject([{ taxpayerId }]);
    await end();
    expect(await db().select().from(taxpayerInvitations), what).toEqual([]);
    expect(await acceptInvitations(secret, reader, [taxpayerId]), what).toEqual([]);
  }
  expect((await membersOf(taxpayerId)).map(({ userId }) => userId)).toEqual([first]);
});

test('staff who no longer see the taxpayer let nobody in, though they are still staff', async () => {
  const [ann, bob, friend] = [
    await addMember({ email: 'ann@example.org', role: 'staff' }),
    await addMember({ email: 'bob@example.org', role: 'staff' }),
    await addMember({ email: 'friend@example.org' }),
  ];
  const taxpayerId = await addTaxpayerFor(null);
  await inviteMember(staffActor(ann), { taxpayerId, email: 'friend@example.org', role: 'owner' });
  const [secret = ''] = await invitationsTo('friend@example.org');
  await db().update(taxpayers).set({ assigneeId: bob });
  const reader = { id: friend, email: 'friend@example.org', fullName: 'Sipho' };
  expect(await findTaxpayerInvitations(secret, reader)).toEqual([]);
  expect(await acceptInvitations(secret, reader, [taxpayerId])).toEqual([]);
  await db().update(taxpayers).set({ assigneeId: ann });
  expect(await acceptInvitations(secret, reader, [taxpayerId])).toEqual([taxpayerId]);
});

test('invitations that wait together are one mail; what was taken back is in none', async () => {
  const thandi = await addMember();
  const invite = async (name: string, minute: number) => {
    const of = await addTaxpayerFor(thandi, { name });
    const invitation = { taxpayerId: of, email: 'Friend@example.org', role: 'contributor' } as const;
    await inviteMember(memberActor(thandi), invitation, at(minute));
    return of;
  };
  await invite('Kgosi Plumbing', 0);
  const wool = await invite('Karoo Wool', 2);
  await invite('Marula Trust', 4);
  const [taken] = await invitationsOf(wool);
  await withdrawInvitation(memberActor(thandi), wool, taken?.id ?? '');
  expect(await mailAllInvitations(at(8))).toBe(0);
  await Promise.all([mailAllInvitations(at(9)), mailAllInvitations(at(9))]);
  const [mail, ...others] = await queuedMails('friend@%');
  expect([mail?.subject, others]).toEqual(['You are invited to act for Kgosi Plumbing and 1 more', []]);
  const friend = { email: 'friend@example.org' };
  const links = [...(mail?.text.matchAll(/join\?token=([\w-]+)/g) ?? [])];
  expect(links).toHaveLength(2);
  for (const [, secret = ''] of links) {
    const shown = await findTaxpayerInvitations(secret, friend);
    expect(shown.map(({ name }) => name)).toEqual(['Kgosi Plumbing', 'Marula Trust']);
  }
  await invite('Acacia', 20);
  for (let minute = 21; minute < 29; minute++) {
    await invite(`Company ${minute}`, minute);
    await mailAllInvitations(at(minute));
  }
  expect(await subjectsTo('friend@%')).toHaveLength(1);
  await mailAllInvitations(at(29));
  expect(await subjectsTo('friend@%')).toContain('You are invited to act for Acacia and 6 more');
});

test('an invitation after a sent one names both, and its page accepts what is ticked', async () => {
  const thandi = await addMember();
  const friend = {
    id: await addMember({ email: 'friend@example.org' }),
    email: 'friend@example.org',
    fullName: 'Sipho',
  };
  const plumbing = await addTaxpayerFor(thandi, { name: 'Kgosi Plumbing' });
  const wool = await addTaxpayerFor(thandi, { name: 'Karoo Wool' });
  const trust = await addTaxpayerFor(thandi, { name: 'Marula Trust' });
  const invite = async (taxpayerId: string) => {
    await inviteMember(memberActor(thandi), { taxpayerId, email: friend.email, role: 'contributor' });
    const [secret = ''] = await invitationsTo(friend.email);
    const [mail] = await queuedMails('friend@%');
    await db().execute(sql`delete from pgboss.job where name = 'mail'`);
    return { mail, secret };
  };
  const first = await invite(plumbing);
  await invite(wool);
  const { mail, secret } = await invite(trust);
  expect(mail?.subject).toBe('You are invited to act for Marula Trust and 2 more');
  expect(mail?.text).toContain('Kgosi Plumbing and Karoo Wool is open too');
  expect(await acceptInvitations(secret, friend, [plumbing, trust, randomUUID()])).toEqual([plumbing, trust]);
  expect(await acceptInvitations(secret, friend, [wool])).toEqual([]);
  expect(await acceptInvitations(first.secret, friend, [wool])).toEqual([]);
  expect(await invitationsOf(wool)).toHaveLength(1);
  expect(await findTaxpayerInvitations(secret, { email: 'other@example.org' })).toEqual([]);
});

test('every owner is told of a new member, whoever invited; contributors are not', async () => {
  const [first, second, helper, friend] = [
    await addMember({ email: 'first@example.org' }),
    await addMember({ email: 'second@example.org' }),
    await addMember({ email: 'helper@example.org' }),
    await addMember({ email: 'friend@example.org', fullName: 'Sipho Dlamini' }),
  ];
  const taxpayerId = await addTaxpayerFor(first);
  await put(
    taxpayerMembers,
    { taxpayerId, userId: second, role: 'owner' },
    { taxpayerId, userId: helper, role: 'contributor' },
  );
  await inviteMember(memberActor(second), { taxpayerId, email: 'friend@example.org', role: 'owner' });
  const [secret = ''] = await invitationsTo('friend@example.org');
  const member = { id: friend, email: 'friend@example.org', fullName: 'Sipho Dlamini' };
  await acceptInvitations(secret, member, [taxpayerId]);
  const notified = (await queuedMails()).filter(({ subject }) => subject.startsWith('Sipho Dlamini can act'));
  expect(notified.map(({ to }) => to).toSorted()).toEqual(['first@example.org', 'second@example.org']);
});

import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { users } from '#app/platform/db/schema/accounts.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import { taxpayerMembers } from '#app/platform/db/schema/taxpayers.ts';
import { addEngagementLink } from '#app/work/core/engagements/links.server.ts';
import {
  addEngagement,
  addTaxpayerFor,
  forgetWork,
  mailAllNotices,
} from '#app/work/core/engagements/work.test-support.ts';
import { claimableBy, claimTaxpayer } from '#app/work/core/taxpayers/claims.server.ts';
import { membersOf } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { addProposal } from '#app/work/proposals/proposals.test-support.ts';
import { ADDRESS, addMember, asCookie, PASSWORD, queuedMails, signedInAs } from '#tests/accounts.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';

await useTestDatabase();

let [taxpayer, work] = ['', ''];

beforeEach(async () => {
  await forgetWork();
  taxpayer = await addTaxpayerFor(null, { email: ADDRESS });
  work = await addEngagement({ taxpayerId: taxpayer });
});

const THANDI = { email: ADDRESS, fullName: 'Thandi Nkosi' };
const CLAIM = (id: string) => ({ intent: 'claim', taxpayer: id });

test('work written to a confirmed address is offered in its account, and added', async () => {
  const thandi = await addMember();
  const cookie = await signedInAs(thandi);
  const offered = [{ id: taxpayer, kind: 'individual', name: 'Thandi Nkosi' }];
  const home = await visit('/account', { cookie });
  expect(home.data).toMatchObject({ home: { claimable: offered, waiting: [] } });
  expect((await visit('/account/taxpayers', { cookie })).data).toMatchObject({
    taxpayers: [],
    claimable: offered,
  });

  const added = await submit('/account/taxpayers', CLAIM(taxpayer), { cookie });
  expect(added).toMatchObject({ status: 303, location: '/account' });
  expect(await membersOf(taxpayer)).toMatchObject([{ userId: thandi, role: 'owner' }]);
  const after = await visit('/account', { cookie });
  expect(after.data).toMatchObject({ home: { claimable: [], waiting: [{ path: `/work/${work}` }] } });
  const isTaxpayer = eq(auditEntries.entity, 'taxpayer');
  expect(await db().select().from(auditEntries).where(isTaxpayer)).toMatchObject([
    { actorId: thandi, action: 'taxpayer.claim', entity: 'taxpayer', entityId: taxpayer },
  ]);
  await mailAllNotices();
  const firm = (await queuedMails()).map(({ subject }) => subject);
  expect(firm).toContain('Thandi Nkosi: Thandi Nkosi has an account now');
});

test('who added it by its address leaves again, even alone, and may add it again', async () => {
  const thandi = await addMember();
  const cookie = await signedInAs(thandi);
  await claimTaxpayer({ id: thandi, ...THANDI }, taxpayer);
  const left = await submit(
    `/account/taxpayers/${taxpayer}`,
    { intent: 'remove', member: thandi },
    { cookie },
  );
  expect(left).toMatchObject({ status: 303, location: '/account/taxpayers' });
  expect(await membersOf(taxpayer)).toEqual([]);
  expect(await claimableBy(thandi)).toMatchObject([{ id: taxpayer }]);
});

test('other, unconfirmed and colleagues’ addresses get nothing, nor the trash', async () => {
  const others = [
    await addMember({ email: 'other@example.org' }),
    await addMember({ verified: false }),
    await addMember({ email: 'ann@example.org', role: 'staff' }),
  ];
  const deleted = await addTaxpayerFor(null, { email: 'other@example.org', deletedAt: new Date() });
  const ofAnn = await addTaxpayerFor(null, { email: 'ann@example.org' });
  for (const id of others)
    for (const one of [taxpayer, ofAnn, deleted]) {
      expect(await claimableBy(id)).toEqual([]);
      expect(await claimTaxpayer({ id, ...THANDI }, one)).toBe('gone');
    }
  await db().update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.email, ADDRESS));
  const cookie = await signedInAs(others[1] ?? '');
  expect(await submit('/account/taxpayers', CLAIM(ofAnn), { cookie })).toMatchObject({ status: 404 });
  expect(await submit('/account/taxpayers', CLAIM(taxpayer), { cookie })).toMatchObject({ status: 303 });
});

test('the other owners are told of somebody who came by the taxpayer’s address', async () => {
  const [thandi, owner] = [await addMember(), await addMember({ email: 'owner@example.org' })];
  await put(taxpayerMembers, { taxpayerId: taxpayer, userId: owner, role: 'owner' });
  await claimTaxpayer({ id: thandi, ...THANDI }, taxpayer);
  const [mail] = await queuedMails('owner@example.org');
  expect(mail?.text).toContain('Thandi Nkosi has confirmed the address that we write to and is an owner');
});

test('a sign-in, an old mail and the address of the work lead to what can be added', async () => {
  const thandi = await addMember();
  const welcome = await submit('/auth', { email: ADDRESS, password: PASSWORD });
  expect(await toastOf(welcome)).toMatchObject({
    title: 'Welcome back!',
    link: {
      label: 'We write to this address about Thandi Nkosi. Add it to your account.',
      path: '/account/taxpayers',
    },
  });
  const cookie = await signedInAs(thandi);
  const first = await visit(`/work/${work}`, { cookie, params: { id: work } });
  expect(first).toMatchObject({ location: `/account/taxpayers?to=/work/${work}` });
  const list = await visit(first.location ?? '', { cookie });
  expect(list.data).toMatchObject({ to: `/work/${work}` });
  const link = { engagementId: work, email: ADDRESS };
  const token = await db().transaction((tx) => addEngagementLink(tx, link, new Date()));
  const mailed = await visit(`/request/${token}`, { cookie, params: { token } });
  const page = await visit(`/work/${work}`, {
    cookie: [cookie, asCookie(...mailed.cookies)].join('; '),
    params: { id: work },
  });
  expect(page.data).toMatchObject({ claimable: { id: taxpayer } });
});

test('whom one acts for is listed with what waits, and its page has its work', async () => {
  const thandi = await addMember();
  const [quiet, busy] = [
    await addTaxpayerFor(thandi, { name: 'Acacia Traders' }),
    await addTaxpayerFor(thandi, { name: 'Karoo Wool' }),
  ];
  const [running, open] = [
    await addEngagement({ taxpayerId: quiet, period: '2025' }),
    await addEngagement({ taxpayerId: busy }),
  ];
  await db()
    .update(engagements)
    .set({ answers: {}, state: 'in_progress' })
    .where(eq(engagements.id, running));
  await db().delete(requestItems).where(eq(requestItems.engagementId, running));
  const cookie = await signedInAs(thandi);
  const list = await visit('/account/taxpayers?index', { cookie });
  expect(list.data).toMatchObject({
    taxpayers: [
      { id: busy, waits: 1 },
      { id: quiet, waits: 0 },
    ],
  });
  const pageOf = async (id: string) =>
    (await visit(`/account/taxpayers/${id}`, { cookie, params: { id } })).data;
  expect(await pageOf(busy)).toMatchObject({ waiting: [{ path: `/work/${open}` }] });
  expect(await pageOf(quiet)).toMatchObject({ waiting: [], standing: [{ current: [{ id: running }] }] });
});

test('a proposal waits for an owner at home, and for no contributor', async () => {
  const thandi = await addMember();
  await db().update(engagements).set({ state: 'proposed' }).where(eq(engagements.id, work));
  await addProposal(taxpayer, [work]);
  const cookie = await signedInAs(thandi);
  for (const [role, waiting] of [
    ['contributor', []],
    ['owner', [{ title: expect.stringMatching(/^Our proposal: /) }]],
  ] as const) {
    await db().delete(taxpayerMembers);
    await put(taxpayerMembers, { taxpayerId: taxpayer, userId: thandi, role });
    const { home } = (await visit('/account', { cookie })).data as { home: { waiting: unknown } };
    expect(home.waiting, role).toMatchObject(waiting);
  }
});

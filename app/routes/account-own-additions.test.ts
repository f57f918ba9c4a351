import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayerMembers, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { forgetWork, staffActor } from '#app/work/core/engagements/work.test-support.ts';
import { deleteTaxpayer, findTrash } from '#app/work/core/trash/trash.server.ts';
import { mailAllInvitations } from '#app/work/core/taxpayers/mail-invitations.server.ts';
import { openInvitations } from '#app/work/core/taxpayers/open-invitations.server.ts';
import { addMember, queuedMails, signedInAs } from '#tests/accounts.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { pressUndo, submit, toastOf, visit } from '#tests/routes.ts';

await useTestDatabase();

type Cookie = Awaited<ReturnType<typeof signedInAs>>;

async function startPlan(cookie: Cookie): Promise<{ id: string; proposal: string }> {
  const company = { intent: 'add', kind: 'company', name: 'Sipho Stores', yearEnd: '2' };
  const path = (await submit('/start/standard?vat=no', company, { cookie })).location ?? '';
  const id = new URL(path, 'https://example.org').searchParams.get('taxpayer') ?? '';
  const offer = { intent: 'offer', taxpayer: id, key: 'one-proposal-of-the-owner' };
  return { id, proposal: (await submit(path, offer, { cookie })).location ?? '' };
}

const remove = (id: string, cookie: Cookie) =>
  submit(`/account/taxpayers/${id}`, { intent: 'removeAll' }, { cookie });

const statuses = async (paths: readonly string[], cookie: Cookie) =>
  Promise.all(paths.map(async (path) => (await visit(path, { cookie })).status));

test('whom a client added by mistake goes with what is offered, and comes back by Undo', async () => {
  await forgetWork();
  const me = await addMember();
  const cookie = await signedInAs(me);
  const { id, proposal } = await startPlan(cookie);
  const page = `/account/taxpayers/${id}`;
  expect((await visit(page, { cookie })).data).toMatchObject({ isRemovable: true });

  const removed = await remove(id, cookie);
  expect(removed).toMatchObject({ status: 303, location: '/account/taxpayers' });
  expect(await toastOf(removed)).toMatchObject({
    title: 'Sipho Stores is removed',
    action: {
      label: 'Undo',
      path: '/account/taxpayers',
      fields: [
        ['intent', 'restore'],
        ['taxpayer', id],
      ],
    },
  });
  expect(await statuses([page, proposal], cookie)).toEqual([404, 404]);
  const colleague = staffActor(await addMember({ email: 'ann@example.org', role: 'admin' }), 'admin');
  expect((await findTrash(colleague)).taxpayers).toMatchObject([{ id, deletedBy: 'Thandi Nkosi' }]);

  expect(await pressUndo(removed, { cookie })).toMatchObject({ status: 303, location: page });
  expect(await statuses([page, proposal], cookie)).toEqual([200, 200]);
  const isIt = and(eq(auditEntries.entityId, id), eq(auditEntries.actorId, me));
  const recorded = await db().select({ action: auditEntries.action }).from(auditEntries).where(isIt);
  expect(recorded.map(({ action }) => action)).toEqual(['taxpayer.delete', 'taxpayer.restore']);
});

test('what is agreed, what the firm added and what others act for stays', async () => {
  await forgetWork();
  const cookie = await signedInAs(await addMember());
  const helper = await addMember({ email: 'helper@example.org' });
  const { id } = await startPlan(cookie);
  const entry = { action: 'taxpayer.add', entity: 'taxpayer', entityId: id, actorId: null, changes: {} };
  const isIt = eq(engagements.taxpayerId, id);
  const [{ state } = { state: 'proposed' as const }] = await db().select().from(engagements).where(isIt);
  const cases = [
    [
      () => db().update(engagements).set({ state: 'collecting' }).where(isIt),
      () => db().update(engagements).set({ state }).where(isIt),
    ],
    [
      () => put(taxpayerMembers, { taxpayerId: id, userId: helper, role: 'contributor' }),
      () => db().delete(taxpayerMembers).where(eq(taxpayerMembers.userId, helper)),
    ],
    [
      () => put(auditEntries, entry),
      () => db().delete(auditEntries).where(eq(auditEntries.action, 'taxpayer.add')),
    ],
    [
      () => db().update(taxpayers).set({ isProspect: false }).where(eq(taxpayers.id, id)),
      () => db().update(taxpayers).set({ isProspect: true }).where(eq(taxpayers.id, id)),
    ],
  ] as const;
  for (const [index, [make, unmake]] of cases.entries()) {
    await make();
    const { data } = await visit(`/account/taxpayers/${id}`, { cookie });
    expect(data, String(index)).toMatchObject({ isRemovable: false });
    expect(await toastOf(await remove(id, cookie)), String(index)).toMatchObject({ title: 'Not removed' });
    await unmake();
  }
  expect((await remove(id, await signedInAs(helper))).status).toBe(404);
  expect(await remove(id, cookie)).toMatchObject({ location: '/account/taxpayers' });
});

test('who was invited to act for a removed client is not mailed, and cannot join', async () => {
  await forgetWork();
  const cookie = await signedInAs(await addMember());
  const { id } = await startPlan(cookie);
  const email = 'accountant@example.org';
  await submit(`/account/taxpayers/${id}`, { intent: 'invite', email, role: 'contributor' }, { cookie });
  expect(await openInvitations(db(), email, new Date())).toHaveLength(1);
  await remove(id, cookie);
  expect(await openInvitations(db(), email, new Date())).toEqual([]);
  await mailAllInvitations();
  expect(await queuedMails(email)).toEqual([]);
});

test('a contributor is not offered to remove it, though nobody else acts for it', async () => {
  await forgetWork();
  const me = await addMember();
  const cookie = await signedInAs(me);
  const { id } = await startPlan(cookie);
  await db().update(taxpayerMembers).set({ role: 'contributor' }).where(eq(taxpayerMembers.userId, me));
  const { data } = await visit(`/account/taxpayers/${id}`, { cookie });
  expect(data).toMatchObject({ isRemovable: false });
});

test('Undo brings back only what the client removed, once', async () => {
  await forgetWork();
  const me = await addMember();
  const cookie = await signedInAs(me);
  const colleague = staffActor(await addMember({ email: 'ann@example.org', role: 'admin' }), 'admin');
  const { id } = await startPlan(cookie);
  const removed = await remove(id, cookie);
  const stranger = await signedInAs(await addMember({ email: 'stranger@example.org' }));
  expect((await pressUndo(removed, { cookie: stranger })).status).toBe(404);
  expect((await pressUndo(removed, { cookie })).status).toBe(303);
  expect((await pressUndo(removed, { cookie })).status).toBe(404);
  await deleteTaxpayer(colleague, id);
  expect((await pressUndo(removed, { cookie })).status).toBe(404);
});

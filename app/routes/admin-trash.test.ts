import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { ficaRecords } from '#app/platform/db/schema/fica.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { addTaxpayerFor, freshDesk } from '#app/work/core/engagements/work.test-support.ts';
import { signedInAs } from '#tests/accounts.ts';
import { put, rowOf, useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';

await useTestDatabase();

let [ann, bob, taxpayerId, id] = ['', '', '', ''];

beforeEach(async () => {
  ({ ann, bob, taxpayerId, id } = await freshDesk());
});

const post = async (path: string, fields: Record<string, string>) =>
  submit(path, fields, { cookie: await signedInAs(ann) });

async function undo(answer: Awaited<ReturnType<typeof submit>>) {
  const { path = '', fields = [] } = (await toastOf(answer))?.action ?? {};
  return post(path, Object.fromEntries(fields));
}

test('work and taxpayers are deleted, taken back at once, or restored from the trash', async () => {
  const work = await post(`/admin/work/${id}`, { intent: 'delete' });
  expect(work).toMatchObject({ status: 303, location: '/admin/work' });
  expect(await undo(work)).toMatchObject({ location: `/admin/work/${id}` });
  expect((await rowOf(engagements, id))?.deletedAt).toBeNull();
  await post(`/admin/work/${id}`, { intent: 'delete' });
  const { data } = await visit('/admin/work/trash', { cookie: await signedInAs(ann) });
  expect(data).toMatchObject({ rows: [{ id, of: 'for Thandi Nkosi' }] });
  const restored = await post('/admin/work/trash', { intent: 'restore', engagement: id });
  expect(restored).toMatchObject({ status: 303, location: `/admin/work/${id}` });

  const all = await post(`/admin/taxpayers/${taxpayerId}`, { intent: 'delete' });
  expect(all).toMatchObject({ status: 303, location: '/admin/work/trash' });
  expect(await undo(all)).toMatchObject({ location: `/admin/taxpayers/${taxpayerId}` });
  expect((await rowOf(taxpayers, taxpayerId))?.deletedAt).toBeNull();
  const missing = await post('/admin/work/trash', { intent: 'restore', engagement: id });
  expect(missing.status).toBe(404);
});

test('that the law keeps a client is said before, whenever a deletion would be refused', async () => {
  const path = `/admin/taxpayers/${taxpayerId}`;
  const byLaw = async () => (await visit(`${path}?index`, { cookie: await signedInAs(ann) })).data?.byLaw;
  const set = (values: Partial<typeof engagements.$inferInsert>) =>
    db().update(engagements).set(values).where(eq(engagements.id, id));
  expect(await byLaw()).toEqual({ submitted: 0, fica: false });
  await set({ submittedOn: '2026-08-03', deletedAt: new Date() });
  expect(await byLaw()).toEqual({ submitted: 0, fica: false });
  await set({ deletedAt: null });
  expect(await byLaw()).toEqual({ submitted: 1, fica: false });
  expect((await toastOf(await post(path, { intent: 'delete' })))?.title).toBe('Not deleted');
  await set({ submittedOn: null });
  await put(ficaRecords, { taxpayerId, identifiedOn: '2026-08-03', document: 'passport' });
  expect(await byLaw()).toEqual({ submitted: 0, fica: true });
  expect((await toastOf(await post(path, { intent: 'delete' })))?.title).toBe('Not deleted');
  await db().delete(ficaRecords);
  expect(await post(path, { intent: 'delete' })).toMatchObject({ location: '/admin/work/trash' });
});

test('the old address of what was deleted says by whom, and leads to the trash', async () => {
  await post(`/admin/taxpayers/${taxpayerId}`, { intent: 'delete' });
  const visited = async (path: string, as = ann) => visit(path, { cookie: await signedInAs(as) });
  for (const path of ['', '/card', '/papers', '/year']) {
    const answer = await visited(`/admin/taxpayers/${taxpayerId}${path}`);
    expect(answer, path).toMatchObject({ status: 303, location: `/admin/work/trash#${taxpayerId}` });
    const toast = await toastOf(answer);
    expect(toast).toMatchObject({ title: 'Thandi Nkosi is in the trash', tone: 'plain' });
    expect(toast?.description).toMatch(
      /^Deleted on .+ 20\d\d by Ann Adams\. It can be brought back until .+ 20\d\d\.$/,
    );
  }
  expect(await visited(`/admin/work/${id}`)).toMatchObject({ location: `/admin/work/trash#${taxpayerId}` });
  await post('/admin/work/trash', { intent: 'restore', taxpayer: taxpayerId });
  await post(`/admin/work/${id}`, { intent: 'delete' });
  for (const path of ['', '/papers', '/deliver'])
    expect(await visited(`/admin/work/${id}${path}`), path).toMatchObject({
      location: `/admin/work/trash#${id}`,
    });
});

test('a colleague who may not restore it learns nothing about what was deleted', async () => {
  await post(`/admin/taxpayers/${taxpayerId}`, { intent: 'delete' });
  const cookie = await signedInAs(bob);
  expect((await visit(`/admin/taxpayers/${taxpayerId}`, { cookie })).status).toBe(404);
  expect((await visit(`/admin/work/${id}`, { cookie })).status).toBe(404);
  const { data } = await visit('/admin/work/trash', { cookie: await signedInAs(ann) });
  expect(data).toMatchObject({ rows: [{ id: taxpayerId, by: 'Ann Adams' }] });
});

test('the trash is searched by client and by work, and says when nothing fits', async () => {
  const other = await addTaxpayerFor(null, { name: 'Zoë Bakery', deletedAt: new Date() });
  await post(`/admin/work/${id}`, { intent: 'delete' });
  const found = async (q: string) => {
    const path = `/admin/work/trash?q=${encodeURIComponent(q)}`;
    const { rows, isEmpty } = (await visit(path, { cookie: await signedInAs(ann) })).data as {
      rows: { id: string }[];
      isEmpty: boolean;
    };
    expect(isEmpty).toBe(false);
    return rows.map((row) => row.id);
  };
  for (const q of ['zoe', 'ZOË bak']) expect(await found(q), q).toEqual([other]);
  for (const q of ['nkosi', 'income tax', 'thandi 2026']) expect(await found(q), q).toEqual([id]);
  expect(await found('')).toEqual([other, id]);
  for (const q of ['nobody', 'all of its work']) expect(await found(q), q).toEqual([]);
});

import { beforeEach, expect, test } from 'vitest';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { freshDesk } from '#app/work/core/engagements/work.test-support.ts';
import { signedInAs } from '#tests/accounts.ts';
import { rowOf, useTestDatabase } from '#tests/database.ts';
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

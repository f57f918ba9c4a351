import { beforeEach, expect, test } from 'vitest';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { freshDesk } from '#app/work/core/engagements/work.test-support.ts';
import { signedInAs } from '#tests/accounts.ts';
import { rowOf, useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';

await useTestDatabase();

let [ann, taxpayerId, id] = ['', '', ''];

beforeEach(async () => {
  ({ ann, taxpayerId, id } = await freshDesk());
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

import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { userRoles } from '#app/platform/db/schema/accounts.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { freshDesk } from '#app/work/core/engagements/work.test-support.ts';
import { signedInAs } from '#tests/accounts.ts';
import { rowOf, useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';

await useTestDatabase();

test('a hand-over that was taken back stays in the list, with who took it back', async () => {
  const { ann, bob, admin, taxpayerId } = await freshDesk();
  const manager = await signedInAs(bob);
  await db().update(userRoles).set({ role: 'manager' }).where(eq(userRoles.userId, bob));
  const page = `/admin/work/people/${ann}`;
  const give = (fields: Record<string, string>) => submit(page, fields, { cookie: manager });
  const toast = await toastOf(await give({ intent: 'hand-over', to: bob }));
  const undo = Object.fromEntries(toast?.action?.fields ?? []);
  await submit(page, undo, { cookie: await signedInAs(admin) });
  expect(await toastOf(await give(undo))).toMatchObject({ title: expect.stringContaining('already') });
  expect((await rowOf(taxpayers, taxpayerId))?.assigneeId).toBe(ann);
  await give({ intent: 'hand-over', to: admin });
  const { runs } = (await visit('/admin/runs', { cookie: manager })).data as { runs: object[] };
  expect(runs).toMatchObject([
    {
      state: 'done',
      by: null,
      given: ['1 client to Anusha Pillay'],
      undone: null,
      canBeUndone: true,
    },
    { state: 'undone', by: null, undone: { by: 'Anusha Pillay' }, canBeUndone: false },
  ]);
});

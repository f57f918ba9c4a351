import { eq, inArray } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { clientNotices } from '#app/platform/db/schema/steps.ts';
import { tickOf } from '#app/platform/forms/ticked.ts';
import { addEngagement, freshWork } from '#app/work/core/engagements/work.test-support.ts';
import { signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';

await useTestDatabase();

let cookie = '';
let ids: string[] = [];

/** Three at R 1 495, the last without a price. */
beforeEach(async () => {
  const { ann, taxpayerId } = await freshWork();
  cookie = await signedInAs(ann);
  ids = [];
  for (const period of ['2089', '2090', '2091']) ids.push(await addEngagement({ taxpayerId, period }));
  await set(2, { price: null });
});

test('many get a price in percent, each its own, and one Undo takes it back', async () => {
  await db().delete(clientNotices);
  const path = await pressed();
  for (const price of ['', '1 495,555', '+6', '+99,999%', '-100%', 'much'])
    expect(await submit(path, { intent: 'start', price }, { cookie }), price).toMatchObject({
      status: 400,
      data: { errors: { price: expect.any(String) } },
    });
  expect((await visit(path, { cookie })).data).toMatchObject({
    title: 'Set another price for 3 engagements?',
  });
  const toast = await toastOf(await submit(path, { intent: 'start', price: '6,5 %' }, { cookie }));
  expect(toast).toMatchObject({
    title: '2 engagements with a price 6.5% higher',
    description: 'One engagement left alone: it has no price.',
  });
  expect(await prices()).toEqual([159_200, 159_200, null]);
  expect(await db().$count(clientNotices)).toBe(0);
  const { path: to = '', fields } = toast?.action ?? {};
  const undo = new URLSearchParams(fields).toString();
  await submit(to, undo, { cookie, type: 'application/x-www-form-urlencoded' });
  expect(await prices()).toEqual([149_500, 149_500, null]);
});

test('many get the same price in rand, and what is planned too, but not what has ended', async () => {
  await set(0, { state: 'planned', startsOn: '2089-06-01' });
  await set(1, { state: 'done' });
  const toast = await toastOf(await submit(await pressed(), { intent: 'start', price: '1 600' }, { cookie }));
  expect(toast).toMatchObject({
    title: expect.stringMatching(/^2 engagements at R\s1\s600$/),
    description: 'One engagement left alone: it is proposed, or has ended.',
  });
  expect(await prices()).toEqual([160_000, 149_500, 160_000]);
});

test('a price that is far from the one before is set once it is pressed again', async () => {
  const path = await pressed();
  const fields = { intent: 'start', price: '6' };
  expect(await submit(path, fields, { cookie })).toMatchObject({
    status: 400,
    data: {
      error:
        'For 2 engagements that is less than half, or more than twice, of the price now. Press again if it is right.',
    },
  });
  expect(await prices()).toEqual([149_500, 149_500, null]);
  await submit(path, fields, { cookie });
  expect(await prices()).toEqual([600, 600, 600]);
});

test('a price of R 0 is said to be free of charge before it is set', async () => {
  const path = await pressed();
  const fields = { intent: 'start', price: '0' };
  expect((await submit(path, fields, { cookie })).data).toMatchObject({
    error: expect.stringMatching(/^For 3 engagements that is R\s0: free of charge\./),
  });
  expect(await prices()).toEqual([149_500, 149_500, null]);
  expect(await toastOf(await submit(path, fields, { cookie }))).toMatchObject({
    title: '3 engagements free of charge',
  });
});

function set(at: number, values: Partial<typeof engagements.$inferInsert>) {
  return db()
    .update(engagements)
    .set(values)
    .where(eq(engagements.id, ids[at] ?? ''));
}

async function rows() {
  return db().select().from(engagements).where(inArray(engagements.id, ids)).orderBy(engagements.period);
}

async function prices() {
  return (await rows()).map(({ price }) => price);
}

async function pressed(): Promise<string> {
  const ticked = (await rows()).map(tickOf).join(',');
  const { location } = await submit('/admin/work?index', { intent: 'price', ticked }, { cookie });
  return location ?? '';
}

import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { bulkRecords, bulkRuns } from '#app/platform/db/schema/bulk.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { tickOf } from '#app/platform/forms/ticked.ts';
import { addTaxpayerFor, freshWork } from '#app/work/core/engagements/work.test-support.ts';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';
import { finishRun } from '#tests/runs.ts';

await useTestDatabase();

let [ann, bob, manager] = ['', '', ''];

beforeEach(async () => {
  await db().delete(bulkRuns);
  ({ ann } = await freshWork());
  await db().delete(taxpayers);
  bob = await addMember({ email: 'bob@example.org', fullName: 'Bob Brink', role: 'staff' });
  manager = await addMember({ email: 'mpho@example.org', fullName: 'Mpho Mokoena', role: 'manager' });
});

test('all clients of a leaver are handed over after a question, and taken back', async () => {
  for (let number = 10; number < 22; number++)
    await addTaxpayerFor(null, { name: `Client ${number}`, assigneeId: bob });
  await addTaxpayerFor(null, { name: 'Other', assigneeId: manager });
  const path = `/admin/taxpayers?index&of=${bob}`;
  const answer = await post(manager, path, { intent: `assign:${ann}`, all: 'yes' });
  expect(answer.location).toMatch(/^\/admin\/runs\//);
  const run = answer.location ?? '';
  const page = await visit(run, { cookie: await signedInAs(manager) });
  expect(page.data).toMatchObject({
    title: 'Let Ann Adams look after 12 clients?',
    question: { mailing: { people: 0 }, records: Array.from({ length: 12 }, () => expect.anything()) },
  });
  expect(page.data).toMatchObject({
    question: {
      elsewhere: [
        { label: 'Hand over all that Bob Brink holds, work included', path: `/admin/work/people/${bob}` },
      ],
    },
  });
  expect(await keepers()).toEqual({ [bob]: 12, [manager]: 1 });
  await post(manager, run, { intent: 'start' });
  await finishRun(run);
  expect(await keepers()).toEqual({ [ann]: 12, [manager]: 1 });
  expect(await db().$count(auditEntries, eq(auditEntries.action, 'taxpayer.update'))).toBe(12);
  await post(manager, run, { intent: 'undo' });
  await finishRun(run);
  expect(await keepers()).toEqual({ [bob]: 12, [manager]: 1 });
});

test('who may not hand over for others is not led to where it is done', async () => {
  for (let number = 10; number < 22; number++)
    await addTaxpayerFor(null, { name: `Client ${number}`, assigneeId: bob });
  const { location } = await post(bob, '/admin/taxpayers?index', { intent: `assign:${ann}`, all: 'yes' });
  const { data } = await visit(location ?? '', { cookie: await signedInAs(bob) });
  expect(data).toMatchObject({ question: { elsewhere: [] } });
});

test('of few nobody is asked, and a colleague’s client is left alone', async () => {
  const mine = await addTaxpayerFor(null, { name: 'Mine', assigneeId: ann });
  const theirs = await addTaxpayerFor(null, { name: 'Theirs', assigneeId: bob });
  const rows = await db().select().from(taxpayers).orderBy(asc(taxpayers.name));
  const ticked = rows.map(tickOf).join(',');
  const toast = await toastOf(await post(ann, '/admin/taxpayers?index', { intent: `assign:${bob}`, ticked }));
  expect(toast).toMatchObject({ title: 'One client looked after by Bob Brink now' });
  expect(toast?.description).toContain('One client left alone: changed meanwhile.');
  expect(toast?.description).toContain('One client you do not see any more.');
  expect(await keepers()).toEqual({ [bob]: 2 });
  const undo = toast?.action?.path ?? '';
  await db().update(taxpayers).set({ assigneeId: manager }).where(eq(taxpayers.id, mine));
  expect(await post(ann, undo, { intent: 'undo' })).toMatchObject({ location: undo });
  expect(await keepers()).toEqual({ [bob]: 1, [manager]: 1 });
  expect(theirs).not.toBe(mine);
  for (const intent of ['assign:x', 'assign:', 'assign'])
    expect(await post(ann, '/admin/taxpayers?index', { intent, ticked }), intent).toMatchObject({
      status: 400,
    });
});

test('what went on is taken back first, then what was refused before is tried again', async () => {
  for (const name of ['One', 'Two']) await addTaxpayerFor(null, { name, assigneeId: ann });
  const assign = async (to: string) => {
    const ticked = (await db().select().from(taxpayers)).map(tickOf).join(',');
    const toast = await toastOf(
      await post(manager, '/admin/taxpayers?index', { intent: `assign:${to}`, ticked }),
    );
    return toast?.action?.path ?? '';
  };
  const [first, second] = [await assign(bob), await assign(manager)];
  expect(await post(manager, first, { intent: 'undo' })).toMatchObject({ location: first });
  expect(await keepers()).toEqual({ [manager]: 2 });
  const page = await visit(first, { cookie: await signedInAs(manager) });
  expect(page.data).toMatchObject({ state: 'undone', canBeUndone: true, counts: { kept: 2 } });
  expect((await latest(manager)).map(({ canBeUndone }) => canBeUndone)).toEqual([true, true]);
  await post(manager, second, { intent: 'undo' });
  const toast = await toastOf(await post(manager, first, { intent: 'undo' }));
  expect(toast).toMatchObject({ title: '2 clients as before' });
  expect(await keepers()).toEqual({ [ann]: 2 });
  expect((await latest(manager)).map(({ canBeUndone }) => canBeUndone)).toEqual([false, false]);
  expect(await post(manager, first, { intent: 'undo' })).toMatchObject({ location: first });
});

test('who may allocate reads what colleagues did, but takes nothing back', async () => {
  await addTaxpayerFor(null, { name: 'Mine' });
  const [row] = await db().select().from(taxpayers);
  const ticked = row ? tickOf(row) : '';
  const toast = await toastOf(await post(ann, '/admin/taxpayers?index', { intent: `assign:${ann}`, ticked }));
  const path = toast?.action?.path ?? '';
  await post(ann, '/admin/taxpayers?index', { intent: `assign:${bob}`, all: 'yes' });
  const title = 'One client looked after by Ann Adams now';
  expect(await latest(manager)).toMatchObject([{ path, title, by: 'Ann Adams', canBeUndone: false }]);
  expect(await latest(ann)).toMatchObject([
    { title: 'Let Bob Brink look after one client', state: 'asked' },
    { title: 'One client looked after by you now', by: null, canBeUndone: true },
  ]);
  expect(await latest(bob)).toEqual([]);
  const { data } = await visit(path, { cookie: await signedInAs(manager) });
  expect(data).toMatchObject({ title, canBeUndone: false, by: { name: 'Ann Adams', at: expect.any(Date) } });
  expect(await post(manager, path, { intent: 'undo' })).toMatchObject({ status: 404 });
  expect(await visit(path, { cookie: await signedInAs(bob) })).toMatchObject({ status: 404 });
});

test('a question that somebody leaves does not wait', async () => {
  await addTaxpayerFor(null, { name: 'Mine' });
  const { location } = await post(ann, '/admin/taxpayers?index&of=nobody', {
    intent: `assign:${ann}`,
    all: 'yes',
  });
  const left = await post(ann, location ?? '', { intent: 'leave' });
  expect(left).toMatchObject({ status: 303, location: '/admin/taxpayers?of=nobody' });
  expect(await latest(ann)).toEqual([]);
  expect(await db().$count(bulkRecords)).toBe(0);
  expect(await keepers()).toEqual({ nobody: 1 });
});

async function post(user: string, path: string, fields: Record<string, string>) {
  return submit(path, fields, { cookie: await signedInAs(user) });
}

async function latest(user: string) {
  const { data } = await visit('/admin/runs?index', { cookie: await signedInAs(user) });
  return (data as { runs: { canBeUndone: boolean }[] }).runs;
}

async function keepers(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { assigneeId } of await db().select().from(taxpayers))
    counts[assigneeId ?? 'nobody'] = (counts[assigneeId ?? 'nobody'] ?? 0) + 1;
  return counts;
}

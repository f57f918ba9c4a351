import { beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { setRole } from '#app/accounts/core/roles.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import { tasks } from '#app/platform/db/schema/tasks.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { heldTasks } from '#app/work/core/tasks/holding.server.ts';
import { forgetOldTasks } from '#app/work/core/tasks/tasks.server.ts';
import {
  addEngagement,
  addTaxpayerFor,
  freshDesk,
  staffActor,
} from '#app/work/core/engagements/work.test-support.ts';
import { mergeTaxpayers } from '#app/work/core/taxpayers/merge.server.ts';
import { restoreTaxpayer } from '#app/work/core/trash/trash.server.ts';
import { signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit, undoFields } from '#tests/routes.ts';

await useTestDatabase();

const today = southAfricanDay();
let [ann, bob, cookie, bobs] = ['', '', '', ''];

beforeEach(async () => {
  ({ ann, bob } = await freshDesk());
  await db().transaction((tx) => setRole(tx, { userId: ann, role: 'staff', actorId: bob }));
  await db().transaction((tx) => setRole(tx, { userId: bob, role: 'staff', actorId: null }));
  [cookie, bobs] = await Promise.all([signedInAs(ann), signedInAs(bob)]);
});

type Answer = Awaited<ReturnType<typeof submit>>;
type Shown = { title: string; day: string; doneAt: Date | null };

const post = (fields: Record<string, string>, as = cookie) => submit('/admin/day', fields, { cookie: as });
const add = (values: Record<string, string> = {}, as = cookie) =>
  post({ intent: 'task-add', title: 'Phone SARS', day: today, assignee: ann, ...values }, as);
const undo = async (answer: Answer) => post(await undoFields(answer));
const dayOf = async (query = '', as = cookie) => {
  const { data } = await visit(`/admin/day${query}`, { cookie: as });
  const { day } = data as {
    day: { holder: { id: string }; tasks: Shown[]; given: Shown[]; timer: object | null };
  };
  return { ...day, titles: day.tasks.map(({ title }) => title) };
};

test('a task is added once, changed, done and deleted, each with Undo', async () => {
  const key = crypto.randomUUID();
  await add({ key });
  const again = await add({ key });
  expect((await dayOf()).titles).toEqual(['Phone SARS']);
  const values = { title: 'Phone the bank', day: plusDays(today, 2), assignee: ann };
  const saved = await post({ intent: 'task-save', item: key, version: '1', ...values });
  expect((await dayOf()).tasks).toMatchObject([{ title: 'Phone the bank', day: values.day }]);
  await undo(saved);
  expect((await dayOf()).tasks).toMatchObject([{ title: 'Phone SARS', day: today }]);
  const finished = await post({ intent: 'task-done', item: key });
  expect((await dayOf()).tasks).toMatchObject([{ doneAt: expect.any(Date) as Date }]);
  await undo(finished);
  expect((await dayOf()).tasks).toMatchObject([{ doneAt: null }]);
  const deleted = await post({ intent: 'task-remove', item: key });
  expect((await dayOf()).titles).toEqual([]);
  await undo(deleted);
  expect((await dayOf()).titles).toEqual(['Phone SARS']);
  await undo(again);
  expect((await dayOf()).titles).toEqual([]);
});

test('who saves over somebody else is told, and what they typed is kept', async () => {
  const key = crypto.randomUUID();
  await add({ key });
  const save = (title: string) =>
    post({ intent: 'task-save', item: key, version: '1', title, day: today, assignee: ann });
  expect((await save('Phone SARS again')).status).toBe(303);
  expect(await save('Mail SARS')).toMatchObject({ status: 409, data: { typed: { title: 'Mail SARS' } } });
  expect((await dayOf()).titles).toEqual(['Phone SARS again']);
});

test.each([
  ['title', { title: ' ' }],
  ['title', { title: 'x'.repeat(201) }],
  ['day', { day: 'tomorrow' }],
  ['day', { day: '9999-01-01' }],
  ['assignee', { assignee: '' }],
  ['assignee', { assignee: crypto.randomUUID() }],
  ['assignee', { client: crypto.randomUUID() }],
  ['assignee', { client: 'x' }],
])('a task with a wrong %s is refused (%#)', async (field, values) => {
  const answer = await add(values);
  expect(answer).toMatchObject({ status: 400, data: { errors: { [field]: expect.any(String) as string } } });
  expect((await dayOf()).titles).toEqual([]);
});

test('a task given to a colleague is theirs to do, and mine to take back', async () => {
  const key = crypto.randomUUID();
  const given = await add({ key, assignee: bob });
  expect((await dayOf()).given).toMatchObject([{ title: 'Phone SARS' }]);
  expect((await dayOf('', bobs)).titles).toEqual(['Phone SARS']);
  await undo(given);
  expect((await dayOf('', bobs)).titles).toEqual([]);
});

test('only who may allocate sees and changes what others have to do', async () => {
  const key = crypto.randomUUID();
  await add({ key });
  expect(await dayOf(`?of=${ann}`, bobs)).toMatchObject({ holder: { id: bob }, titles: [] });
  await post({ intent: 'task-remove', item: key }, bobs);
  expect((await dayOf()).titles).toEqual(['Phone SARS']);
  await db().transaction((tx) => setRole(tx, { userId: bob, role: 'manager', actorId: null }));
  const manager = await signedInAs(bob);
  expect(await dayOf(`?of=${ann}`, manager)).toMatchObject({ holder: { id: ann }, titles: ['Phone SARS'] });
  await post({ intent: 'task-done', item: key }, manager);
  expect((await dayOf()).tasks).toMatchObject([{ doneAt: expect.any(Date) as Date }]);
});

test('tasks go to a successor, and along with a client that is merged', async () => {
  const [from, into] = [await addTaxpayerFor(null), await addTaxpayerFor(null)];
  const key = crypto.randomUUID();
  await add({ key, client: from });
  const isIts = async () => (await db().select().from(tasks).where(eq(tasks.id, key)))[0]?.taxpayerId;
  const me = { ...staffActor(ann), role: 'manager' as const };
  expect(await mergeTaxpayers(me, { from, into })).toMatchObject({ kind: 'merged' });
  expect(await isIts()).toBe(into);
  await restoreTaxpayer(me, from);
  expect(await isIts()).toBe(from);
  const transfer = { from: ann, to: bob, actorId: bob };
  await db().transaction((tx) => heldTasks.give(tx, [key], transfer, new Date()));
  expect((await dayOf('', bobs)).titles).toEqual(['Phone SARS']);
});

test('what is due is listed, unless it is shown above as what came in', async () => {
  const taxpayerId = await addTaxpayerFor(null, { assigneeId: ann });
  const worksOf = async (years: readonly number[]) => {
    for (const year of years) await addEngagement({ taxpayerId, period: `${year}`, answers: { pay: 'yes' } });
    await db()
      .update(engagements)
      .set({ state: 'waiting_for_client', assigneeId: ann, dueOn: plusDays(today, -3) });
    await db().update(requestItems).set({ state: 'answered' });
    const { data } = await visit('/admin/day', { cookie });
    const { day } = data as { day: Record<'cameIn' | 'due', { rows: object[]; count: number }> };
    return [day.cameIn.rows.length, day.due.rows.length, day.due.count];
  };
  expect(await worksOf([])).toEqual([1, 0, 1]);
  expect(await worksOf([2016, 2017, 2019, 2020, 2021, 2022, 2023, 2024, 2025])).toEqual([8, 2, 10]);
});

test('the page of a client has what is to do about it, whoever does it', async () => {
  const client = await addTaxpayerFor(null, { assigneeId: bob });
  const key = crypto.randomUUID();
  await add({ key, client });
  const tasksThere = async () =>
    ((await visit(`/admin/taxpayers/${client}`, { cookie: bobs })).data as { tasks: object[] }).tasks;
  expect(await tasksThere()).toMatchObject([{ title: 'Phone SARS', day: today }]);
  await post({ intent: 'task-done', item: key });
  expect(await tasksThere()).toEqual([]);
});

test('what was done long ago is forgotten, with its title in the audit', async () => {
  const key = crypto.randomUUID();
  await add({ key });
  await db()
    .update(tasks)
    .set({ doneAt: new Date('2020-01-01') })
    .where(eq(tasks.id, key));
  expect(await forgetOldTasks(new Date())).toBe(1);
  const left = await db().select().from(auditEntries).where(eq(auditEntries.entityId, key));
  expect(left.map(({ action, changes }) => [action, changes])).toEqual([['task.add', {}]]);
});

test('a running timer is seen on My day, stopped there, and runs again by Undo', async () => {
  const taxpayerId = await addTaxpayerFor(null, { assigneeId: ann });
  const engagement = await addEngagement({ taxpayerId });
  const timer = async () => (await dayOf()).timer;
  expect(await timer()).toBeNull();
  await post({ intent: 'timer-start', work: engagement });
  expect(await timer()).toMatchObject({ engagementId: engagement });
  const stopped = await post({ intent: 'timer-stop', work: engagement, minutes: '20' });
  expect(await toastOf(stopped)).toMatchObject({ title: '20 min noted' });
  expect(await timer()).toBeNull();
  await undo(stopped);
  expect(await timer()).toMatchObject({ engagementId: engagement });
  const onTimePage = await submit(
    '/admin/practice/time?index',
    { intent: 'timer-drop', work: engagement },
    { cookie },
  );
  const { path = '', fields = [] } = (await toastOf(onTimePage))?.action ?? {};
  await submit(path, Object.fromEntries(fields), { cookie });
  expect(await timer()).toMatchObject({ engagementId: engagement });
});

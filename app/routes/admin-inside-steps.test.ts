import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { setRole } from '#app/accounts/core/roles.server.ts';
import { entriesOf } from '#app/content/core/values.ts';
import { workKindFields } from '#app/content/core/kinds/work-kind-fields.ts';
import { workKinds } from '#app/content/core/kinds/work-kinds.ts';
import { refreshContent } from '#app/content/core/refresh.server.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { engagementEvents, engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { findEngagement } from '#app/work/core/engagements/find.server.ts';
import { typeOf } from '#app/work/core/engagements/types.ts';
import {
  addEngagement,
  addTaxpayerFor,
  freshDesk,
  staffActor,
} from '#app/work/core/engagements/work.test-support.ts';
import { heldInsideSteps } from '#app/work/core/inside/holding.server.ts';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { freshContent } from '#tests/content.ts';
import { rowOf, useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';

await useTestDatabase();

const today = southAfricanDay();
const KEY = '11111111-2222-4333-8444-555555555555';
let [ann, bob, thandi, id, taxpayerId] = ['', '', '', '', ''];

beforeEach(async () => {
  ({ ann, bob, thandi, id, taxpayerId } = await freshDesk());
  await db().update(taxpayers).set({ assigneeId: ann });
});

type Answer = Awaited<ReturnType<typeof submit>>;
type Shown = { id: string; what: string; day: string | null; isDone: boolean; client: { name: string } };

const act = async (who: string, fields: Record<string, string>, path = `/admin/work/${id}`) =>
  submit(path, fields, { cookie: await signedInAs(who) });
const add = (values: Record<string, string> = {}) =>
  act(ann, { intent: 'inside-add', key: KEY, what: 'Capture the slips', who: bob, ...values });
const undo = async (who: string, answer: Answer) => {
  const { path = '', fields = [] } = (await toastOf(answer))?.action ?? {};
  return act(who, Object.fromEntries(fields), path);
};
const stepsOf = async (of = id) => (await rowOf(engagements, of))?.insideSteps ?? [];
const dayOf = async (who: string) => {
  const { data } = await visit('/admin/day', { cookie: await signedInAs(who) });
  return (data as { day: { steps: Shown[] } }).day.steps;
};
const isSeenBy = async (who: string) => (await findEngagement(staffActor(who), id)) !== null;
const onBoard = async (who: string, step: string) => {
  const { data } = await visit(`/admin/work?step=${step}`, { cookie: await signedInAs(who) });
  return (data as { views: { board: number } }).views.board;
};

test('a step given to a colleague stands on their day, and shows them the work', async () => {
  expect(await isSeenBy(bob)).toBe(false);
  const added = await add();
  await add();
  expect(await stepsOf()).toMatchObject([{ id: KEY, what: 'Capture the slips', who: bob, done: null }]);
  expect(await dayOf(bob)).toMatchObject([
    { id: KEY, what: 'Capture the slips', isDone: false, client: { name: 'Thandi Nkosi' } },
  ]);
  expect(await dayOf(ann)).toEqual([]);
  expect(await isSeenBy(bob)).toBe(true);
  expect([await onBoard(bob, 'me'), await onBoard(ann, bob), await onBoard(ann, 'me')]).toEqual([1, 1, 0]);
  await undo(ann, added);
  expect([await stepsOf(), await isSeenBy(bob), await dayOf(bob)]).toEqual([[], false, []]);
});

test('a step is ticked on one’s day, and taken back there', async () => {
  await add();
  const tick = { intent: 'inside-done', work: id, item: KEY };
  const ticked = await act(bob, tick, '/admin/day');
  expect(await toastOf(ticked)).toMatchObject({ title: 'Step done', action: { label: 'Undo' } });
  expect(await stepsOf()).toMatchObject([{ done: { by: bob, at: expect.any(String) as string } }]);
  expect(await dayOf(bob)).toMatchObject([{ isDone: true }]);
  expect([await onBoard(bob, 'me'), await isSeenBy(bob)]).toEqual([0, true]);
  await undo(bob, ticked);
  expect(await stepsOf()).toMatchObject([{ done: null }]);
  await act(bob, tick, '/admin/day');
  await act(bob, { ...tick, intent: 'inside-open' }, '/admin/day');
  expect(await dayOf(bob)).toMatchObject([{ isDone: false }]);
  const entries = await db().select().from(auditEntries).where(eq(auditEntries.entityId, id));
  expect(
    entries.some(({ subject, changes }) => subject?.includes('ITR12') && 'done' in (changes ?? {})),
  ).toBe(true);
});

test('a step of nobody is with whoever does the work, and on their day by its day', async () => {
  await add({ who: '', day: plusDays(today, 3) });
  await add({ who: '', day: plusDays(today, 20), key: randomUUID() });
  expect(await dayOf(ann)).toMatchObject([{ id: KEY, day: plusDays(today, 3) }]);
  expect([await onBoard(ann, 'me'), await onBoard(ann, 'nobody')]).toEqual([1, 0]);
  await db().update(engagements).set({ assigneeId: bob });
  expect(await dayOf(bob)).toMatchObject([{ id: KEY }]);
  await db().update(engagements).set({ assigneeId: null });
  await db().update(taxpayers).set({ assigneeId: null });
  expect(await onBoard(ann, 'nobody')).toBe(1);
});

test('a step is changed unless somebody changed it first, and removed, each with Undo', async () => {
  await add();
  const before = JSON.stringify({ what: 'Capture the slips', who: bob, day: '' });
  const save = (what: string) =>
    act(ann, { intent: 'inside-save', item: KEY, version: '1', before, what, who: '', day: today });
  const saved = await save('Capture all slips');
  expect(await stepsOf()).toMatchObject([{ what: 'Capture all slips', who: null, day: today }]);
  expect(await save('Scan the slips')).toMatchObject({
    status: 409,
    data: { typed: { what: 'Scan the slips' } },
  });
  await undo(ann, saved);
  expect(await stepsOf()).toMatchObject([{ what: 'Capture the slips', who: bob, day: null }]);
  const removed = await act(ann, { intent: 'inside-remove', item: KEY });
  expect(await stepsOf()).toEqual([]);
  await undo(ann, removed);
  expect(await stepsOf()).toMatchObject([{ id: KEY, who: bob }]);
});

test.each<[string, Record<string, string>]>([
  ['what', { what: ' ' }],
  ['what', { what: 'x'.repeat(201) }],
  ['day', { day: 'soon' }],
  ['day', { day: '9999-01-01' }],
  ['who', { who: randomUUID() }],
  ['who', { who: 'CLIENT' }],
])('a step with a wrong %s is refused (%#)', async (field, values) => {
  const who: Record<string, string> = values.who === 'CLIENT' ? { who: thandi } : {};
  expect(await add({ ...values, ...who })).toMatchObject({
    status: 400,
    data: { errors: { [field]: expect.any(String) as string } },
  });
  expect(await stepsOf()).toEqual([]);
});

test('work that has ended gets no step, and its open ones wait for nobody', async () => {
  await add();
  await db().update(engagements).set({ state: 'done' });
  expect(await toastOf(await act(bob, { intent: 'inside-done', item: KEY }))).toMatchObject({
    title: 'This work has ended',
  });
  expect(await dayOf(bob)).toEqual([]);
});

test('steps go to a successor and come back, and a former colleague has none', async () => {
  await add();
  const carl = await addMember({ email: 'carl@example.org', fullName: 'Carl Cele', role: 'staff' });
  const other = randomUUID();
  await add({ key: other, who: carl });
  const give = (from: string | null, to: string | null, ids: string[]) =>
    db().transaction((tx) => heldInsideSteps.give(tx, ids, { from, to, actorId: ann }, new Date()));
  expect(await give(bob, carl, [KEY, other])).toEqual([KEY]);
  expect((await dayOf(carl)).map((step) => step.id)).toEqual([KEY, other]);
  expect(await give(carl, bob, [KEY])).toEqual([KEY]);
  expect(await stepsOf()).toMatchObject([{ who: bob }, { who: carl }]);
  expect(await give(bob, null, [KEY])).toEqual([KEY]);
  expect(await stepsOf()).toMatchObject([{ who: null }, { who: carl }]);
  await db().transaction((tx) => setRole(tx, { userId: carl, role: null, actorId: null }));
  expect(await onBoard(ann, 'me')).toBe(1);
  const { data } = await visit(`/admin/work/${id}`, { cookie: await signedInAs(ann) });
  expect((data as { insideSteps: object[] }).insideSteps).toMatchObject([
    { whoName: null },
    { whoName: null },
  ]);
});

test('the client reads nothing of the steps', async () => {
  await add();
  await act(bob, { intent: 'inside-done', work: id, item: KEY }, '/admin/day');
  const page = await visit(`/work/${id}`, { cookie: await signedInAs(thandi) });
  expect(JSON.stringify(page.data)).toContain(id);
  expect(JSON.stringify(page.data)).not.toMatch(/Capture the slips|inside/i);
  const events = await db().select().from(engagementEvents).where(eq(engagementEvents.engagementId, id));
  const ofSteps = events.filter(({ text }) => text.includes('Capture the slips'));
  expect(ofSteps.map(({ isForClient }) => isForClient)).toEqual([false, false]);
});

test('work that begins has the steps of its kind, with who did each last time', async () => {
  await freshContent();
  await publishSteps(
    'Capture the slips\nWho: as last time\nDays before: 5\nCall\nWho: whoever looks after the client',
  );
  const of = await addTaxpayerFor(null, { assigneeId: bob });
  const first = await addEngagement({ taxpayerId: of, period: '2024', assigneeId: ann });
  const [capture, call] = await stepsOf(first);
  expect([capture, call]).toMatchObject([
    { what: 'Capture the slips', who: null },
    { what: 'Call', who: bob, day: null, done: null },
  ]);
  const dueOn = (await rowOf(engagements, first))?.dueOn ?? '';
  expect(capture?.day).toBe(plusDays(dueOn, -5));
  await act(bob, { intent: 'inside-done', item: capture?.id ?? '' }, `/admin/work/${first}`);
  const next = await addEngagement({ taxpayerId: of, period: '2025', assigneeId: ann });
  expect(await stepsOf(next)).toMatchObject([{ what: 'Capture the slips', who: bob }, { who: bob }]);
  const ofBob = await addEngagement({ taxpayerId: of, period: '2026', assigneeId: bob });
  expect(await stepsOf(ofBob)).toMatchObject([{ who: null }, { who: null }]);
  expect(await stepsOf()).toEqual([]);
  expect(taxpayerId).not.toBe(of);
});

async function publishSteps(insideSteps: string) {
  const cookie = await signedInAs(await addMember({ email: 'manager@example.org', role: 'manager' }));
  const entries = entriesOf(workKindFields, workKinds.valuesOf(typeOf('itr12')!))!;
  const fields = { ...entries, intent: 'publish', insideSteps, version: '0' };
  const question = await submit('/admin/kinds/itr12', fields, { cookie });
  const { seen = '' } = (question.data as { affected?: { seen: string } } | null)?.affected ?? {};
  if (seen) await submit('/admin/kinds/itr12', { ...fields, seen }, { cookie });
  await refreshContent();
}

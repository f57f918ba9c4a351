import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { withStep } from '#app/accounts/core/actor.ts';
import { openAndAsk } from '#app/work/core/engagements/open.server.ts';
import { startPlanned } from '#app/work/core/engagements/planned.server.ts';
import { typeOf } from '#app/work/core/engagements/types.ts';
import { undoStep } from '#app/work/core/engagements/undo-step.server.ts';
import { addTaxpayerFor, freshDesk, staffActor } from '#app/work/core/engagements/work.test-support.ts';
import type { ImportMore } from '#app/work/desk/import/import-page.server.ts';
import { addRecurring, recurringOf } from '#app/work/core/recurring/recurring.server.ts';
import { openWork } from '#app/work/core/reminders/open-work.server.ts';
import { mergeTaxpayers } from '#app/work/core/taxpayers/merge.server.ts';
import { restoreTaxpayer } from '#app/work/core/trash/trash.server.ts';
import { signedInAs } from '#tests/accounts.ts';
import { rowOf, useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit, pressUndo, type Answer } from '#tests/routes.ts';

await useTestDatabase();

let [thandi, ann, bob, client, work, staff] = ['', '', '', '', '', ''];

beforeEach(async () => {
  ({ thandi, ann, bob, taxpayerId: client, id: work } = await freshDesk());
  staff = await signedInAs(ann);
});

const set = (fields: Record<string, string>, cookie = staff) =>
  submit(`/admin/taxpayers/${client}`, { intent: 'status', ...fields }, { cookie });
const statusOf = async (id = client) => (await rowOf(taxpayers, id))?.status;
const leave = () => set({ status: 'former', seenLeft: '1.0' });

const undo = (answer: Answer) => pressUndo(answer, { cookie: staff });

async function listed(query: string): Promise<string[]> {
  const { data } = await visit(`/admin/taxpayers${query}`, { cookie: staff });
  return (data as { page: { rows: { name: string }[] } }).page.rows.map(({ name }) => name);
}

test('before a client leaves one has read what is open, and Undo brings it back', async () => {
  expect(await set({ status: 'former', seenLeft: '0.0' })).toMatchObject({ status: 409 });
  expect(await set({ status: 'former' })).toMatchObject({ status: 409 });
  const left = await leave();
  expect([left.status, await statusOf()]).toEqual([303, 'former']);
  await undo(left);
  expect(await statusOf()).toBe('active');
  expect((await set({ status: 'none' })).status).toBe(400);
  expect((await set({ status: 'former', seenLeft: '1.0' }, await signedInAs(bob))).status).not.toBe(303);
  const entries = await db().select().from(auditEntries).where(eq(auditEntries.entityId, client));
  expect(entries.map(({ changes }) => changes)).toContainEqual({ status: { from: 'active', to: 'former' } });
});

test('a former client is reminded of nothing, and nothing begins for it', async () => {
  const [now, soon] = [new Date('2026-11-25T09:00:00Z'), '2027-06-01'];
  const plan = { startsOn: '2026-12-01', price: null, type: 'payroll' };
  const id = '1a2b3c4d-0000-4000-8000-0000000000aa';
  await addRecurring(staffActor(ann), client, { id, ...plan }, now);
  const planned = (await recurringOf(client))[0]?.planned ?? 0;
  expect(planned).toBeGreaterThan(0);
  await db().update(taxpayers).set({ archivedAt: now });
  const day = plusDays(southAfricanDay(), 10);
  expect(await openWork(day)).toEqual([]);
  await db().update(taxpayers).set({ archivedAt: null });
  expect(await openWork(day)).not.toEqual([]);
  await set({ status: 'former', seenLeft: `1.${planned}` });
  expect((await recurringOf(client))[0]?.planned).toBe(0);
  // As a colleague planned it by hand.
  await db().update(engagements).set({ state: 'planned', startsOn: soon }).where(eq(engagements.id, work));
  await startPlanned(new Date(`${soon}T09:00:00Z`));
  expect(await rowOf(engagements, work)).toMatchObject({ state: 'planned' });
  await set({ status: 'active' });
  expect((await recurringOf(client))[0]?.planned).toBeGreaterThan(0);
  await startPlanned(new Date(`${soon}T09:00:00Z`));
  expect(await rowOf(engagements, work)).not.toMatchObject({ state: 'planned' });
});

test('a prospect is no client in list and counts, and becomes one by agreed work alone', async () => {
  expect((await set({ status: 'prospect' })).status).toBe(400);
  const prospect = await addTaxpayerFor(thandi, { name: 'Zola', assigneeId: ann, isProspect: true });
  expect(await listed('')).toEqual(['Thandi Nkosi']);
  expect(await listed('?status=prospect')).toEqual(['Zola']);
  expect(await listed('?status=any')).toEqual(['Thandi Nkosi', 'Zola']);
  expect(await listed('?q=Zola')).toEqual(['Zola']);
  const [me, type] = [withStep(staffActor(ann)), typeOf('itr12')];
  if (!type) throw new Error('No such kind of work.');
  const values = { taxpayerId: prospect, type, period: '2026', price: null, assigneeId: ann };
  await db().transaction((tx) => openAndAsk(tx, values, me, new Date()));
  expect(await statusOf(prospect)).toBe('active');
  expect(await undoStep(me, me.stepId)).toBe('undone');
  expect(await statusOf(prospect)).toBe('prospect');
});

test('many are set at once with one Undo, but for those with open work', async () => {
  const other = await addTaxpayerFor(null, { name: 'Baobab', assigneeId: ann });
  const form = new FormData();
  form.set('intent', 'status:former');
  for (const id of [client, other]) form.append('ticked', `${id}.1`);
  const done = await submit('/admin/taxpayers?index', form, { cookie: staff });
  expect([await statusOf(), await statusOf(other)]).toEqual(['active', 'former']);
  await undo(done);
  expect(await statusOf(other)).toBe('active');
});

test('an import changes the status of known clients, but for those with open work', async () => {
  await addTaxpayerFor(null, { name: 'Baobab', assigneeId: ann });
  const name = (await rowOf(taxpayers, client))?.name ?? '';
  const done = await importFile(`Name,Status\nBaobab,Former client\n${name},Former\n`);
  expect(await statuses()).toEqual({ Baobab: 'former', [name]: 'active' });
  expect((await toastOf(done))?.description).toContain('work is open for it');
  await undo(done);
  expect(await statuses()).toEqual({ Baobab: 'active', [name]: 'active' });
});

test('a client merged into a former one makes it a client, until it is taken apart', async () => {
  const former = await addTaxpayerFor(null, { name: 'Thandi N', assigneeId: ann, archivedAt: new Date() });
  await mergeTaxpayers(staffActor(ann), { from: client, into: former });
  expect(await statusOf(former)).toBe('active');
  await restoreTaxpayer(staffActor(ann), client);
  expect(await statusOf(former)).toBe('former');
});

test('a client is added as a prospect, with the language in which it is written to', async () => {
  const values = { kind: 'individual', name: 'Piet Botha', yearEnd: '2', language: 'af', status: 'prospect' };
  await submit('/admin/taxpayers/new', { intent: 'data', ...values }, { cookie: staff });
  const [row] = await db().select().from(taxpayers).where(eq(taxpayers.name, 'Piet Botha'));
  expect(row).toMatchObject({ status: 'prospect', language: 'af' });
});

async function statuses() {
  const rows = await db().select().from(taxpayers);
  return Object.fromEntries(rows.map(({ name, status }) => [name, status]));
}

async function importFile(text: string) {
  const path = '/admin/taxpayers/import';
  const form = new FormData();
  form.set('intent', 'try');
  form.set('file', new File([text], 'clients.csv', { type: 'text/csv' }));
  const { plan, file } = (await submit(path, form, { cookie: staff })).data as unknown as ImportMore;
  const fields = { intent: 'import', text, name: file, fingerprint: plan.fingerprint };
  return submit(path, fields, { cookie: staff });
}

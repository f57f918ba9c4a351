import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { lastDayOfMonth, monthsAfter, plusDays } from '#app/firm/core/calendar-day.ts';
import { changeLines } from '#app/platform/audit/change-lines.ts';
import { dayText, southAfricanDay } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { recurringWork } from '#app/platform/db/schema/recurring.ts';
import { addTaxpayerFor, freshDesk, staffActor } from '#app/work/core/engagements/work.test-support.ts';
import type { RecurringShown } from '#app/work/core/recurring/last-change.server.ts';
import { recurringOf } from '#app/work/core/recurring/recurring.server.ts';
import { mergeTaxpayers } from '#app/work/core/taxpayers/merge.server.ts';
import { restoreTaxpayer } from '#app/work/core/trash/trash.server.ts';
import { signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit, undoFields } from '#tests/routes.ts';

await useTestDatabase();

let [bob, cookie, id] = ['', '', ''];
let me: FirmActor;

const [year = 0, month = 0] = southAfricanDay().split('-').map(Number);
const NEXT_MONTH = plusDays(lastDayOfMonth(year, month), 1);
const PAYROLL = { intent: 'recurring-add', type: 'payroll', startsOn: NEXT_MONTH, price: 'R 950' };

beforeEach(async () => {
  const { ann, bob: other } = await freshDesk();
  await db().delete(engagements);
  [bob, me, cookie] = [other, staffActor(ann), await signedInAs(ann)];
  id = await addTaxpayerFor(null, { name: 'Kudu Kilns', kind: 'company', assigneeId: ann });
});

const post = (fields: Record<string, string>, as = cookie) =>
  submit(`/admin/taxpayers/${id}`, fields, { cookie: as });
const only = async (of = id) => (await recurringOf(of))[0];
const planned = () => db().$count(engagements);
const save = async (fields: Record<string, string>) =>
  post({
    intent: 'recurring-save',
    item: (await only())?.id ?? '',
    version: String((await only())?.version),
    ...fields,
  });

test('work that comes again is added, paused and ended, each with Undo', async () => {
  const added = await post(PAYROLL);
  expect((await toastOf(added))?.description).toMatch(
    /^12 planned\. The next starts .*; the client gets no mail before\.$/,
  );
  expect(await only()).toMatchObject({ price: 95_000, planned: 12 });
  const paused = await save({ pausedFrom: NEXT_MONTH, pausedUntil: '' });
  expect((await toastOf(paused))?.description).toBe('12 taken off. Nothing is planned.');
  await post(await undoFields(paused));
  expect(await only()).toMatchObject({ pausedFrom: null, planned: 12 });
  const ended = await save({ endsOn: monthsAfter(NEXT_MONTH, 2) });
  expect(await only()).toMatchObject({ planned: 2 });
  await post(await undoFields(ended));
  await post(await undoFields(added));
  expect([await only(), await planned()]).toEqual([undefined, 0]);
});

test('work added by mistake is removed later, and Undo brings it back with its terms', async () => {
  await post(PAYROLL);
  await save({ price: '1 050', priceFrom: monthsAfter(NEXT_MONTH, 6) });
  await db().update(engagements).set({ assigneeId: bob });
  const before = await only();
  expect(before).toMatchObject({ isBegun: false, planned: 12, next: { assigneeId: bob } });
  const removed = await post({ intent: 'recurring-remove', item: before?.id ?? '' });
  expect([await only(), await planned()]).toEqual([undefined, 0]);
  await post(await undoFields(removed));
  expect(await only()).toEqual({ ...before, next: { ...before?.next, id: expect.any(String) } });
  expect(await db().$count(engagements, eq(engagements.assigneeId, bob))).toBe(12);
  await db()
    .update(engagements)
    .set({ state: 'in_progress', startsOn: null })
    .where(eq(engagements.period, NEXT_MONTH.slice(0, 7)));
  expect(await only()).toMatchObject({ isBegun: true });
  const refused = await post({ intent: 'recurring-remove', item: before?.id ?? '' });
  expect((await toastOf(refused))?.title).toBe('Not removed');
  expect(await only()).toMatchObject({ planned: 11 });
});

test('a price to come is entered and taken back', async () => {
  await post(PAYROLL);
  const from = monthsAfter(NEXT_MONTH, 6);
  await save({ price: '1 050', priceFrom: from });
  expect(await only()).toMatchObject({ price: 95_000, priceChanges: [{ from, price: 105_000 }] });
  const entries = await db().select().from(auditEntries).where(eq(auditEntries.action, 'taxpayer.update'));
  expect(entries.flatMap(({ changes }) => changeLines(changes, {}))).toContainEqual({
    field: expect.stringMatching(/^recurring: .+, price later$/),
    from: 'nothing',
    to: `R\u202f1\u202f050 from ${dayText(from)}`,
  });
  await save({ drop: from });
  expect(await only()).toMatchObject({ priceChanges: [] });
});

test('the page offers Undo of the last change, unless somebody went on from it', async () => {
  const lastChange = async () => {
    const { data } = await visit(`/admin/taxpayers/${id}?index`, { cookie });
    return (data as { recurring: RecurringShown[] }).recurring[0]?.lastChange;
  };
  await post(PAYROLL);
  expect(await lastChange()).toBeNull();
  await save({ pausedFrom: NEXT_MONTH, pausedUntil: '' });
  const paused = await lastChange();
  expect(paused).toMatchObject({ by: 'Ann Adams', before: { pausedFrom: null, price: 95_000 } });
  await save({ back: JSON.stringify(paused?.before) });
  expect(await only()).toMatchObject({ pausedFrom: null, planned: 12 });
  expect(await lastChange(), 'an Undo is not taken back by another').toBeNull();
  await save({ pausedFrom: NEXT_MONTH, pausedUntil: '' });
  await db().update(recurringWork).set({ pausedFrom: '2090-01-01' });
  expect(await lastChange()).toBeNull();
});

test('what cannot be is refused at its field', async () => {
  await post(PAYROLL);
  const refusals: [Record<string, string>, string][] = [
    [{ pausedUntil: NEXT_MONTH }, 'Give the first day of the pause too.'],
    [{ pausedFrom: NEXT_MONTH, pausedUntil: '2026-01-01' }, 'The pause cannot end before it begins.'],
    [{ price: '1 050' }, 'Give the day from which this price counts.'],
    [{ endsOn: '2999-01-01' }, 'Give the day as a date within ten years.'],
  ];
  const row = (await only())?.id;
  for (const [fields, text] of refusals) {
    const { data } = await save(fields);
    expect(data, text).toMatchObject({ intent: 'recurring-save', row });
    expect(Object.values(data?.errors ?? {}), text).toContain(text);
  }
  const again = await post(PAYROLL);
  expect(JSON.stringify(again.data)).toContain('The client has this already: change it above.');
  const old = await post({ ...PAYROLL, type: 'emp501', startsOn: '2019-01-01' });
  expect(JSON.stringify(old.data)).toContain('Give a day of the last twelve months, or one to come.');
  for (const back of ['{}', 'x', '{"startsOn":1}']) expect((await save({ back })).status).toBe(400);
  expect(await only()).toMatchObject({ planned: 12, version: 1 });
});

test('a colleague who does not look after the client plans nothing', async () => {
  const other = await signedInAs(bob);
  expect((await post(PAYROLL, other)).status).not.toBe(303);
  expect(await only()).toBeUndefined();
});

test('a merge takes it along, unless both have it, and gives it back', async () => {
  await post(PAYROLL);
  const into = await addTaxpayerFor(null, { name: 'Kudu Kilns CC', kind: 'company', assigneeId: me.id });
  expect(await mergeTaxpayers(me, { from: id, into })).toMatchObject({ kind: 'merged' });
  expect(await only(into)).toMatchObject({ type: 'payroll', planned: 12 });
  await restoreTaxpayer(me, id);
  expect([(await only())?.planned, await only(into)]).toEqual([12, undefined]);
});

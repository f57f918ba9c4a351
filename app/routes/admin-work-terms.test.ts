import { beforeEach, expect, test } from 'vitest';
import { eq, inArray, sql } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import { timelineOf } from '#app/work/core/engagements/timeline.server.ts';
import { addEngagement, freshDesk } from '#app/work/core/engagements/work.test-support.ts';
import { businessDaysAfter, businessDaysBefore } from '#app/firm/core/business-days.ts';
import { tickOf } from '#app/platform/forms/ticked.ts';
import { openWork } from '#app/work/core/reminders/open-work.server.ts';
import { formatShortRand } from '#app/tax/money.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { signedInAs } from '#tests/accounts.ts';
import { rowOf, useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, pressUndo, type Answer } from '#tests/routes.ts';

await useTestDatabase();

let [ann, bob, taxpayerId, id] = ['', '', '', ''];

beforeEach(async () => {
  ({ ann, bob, taxpayerId, id } = await freshDesk());
});

test('due day and price change once, the client reads it, and Undo reverts both', async () => {
  const before = await stored();
  const day = businessDaysAfter(southAfricanDay(), 30);
  const terms = { intent: 'terms', dueOn: day, price: 'R 1 650,50', version: String(before?.version) };
  for (const [name, wrong, words] of [
    ['dueOn', '2026-02-30', /date within ten years/],
    ['dueOn', '2206-10-23', /date within ten years/],
    ['price', 'much', /price in rand/],
    ['price', '-1', /price in rand/],
  ] as const) {
    const typed = { ...terms, [name]: wrong };
    const errors = { [name]: expect.stringMatching(words) };
    expect(await onEngagement(typed)).toMatchObject({
      status: 400,
      data: { intent: 'terms', errors, typed },
    });
  }
  const saved = await onEngagement(terms);
  expect(await stored()).toMatchObject({ dueOn: day, price: 165_050 });
  expect(await onEngagement({ ...terms, price: '1' })).toMatchObject({
    status: 409,
    data: { typed: { price: '1' }, meanwhile: { rows: [{ label: 'Price', typed: 'R 1' }] } },
  });
  const texts = (await timelineOf(id, { isForClient: true })).map(({ text }) => text);
  expect(texts).toContain(`Price: ${formatShortRand(165_050)}`);
  expect(texts.some((text) => text.startsWith('Due on '))).toBe(true);
  const warned = businessDaysBefore(day, 7);
  expect(await openWork(warned)).toMatchObject([{ id, dueOn: day, warning: { day: warned } }]);
  const [entry] = await db().select().from(auditEntries).where(eq(auditEntries.action, 'engagement.update'));
  expect(entry).toMatchObject({
    actorId: ann,
    changes: {
      dueOn: { from: before?.dueOn, to: day },
      price: { from: formatShortRand(149_500), to: formatShortRand(165_050) },
    },
  });
  await undo(saved);
  expect(await stored()).toMatchObject({ dueOn: before?.dueOn, price: before?.price });
});

test('proposals and ended work keep their due day and price', async () => {
  for (const state of ['proposed', 'done', 'declined'] as const) {
    await db().update(engagements).set({ state }).where(eq(engagements.id, id));
    const version = String((await stored())?.version);
    const answer = await onEngagement({ intent: 'terms', dueOn: '', price: '', version });
    expect(answer, state).toMatchObject({ status: 400 });
    expect(await stored(), state).toMatchObject({ price: 149_500 });
  }
});

test('who hands work or a taxpayer on lands on the list, and can take work back', async () => {
  const other = await addEngagement({ taxpayerId, period: '2025', answers: {} });
  const data = { intent: 'data', kind: 'individual', name: 'Thandi Nkosi', yearEnd: '2', version: '1' };
  const cookie = await signedInAs(ann);
  const another = { ...data, name: 'Sipho Dlamini', assigneeId: bob };
  const added = await submit('/admin/taxpayers/new', another, { cookie });
  expect(added).toMatchObject({ status: 303, location: '/admin/taxpayers' });
  const given = await submit(`/admin/taxpayers/${taxpayerId}`, { ...data, assigneeId: bob }, { cookie });
  expect(given).toMatchObject({ status: 303, location: '/admin/taxpayers' });
  expect((await toastOf(given))?.description).toContain('you do not see it any more');

  await db().update(engagements).set({ assigneeId: ann });
  const one = await onEngagement({ intent: 'assign', assignee: bob, from: ann });
  expect(one).toMatchObject({ status: 303, location: '/admin/work' });
  expect(await toastOf(one)).toMatchObject({
    title: 'Handed on to Bob Brink',
    description: 'You do not see it any more.',
  });
  expect(await undo(one)).toMatchObject({ status: 303, location: `/admin/work/${id}` });
  expect(await stored()).toMatchObject({ assigneeId: ann });
  const row = await rowOf(engagements, other);
  const ticked = row ? tickOf(row) : '';
  const many = await submit('/admin/work', { intent: `assign:${bob}`, ticked }, { cookie });
  expect(await toastOf(many)).toMatchObject({
    title: 'One engagement assigned to Bob Brink',
    description: 'One engagement you do not see any more.',
    tone: 'gain',
  });
  expect(await rowOf(engagements, other)).toMatchObject({ assigneeId: bob });
  await undo(many);
  const back = await rowOf(engagements, other);
  const kept = back ? tickOf(back) : '';
  const same = { intent: `assign:${back?.assigneeId ?? 'nobody'}`, ticked: kept };
  expect(await toastOf(await submit('/admin/work', same, { cookie }))).toMatchObject({
    title: 'Nothing changed',
    description: 'One engagement left out: already assigned to you.',
  });
  expect(await rowOf(engagements, other)).toMatchObject({ assigneeId: row?.assigneeId });
});

test('what came is accepted at once, except what changed since; Undo opens it again', async () => {
  const items = await db().select().from(requestItems).orderBy(requestItems.position).limit(3);
  const ids = items.map((one) => one.id);
  const [first] = items;
  await db()
    .update(requestItems)
    .set({ state: 'answered', answer: 'Here', version: 5 })
    .where(inArray(requestItems.id, ids));
  await db()
    .update(requestItems)
    .set({ version: 6 })
    .where(eq(requestItems.id, first?.id ?? ''));
  const ticked = items.map((one) => tickOf({ ...one, version: 5 })).join(',');
  const accepted = await onEngagement({ intent: 'accept-all', ticked });
  const toast = await toastOf(accepted);
  expect(toast).toMatchObject({ title: '2 accepted', description: '1 changed meanwhile: look again.' });
  expect(accepted.location).toBe(`/admin/work/${id}#item-${first?.id}`);
  expect(await countAccepted()).toBe(2);
  const transactions = sql`select distinct xmin::text from ${requestItems} where state = 'accepted'`;
  expect(await db().execute(transactions)).toHaveLength(1);
  await undo(accepted);
  expect(await countAccepted()).toBe(0);
  expect(await toastOf(await onEngagement({ intent: 'accept-all', ticked }))).toMatchObject({
    title: 'Nothing was accepted',
    tone: 'loss',
  });
});

function countAccepted(): Promise<number> {
  return db().$count(requestItems, eq(requestItems.state, 'accepted'));
}

const undo = async (answer: Answer) => pressUndo(answer, { cookie: await signedInAs(ann) });

function stored() {
  return rowOf(engagements, id);
}

async function onEngagement(fields: Record<string, string>) {
  return submit(`/admin/work/${id}`, fields, { cookie: await signedInAs(ann) });
}

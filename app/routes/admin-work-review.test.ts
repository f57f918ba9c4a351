import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import { refreshContent } from '#app/content/core/refresh.server.ts';
import { entriesOf } from '#app/content/core/values.ts';
import { workKindFields } from '#app/content/core/kinds/work-kind-fields.ts';
import { workKinds } from '#app/content/core/kinds/work-kinds.ts';
import { findEngagement } from '#app/work/core/engagements/find.server.ts';
import { findStillOpenOf } from '#app/work/core/engagements/still-open.server.ts';
import { assign } from '#app/work/core/engagements/state.server.ts';
import { typeOf } from '#app/work/core/engagements/types.ts';
import { freshDesk, staffActor } from '#app/work/core/engagements/work.test-support.ts';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { freshContent } from '#tests/content.ts';
import { rowOf, useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';

await useTestDatabase();

let [ann, bob, id] = ['', '', ''];

beforeEach(async () => {
  ({ ann, bob, id } = await freshDesk());
  await freshContent();
  await publishReviewed();
  await assign(staffActor(ann), id, { id: ann, name: 'Ann Adams' });
  await db().update(engagements).set({ state: 'in_progress' }).where(eq(engagements.id, id));
});

test('who is asked to review work finds it on their day until they did', async () => {
  expect(await listed(bob)).toBe(false);
  const asking = await act(ann, { intent: 'ask-review', reviewer: bob });
  expect(await toastOf(asking)).toMatchObject({ title: 'Bob Brink is asked to review it' });
  expect(await listed(bob)).toBe(true);
  const day = (await visit('/admin/day', { cookie: await signedInAs(bob) })).data as Day;
  expect(day.day.reviews).toMatchObject({
    count: 1,
    rows: [{ id, atReviewer: 'Bob Brink' }],
    path: `/admin/work?reviewer=${bob}`,
  });
  await act(bob, await reviewing());
  expect(await listed(bob)).toBe(false);
  await act(bob, { intent: 'unreview' });
  expect(await listed(bob)).toBe(true);
});

test('asking for a review is taken back, and nobody reviews their own work', async () => {
  expect(await act(ann, { intent: 'ask-review', reviewer: ann })).toMatchObject({
    status: 400,
    data: { errors: { reviewer: expect.stringContaining('does not review it') } },
  });
  const asking = await act(ann, { intent: 'ask-review', reviewer: bob });
  const { action } = (await toastOf(asking)) ?? {};
  await submit(action?.path ?? '', Object.fromEntries(action?.fields ?? []), {
    cookie: await signedInAs(ann),
  });
  expect(await rowOf(engagements, id)).toMatchObject({ reviewerId: null });
  const former = await addMember({ email: 'former@example.org' });
  expect(await act(ann, { intent: 'ask-review', reviewer: former })).toMatchObject({ status: 400 });
  await act(ann, { intent: 'ask-review', reviewer: bob });
  await assign(staffActor(ann), id, { id: bob, name: 'Bob Brink' });
  expect(await listed(bob)).toBe(false);
});

test('a review is sent back with what is to be changed, and taken back', async () => {
  await act(ann, { intent: 'ask-review', reviewer: bob });
  expect(await act(bob, { intent: 'send-back', reason: '' })).toMatchObject({
    status: 400,
    data: { errors: { reason: 'Write what is to be changed.' } },
  });
  const sent = await act(bob, { intent: 'send-back', reason: 'The interest is missing.' });
  expect(sent.location).toBe('/admin/work');
  expect(await listed(bob)).toBe(false);
  const { data } = await visit(`/admin/work/${id}`, { cookie: await signedInAs(ann) });
  expect(JSON.stringify(data)).toContain('Sent back by the review: The interest is missing.');
  const { action } = (await toastOf(sent)) ?? {};
  await submit(action?.path ?? '', Object.fromEntries(action?.fields ?? []), {
    cookie: await signedInAs(bob),
  });
  expect(await listed(bob)).toBe(true);
});

test('a review is not signed off before it says what is still open, and then it is', async () => {
  await db().update(requestItems).set({ state: 'accepted' }).where(eq(requestItems.engagementId, id));
  await db().update(requestItems).set({ state: 'open' }).where(eq(requestItems.position, 0));
  await act(ann, { intent: 'ask-review', reviewer: bob });
  expect(await act(bob, { intent: 'review', open: '' })).toMatchObject({
    status: 400,
    data: { error: expect.stringContaining('still open') },
  });
  expect(await rowOf(engagements, id)).toMatchObject({ reviewedBy: null });
  const { data } = await visit(`/admin/work/${id}`, { cookie: await signedInAs(bob) });
  expect((data as { stillOpen: string[] }).stillOpen).toEqual([expect.stringMatching(/^Not answered: /)]);
  expect(await act(bob, await reviewing())).toMatchObject({ status: 303 });
  expect(await rowOf(engagements, id)).toMatchObject({ reviewedBy: bob });
});

test('work of which nobody is asked for a review is a list of its own', async () => {
  expect(await listed(ann, 'nobody')).toBe(true);
  await act(ann, { intent: 'ask-review', reviewer: bob });
  expect(await listed(ann, 'nobody')).toBe(false);
});

test('a late line says that the client has not approved, or who has still to review', async () => {
  await db().update(engagements).set({ dueOn: '2026-01-05' }).where(eq(engagements.id, id));
  await db()
    .update(requestItems)
    .set({
      takes: 'approval',
      state: 'open',
      approval: { figure: 'none', cents: null, payBy: null, documents: [], given: null },
    })
    .where(eq(requestItems.position, 0));
  await act(ann, { intent: 'ask-review', reviewer: bob });
  const day = (await visit('/admin/day', { cookie: await signedInAs(ann) })).data as Day;
  expect(day.day.due.rows).toMatchObject([{ id, isAtApproval: true, atReviewer: 'Bob Brink' }]);
});

type Lines = { rows: { id: string }[]; count: number; path: string };
type Day = { day: { reviews: Lines; due: Lines } };

async function listed(who: string, reviewer = 'me'): Promise<boolean> {
  const { data } = await visit(`/admin/work?reviewer=${reviewer}`, { cookie: await signedInAs(who) });
  return JSON.stringify((data as { sections: unknown }).sections).includes(id);
}

/** With what is still open, as its page posts it. */
async function reviewing(): Promise<FormData> {
  const engagement = await findEngagement(staffActor(bob), id);
  const form = new FormData();
  form.set('intent', 'review');
  for (const line of engagement ? ((await findStillOpenOf([engagement])).get(id) ?? []) : [])
    form.append('open', line);
  return form;
}

async function act(who: string, fields: Record<string, string> | FormData) {
  return submit(`/admin/work/${id}`, fields, { cookie: await signedInAs(who) });
}

async function publishReviewed() {
  const cookie = await signedInAs(await addMember({ email: 'manager@example.org', role: 'manager' }));
  const entries = entriesOf(workKindFields, workKinds.valuesOf(typeOf('itr12')!))!;
  const fields = { ...entries, intent: 'publish', needsReview: 'on', version: '0' };
  const question = await submit('/admin/kinds/itr12', fields, { cookie });
  const { seen = '' } = (question.data as { affected?: { seen: string } } | null)?.affected ?? {};
  if (seen) await submit('/admin/kinds/itr12', { ...fields, seen }, { cookie });
  await refreshContent();
}

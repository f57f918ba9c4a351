import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { clientNotices } from '#app/platform/db/schema/steps.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { tickOf } from '#app/platform/forms/ticked.ts';
import { addEngagement, freshWork } from '#app/work/core/engagements/work.test-support.ts';
import { signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';

await useTestDatabase();

test('many get another due day, without a mail, and one Undo gives each its own back', async () => {
  const { ann, taxpayerId } = await freshWork();
  const cookie = await signedInAs(ann);
  const ids = [
    await addEngagement({ taxpayerId, answers: { pay: 'yes' } }),
    await addEngagement({ taxpayerId, type: 'irp6', period: '2027-1' }),
    await addEngagement({ taxpayerId, type: 'irp6', period: '2027-2' }),
  ];
  await db()
    .update(engagements)
    .set({ state: 'done' })
    .where(eq(engagements.id, ids[2] ?? ''));
  const rows = () =>
    db().select().from(engagements).where(inArray(engagements.id, ids)).orderBy(engagements.id);
  const before = await rows();
  await db().delete(clientNotices);
  const run = await submit(
    '/admin/work?index',
    { intent: 'due-day', ticked: before.map(tickOf).join(',') },
    { cookie },
  );
  const path = run.location ?? '';
  const today = southAfricanDay();
  for (const on of ['', 'soon', plusDays(today, -1), plusDays(today, 800)])
    expect(await submit(path, { intent: 'start', on }, { cookie })).toMatchObject({
      status: 400,
      data: { errors: { on: expect.any(String) } },
    });
  const day = plusDays(today, 40);
  const done = await submit(path, { intent: 'start', on: day }, { cookie });
  const toast = await toastOf(done);
  expect(toast?.title).toMatch(/^2 engagements due on /);
  expect(toast?.description).toMatch(/One engagement left alone: it is proposed, or has ended/);
  const isOpen = ({ id }: { id: string }) => id !== ids[2];
  expect((await rows()).filter(isOpen).map(({ dueOn }) => dueOn)).toEqual([day, day]);
  expect(await db().$count(clientNotices)).toBe(0);
  expect((await visit(path, { cookie })).data).toBeTruthy();
  const { path: undoPath = '', fields } = toast?.action ?? {};
  await submit(undoPath, new URLSearchParams(fields).toString(), {
    cookie,
    type: 'application/x-www-form-urlencoded',
  });
  expect((await rows()).map(({ dueOn }) => dueOn)).toEqual(before.map(({ dueOn }) => dueOn));
});

test('planned work gets another due day, and what was submitted or finished is named', async () => {
  const { ann, taxpayerId } = await freshWork();
  const cookie = await signedInAs(ann);
  const states = ['planned', 'planned', 'with_sars', 'done'] as const;
  const ids: string[] = [];
  for (const [at, state] of states.entries()) {
    const id = await addEngagement({ taxpayerId, type: 'irp6', period: `202${6 + at}-1` });
    const startsOn = state === 'planned' ? plusDays(southAfricanDay(), 20) : null;
    await db().update(engagements).set({ state, startsOn }).where(eq(engagements.id, id));
    ids.push(id);
  }
  const rows = async () => {
    const found = await db().select().from(engagements).where(inArray(engagements.id, ids));
    return ids.map((id) => found.find((row) => row.id === id)!);
  };
  const before = await rows();
  const ticked = { intent: 'due-day', ticked: before.map(tickOf).join(',') };
  const path = (await submit('/admin/work?index&state=planned', ticked, { cookie })).location ?? '';
  const { question } = (await visit(path, { cookie })).data as { question: object };
  const left = JSON.stringify(question);
  expect(left).toContain('One engagement left alone: it is submitted to SARS already.');
  expect(left).toContain('One engagement left alone: it is proposed, or has ended.');

  const day = plusDays(southAfricanDay(), 40);
  const done = await submit(path, { intent: 'start', on: day }, { cookie });
  const toast = await toastOf(done);
  expect(toast?.title).toMatch(/^2 engagements due on /);
  const dues = async () => (await rows()).map(({ dueOn, startsOn, state }) => ({ dueOn, startsOn, state }));
  const was = before.map(({ dueOn, startsOn, state }) => ({ dueOn, startsOn, state }));
  expect(await dues()).toEqual(was.map((one, at) => (at < 2 ? { ...one, dueOn: day } : one)));
  const { path: undoPath = '', fields } = toast?.action ?? {};
  const undo = new URLSearchParams(fields).toString();
  await submit(undoPath, undo, { cookie, type: 'application/x-www-form-urlencoded' });
  expect(await dues()).toEqual(was);
});

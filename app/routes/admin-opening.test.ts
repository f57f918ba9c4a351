import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { bulkRuns } from '#app/platform/db/schema/bulk.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { clientNotices } from '#app/platform/db/schema/steps.ts';
import { tickOf } from '#app/platform/forms/ticked.ts';
import { freshWork, staffActor } from '#app/work/core/engagements/work.test-support.ts';
import { addRecurring, planRecurring } from '#app/work/core/recurring/recurring.server.ts';
import type { Board } from '#app/work/desk/board.server.ts';
import { signedInAs } from '#tests/accounts.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';

await useTestDatabase();

const TODAY = southAfricanDay();
const LIST = '/admin/work?state=planned';

let [ann, cookie] = ['', ''];

beforeEach(async () => {
  await db().delete(bulkRuns);
  const work = await freshWork({ kind: 'company' });
  ann = work.ann;
  cookie = await signedInAs(ann);
  const terms = { id: crypto.randomUUID(), type: 'books', startsOn: TODAY, price: 95_000 };
  await addRecurring(staffActor(ann), work.taxpayerId, terms);
});

test('what opens next month is a list, the first day first, and the other counts stay', async () => {
  const all = await board(LIST);
  const next = await board(`${LIST}&opens=next-month`);
  const days = all.page!.rows.map(({ startsOn }) => startsOn!);
  expect(days).toEqual(days.toSorted());
  const month = plusDays(`${TODAY.slice(0, 7)}-28`, 10).slice(0, 7);
  expect(next.page!.rows.map(({ startsOn }) => startsOn)).toEqual(
    days.filter((day) => day.startsWith(month)),
  );
  expect(next.page!.rows.length).toBeGreaterThan(0);
  expect({ ...next.views, planned: 0 }).toEqual({ ...all.views, planned: 0 });
});

test('what is left out is not planned again, and one Undo brings it back', async () => {
  const [first] = await planned();
  const left = await press('skip', [first!]);
  expect(await toastOf(left)).toMatchObject({ title: 'One engagement left out' });
  await planRecurring(new Date(Date.now() + 86_400_000));
  expect((await planned()).map(({ period }) => period)).not.toContain(first!.period);
  const action = (await toastOf(left))?.action;
  await submit(action?.path ?? '', Object.fromEntries(action?.fields ?? []), { cookie });
  expect((await planned()).map(({ period }) => period)).toContain(first!.period);
  expect(await db().$count(clientNotices)).toBe(0);
});

test('what is left out says so and by whom, and is planned again from its list', async () => {
  const [first, second] = await planned();
  await press('skip', [first!, second!]);
  const path = `/admin/work?state=ended&is=left_out`;
  const left = (await board(path)).page!.rows;
  expect(left.map(({ state }) => state)).toEqual(['left_out', 'left_out']);
  const { data } = await visit(`/admin/work/${first!.id}`, { cookie });
  expect(data).toMatchObject({ events: [{ text: 'Left out', by: 'Ann Adams' }] });
  const back = await submit(
    '/admin/work?index&state=ended&is=left_out',
    { intent: 'plan-again', ticked: left.map(tickOf).join(',') },
    { cookie },
  );
  expect((await toastOf(back))?.title).toBe('2 engagements planned again');
  expect((await planned()).slice(0, 2).map(({ id, startsOn }) => [id, startsOn])).toEqual(
    [first!, second!].map(({ id, startsOn }) => [id, startsOn]),
  );
  expect(await db().$count(clientNotices)).toBe(0);
});

test('what was left out is planned again on its page, unless its period has other work', async () => {
  const [first] = await planned();
  await press('skip', [first!]);
  const again = () =>
    submit(`/admin/work/${first!.id}`, { intent: 'plan-again', version: '1', seen: '' }, { cookie });
  const { taxpayerId, type, period, startsOn } = first!;
  const other = await put(engagements, { taxpayerId, type, period, startsOn, state: 'planned' });
  expect(await again()).toMatchObject({ status: 400 });
  await db().delete(engagements).where(eq(engagements.id, other.id));
  expect(await toastOf(await again())).toMatchObject({ title: 'Planned again' });
  expect((await planned()).map(({ id }) => id)).toContain(first!.id);
});

test('many begin on another day, and not before their papers can exist', async () => {
  const [first, second] = await planned();
  const path = (await press('start-day', [first!, second!])).location ?? '';
  expect(path).toMatch(/^\/admin\/runs\//);
  const day = plusDays(first!.startsOn!, 3);
  const early = await submit(path, { intent: 'start', on: TODAY }, { cookie });
  expect(early).toMatchObject({ status: 400, data: { errors: { on: 'Give a day to come.' } } });
  const moved = await submit(path, { intent: 'start', on: day }, { cookie });
  expect(await toastOf(moved)).toMatchObject({
    description: expect.stringContaining('cannot exist on that day'),
  });
  expect((await planned()).slice(0, 2).map(({ startsOn }) => startsOn)).toEqual([day, second!.startsOn]);
});

async function board(path: string): Promise<Board> {
  return (await visit(path, { cookie })).data as unknown as Board;
}

function planned() {
  return db()
    .select()
    .from(engagements)
    .where(eq(engagements.state, 'planned'))
    .orderBy(asc(engagements.startsOn));
}

function press(intent: string, rows: readonly (typeof engagements.$inferSelect)[]) {
  return submit(
    '/admin/work?index&state=planned',
    { intent, ticked: rows.map(tickOf).join(',') },
    { cookie },
  );
}

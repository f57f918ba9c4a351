import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { tickOf } from '#app/platform/forms/ticked.ts';
import { firm } from '#content/firm.ts';
import { FIRM } from '#app/platform/content/firm.ts';
import { holdContent } from '#app/platform/content/held.ts';
import { openEngagement } from '#app/work/core/engagements/open.server.ts';
import { startPlanned } from '#app/work/core/engagements/planned.server.ts';
import { typeOf } from '#app/work/core/engagements/types.ts';
import { freshDesk, staffActor } from '#app/work/core/engagements/work.test-support.ts';
import type { WorkLine } from '#app/work/desk/line.ts';
import { addMember, signedInAs } from '#tests/accounts.ts';
import { rowOf, useTestDatabase } from '#tests/database.ts';
import { submit, toastOf, visit } from '#tests/routes.ts';

await useTestDatabase();

let [manager, staff, taxpayerId, ann, id] = ['', '', '', '', ''];

beforeEach(async () => {
  ({ ann, taxpayerId } = await freshDesk());
  const mpho = await addMember({ email: 'mpho@example.org', fullName: 'Mpho Mokoena', role: 'manager' });
  [manager, staff] = [await signedInAs(mpho), await signedInAs(ann)];
  id = await planIrp6();
});

afterEach(() => holdContent(new Map()));

test('who approved what opens, and when, stands on the list, until Undo', async () => {
  const toast = await toastOf(await post(manager, 'approve'));
  expect(toast).toMatchObject({
    title: 'One engagement approved. Nobody is mailed before the day on which it begins',
    action: { label: 'Undo' },
  });
  expect((await listed())[0]?.approved).toEqual({ by: 'Mpho Mokoena', on: expect.any(String) });
  expect([(await listed('&approved=yes')).length, (await listed('&approved=no')).length]).toEqual([1, 0]);
  const { path = '', fields = [] } = toast?.action ?? {};
  await submit(path, Object.fromEntries(fields), { cookie: manager });
  expect((await listed())[0]?.approved).toBeNull();
});

test('an approval is taken back, and only managers give one', async () => {
  await post(manager, 'approve');
  expect(await toastOf(await post(manager, 'approve'))).toMatchObject({ tone: 'loss' });
  await post(manager, 'unapprove');
  expect((await listed('&approved=no')).length).toBe(1);
  expect((await post(staff, 'approve')).status).toBe(403);
});

test('all planned work begins on its day, unless the firm asks for an approval', async () => {
  holdContent(new Map([[FIRM, [{ ...firm, opensApproved: true }]]]));
  expect(await startPlanned(MORNING)).toBe(0);
  await post(manager, 'approve');
  expect(await startPlanned(MORNING)).toBe(1);
  expect((await rowOf(engagements, id))?.state).not.toBe('planned');
  const other = await planIrp6('2028-1');
  holdContent(new Map());
  await db().update(engagements).set({ startsOn: '2027-06-01' }).where(eq(engagements.id, other));
  expect(await startPlanned(MORNING)).toBe(1);
});

/** A Tuesday. */
const MORNING = new Date('2027-06-01T08:00:00Z');

async function planIrp6(period = '2027-2'): Promise<string> {
  const type = typeOf('irp6');
  if (!type) throw new Error('No such kind of work.');
  const values = { taxpayerId, type, period, price: null, assigneeId: ann, startsOn: '2027-05-31' };
  const opened = await db().transaction((tx) => openEngagement(tx, values, staffActor(ann), new Date()));
  if (opened === 'exists') throw new Error('It is there.');
  return opened.id;
}

async function post(cookie: string, intent: string) {
  const row = await rowOf(engagements, id);
  const ticked = row ? tickOf(row) : '';
  return submit('/admin/work?index&state=planned', { intent, ticked }, { cookie });
}

async function listed(query = ''): Promise<WorkLine[]> {
  const { data } = await visit(`/admin/work?index&state=planned${query}`, { cookie: manager });
  return (data as { page: { rows: WorkLine[] } }).page.rows;
}

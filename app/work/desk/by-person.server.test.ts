import { beforeEach, expect, test } from 'vitest';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { addTaxpayerFor, freshWork, staffActor } from '#app/work/core/engagements/work.test-support.ts';
import { addMember } from '#tests/accounts.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { findBoard } from './board.server.ts';
import { findByPerson } from './by-person.server.ts';
import { WORK } from './filter.ts';

await useTestDatabase();

let [ann, bob, former, taxpayerId] = ['', '', '', ''];

beforeEach(async () => {
  ({ ann, taxpayerId } = await freshWork());
  bob = await addMember({ email: 'bob@example.org', fullName: 'Bob Brink', role: 'staff' });
  former = await addMember({ email: 'former@example.org', fullName: 'Former Gerber' });
});

test('work is counted by person as the board shows it, who is furthest behind first', async () => {
  const today = southAfricanDay();
  const late = plusDays(today, -3);
  await add(ann, plusDays(today, 5));
  await add(bob, late);
  await add(bob, plusDays(today, -1));
  await add(bob, null);
  await add(former, late);
  await add(null, plusDays(today, 60));
  await add(bob, late, 'done');
  const manager = staffActor(ann, 'manager');
  const people = await findByPerson(manager);
  expect(people).toEqual([
    { id: bob, name: 'Bob Brink', overdue: 2, overdueSince: late, soon: 2, open: 3 },
    { id: 'nobody', name: 'Nobody', overdue: 1, overdueSince: late, soon: 1, open: 2 },
    { id: ann, name: 'Ann Adams', overdue: 0, overdueSince: null, soon: 1, open: 1 },
  ]);
  for (const { id: of, overdue, soon, open } of people) {
    const viewed = async (due: '' | 'overdue') =>
      (await findBoard({ ...WORK.unfiltered(), of, due }, manager, null)).views;
    expect([(await viewed('overdue')).due, (await viewed('')).due, (await viewed('')).board], of).toEqual([
      overdue,
      soon,
      open,
    ]);
  }
});

test('work of nobody in particular is its client’s colleague’s, and a former one’s too', async () => {
  const of = await addTaxpayerFor(null, { name: 'Karoo Wool', assigneeId: bob });
  const own = await add(null, null, 'in_progress', of);
  const left = await add(former, null, 'in_progress', of);
  const given = await add(ann, null, 'in_progress', of);
  const manager = staffActor(ann, 'manager');
  const open = (await findByPerson(manager)).map((line) => [line.id, line.open]);
  expect(Object.fromEntries(open)).toEqual({ [bob]: 2, [ann]: 1, nobody: 0 });
  const shown = async (of: string) =>
    (await findBoard({ ...WORK.unfiltered(), of }, manager, null)).sections.flatMap(({ lines }) =>
      lines.map(({ id, assignee }) => [id, assignee] as const),
    );
  expect(new Map(await shown(bob))).toEqual(
    new Map([
      [own.id, 'Bob Brink'],
      [left.id, 'Bob Brink'],
    ]),
  );
  expect(await shown('nobody')).toEqual([]);
  expect(await shown(former)).toEqual([[left.id, 'Bob Brink']]);
  expect(await shown('me')).toEqual([[given.id, 'Ann Adams']]);
});

let period = 2000;

function add(
  assigneeId: string | null,
  dueOn: string | null,
  state: 'in_progress' | 'done' = 'in_progress',
  of = taxpayerId,
) {
  period += 1;
  return put(engagements, {
    taxpayerId: of,
    type: 'itr12',
    period: String(period),
    state,
    assigneeId,
    dueOn,
  });
}

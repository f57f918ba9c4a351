import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { timeOff } from '#app/platform/db/schema/bookings.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { timeEntries } from '#app/platform/db/schema/time.ts';
import { instantOf } from '#app/bookings/core/working-time.ts';
import { setWeeklyHours, USUAL_WEEK } from '#app/work/core/capacity/weekly-hours.server.ts';
import { freshWork, staffActor } from '#app/work/core/engagements/work.test-support.ts';
import { addMember } from '#tests/accounts.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { findMatching } from '../all-matching.server.ts';
import { WORK } from '../filter.ts';
import { findCapacity } from './capacity.server.ts';
import { CLOSURES, type Closure } from '#app/firm/core/closures.ts';
import { holdContent } from '#app/platform/content/held.ts';
import { isTooMuch, loadText, type Load } from './capacity.ts';

await useTestDatabase();

/** A Monday, with the 4th as a public holiday: the day of local elections. */
const MONDAY = '2026-11-02';

let [ann, bob, taxpayerId] = ['', '', ''];
const manager = () => staffActor(ann, 'manager');

beforeEach(async () => {
  ({ ann, taxpayerId } = await freshWork());
  bob = await addMember({ email: 'bob@example.org', fullName: 'Bob Brink', role: 'staff' });
});

test('planned hours less the time noted stand against the hours of the week', async () => {
  const late = await add(ann, '2026-10-20', 'itr12', '2025');
  await add(ann, '2026-11-06', 'itr12', '2026');
  await add(ann, '2026-11-10', 'vat201', '2026-10');
  await add(bob, '2026-12-21', 'emp501', '2026-1');
  await put(timeEntries, {
    id: randomUUID(),
    engagementId: late,
    colleagueId: ann,
    day: MONDAY,
    minutes: 60,
  });
  const { lines } = await findCapacity(manager(), MONDAY);
  const [anns, bobs] = lines.map(({ weeks }) => weeks.map(({ planned }) => planned));
  expect(anns).toEqual([30 + 90, 120, 0, 0, 0, 0, 0, 0]);
  expect(bobs).toEqual([0, 0, 0, 0, 0, 0, 0, 180]);
  expect(lines.map(({ name }) => name)).toEqual(['Ann Adams', 'Bob Brink', 'Nobody']);
});

test('holidays, time off and hours a week decide what a person has', async () => {
  await setWeeklyHours(manager(), bob, 1200);
  await put(timeOff, {
    colleagueId: ann,
    startsAt: new Date(instantOf('2026-11-09', '00:00')),
    endsAt: new Date(instantOf('2026-11-14', '00:00')),
  });
  const { lines } = await findCapacity(manager(), MONDAY);
  const [anns = [], bobs = []] = lines.map(({ weeks }) => weeks.map(({ available }) => available));
  // Wednesday is 9 of the firm's 42 hours.
  expect(anns[0]).toBe(Math.round((USUAL_WEEK * 33) / 42));
  expect(anns[1]).toBe(0);
  expect(anns[2]).toBe(USUAL_WEEK);
  expect(bobs[2]).toBe(1200);
});

test('a weekend has no hours, so nothing is too much for it; time off hides nothing', async () => {
  await add(ann, '2026-11-06', 'itr12', '2026');
  await add(ann, '2026-11-10', 'itr12', '2025');
  await add(null, '2026-11-10', 'itr12', '2024');
  await put(timeOff, {
    colleagueId: ann,
    startsAt: new Date(instantOf('2026-11-09', '00:00')),
    endsAt: new Date(instantOf('2026-11-14', '00:00')),
  });
  const { lines, totals } = await findCapacity(manager(), '2026-11-07');
  const [anns, , nobodys] = [...lines.map(({ weeks }) => weeks), totals];
  const shown = (load: Load | undefined) => load && [loadText(load).join(''), isTooMuch(load)];
  expect(anns?.slice(0, 2).map(shown)).toEqual([
    ['1.5 h', false],
    ['1.5 of 0 h', true],
  ]);
  expect(shown(nobodys?.[1])).toEqual(['1.5 h', false]);
  expect(shown(totals[0])).toEqual(['1.5 h', false]);
});

test('a week in which the firm is closed is too much for work, as time off is', async () => {
  await add(ann, '2026-11-10', 'itr12', '2025');
  const closure: Closure = { id: 'x', from: '2026-11-07', until: '2026-11-15', reason: 'Holidays' };
  holdContent(new Map([[CLOSURES, [closure]]]));
  const { lines, totals } = await findCapacity(manager(), MONDAY).finally(() => holdContent(new Map()));
  for (const load of [lines[0]?.weeks[1], totals[1]])
    expect(load && [loadText(load).join(''), isTooMuch(load)]).toEqual(['1.5 of 0 h', true]);
});

test('more time than planned leaves nothing, and a kind without a plan is named', async () => {
  const work = await add(ann, '2026-11-06', 'itr12', '2026');
  await put(timeEntries, {
    id: randomUUID(),
    engagementId: work,
    colleagueId: ann,
    day: MONDAY,
    minutes: 600,
  });
  await add(null, '2026-11-05', 'no-longer-offered', 'once');
  await add(ann, null, 'itr14', '2026');
  const { lines, unplanned, totals } = await findCapacity(manager(), MONDAY);
  expect(lines.map(({ weeks }) => weeks[0]?.planned)).toEqual([0, 0, 0]);
  expect(unplanned.map(({ kind, works }) => [kind, works])).toEqual([['no-longer-offered', 1]]);
  expect(totals[0]?.works).toBe(2);
});

test('each number leads to the work that was planned, and filed work is not', async () => {
  await add(ann, '2026-10-20', 'itr12', '2025');
  await add(ann, '2026-11-08', 'itr12', '2026');
  await add(null, '2026-11-30', 'itr12', '2024');
  await db().update(engagements).set({ state: 'with_sars' }).where(eq(engagements.period, '2026'));
  const { lines, totals } = await findCapacity(manager(), MONDAY);
  for (const { works, to } of [...lines.flatMap(({ weeks }) => weeks), ...totals]) {
    const filter = WORK.read(new URL(to, 'https://desk.example').searchParams);
    expect(await findMatching(filter, manager(), 100)).toHaveLength(works);
  }
});

test('staff see their own line and that of nobody', async () => {
  await add(ann, '2026-11-06', 'itr12', '2026');
  const { lines } = await findCapacity(staffActor(bob), MONDAY);
  expect(lines.map(({ name }) => name)).toEqual(['Bob Brink', 'Nobody']);
});

async function add(assigneeId: string | null, dueOn: string | null, type: string, period: string) {
  return (await put(engagements, { taxpayerId, type, period, state: 'collecting', assigneeId, dueOn })).id;
}

import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { lastDayOfMonth, plusDays, yearOf } from '#app/firm/core/calendar-day.ts';
import { DAY, southAfricanDay } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { ENGAGEMENT_STATES } from '#app/platform/db/work-values.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { setState } from '#app/work/core/engagements/state.server.ts';
import { addTaxpayerFor, freshWork, staffActor } from '#app/work/core/engagements/work.test-support.ts';
import { addMember } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { findMatching } from '../all-matching.server.ts';
import { WORK } from '../filter.ts';
import { exportOverview } from './export.server.ts';
import { OVERVIEW } from './filter.ts';
import { findLongest } from './longest.server.ts';
import { findMatrices } from './matrix.server.ts';
import type { Count, Matrix } from './matrix.ts';
import { OVERVIEWS } from './views.server.ts';

await useTestDatabase();

const TODAY = southAfricanDay();
const KINDS = ['itr12', 'irp6', 'vat201', 'payroll', 'estate', 'no-longer-offered'];

let [ann, bob, former] = ['', '', ''];
let clients: string[] = [];

beforeEach(async () => {
  let taxpayerId = '';
  ({ ann, taxpayerId } = await freshWork());
  bob = await addMember({ email: 'bob@example.org', fullName: 'Bob Brink', role: 'staff' });
  former = await addMember({ email: 'former@example.org', fullName: 'Former Gerber' });
  clients = [
    taxpayerId,
    await addTaxpayerFor(null, { assigneeId: ann }),
    await addTaxpayerFor(null, { assigneeId: bob }),
  ];
});

test('each number of each view leads to exactly the work that it counts', async () => {
  await fc.assert(
    fc.asyncProperty(practice(), chosenFilter(), async (works, chosen) => {
      await fill(works);
      for (const actor of [staffActor(ann, 'manager'), staffActor(bob)])
        for (const view of Object.keys(OVERVIEWS)) {
          const matrices = await findMatrices({ ...OVERVIEW.unfiltered(), ...chosen(), view }, actor);
          for (const { count, to } of matrices.flatMap(countsOf))
            expect([view, to, await countAt(to, actor)]).toEqual([view, to, count]);
          for (const matrix of matrices) expectSums(matrix);
        }
    }),
    { numRuns: 12 },
  );
});

test('the views have all open work, each piece of it once, and no other', async () => {
  await fc.assert(
    fc.asyncProperty(practice(), async (works) => {
      await fill(works);
      const manager = staffActor(ann, 'manager');
      const open = await countAt('/admin/work', manager);
      for (const view of ['people', 'kinds']) {
        const matrices = await findMatrices({ ...OVERVIEW.unfiltered(), view }, manager);
        expect(matrices.reduce((sum, { totals }) => sum + totals.total.count, 0)).toBe(open);
      }
    }),
    { numRuns: 10 },
  );
});

test('work of nobody in particular is its client’s colleague’s, and a former one’s too', async () => {
  await fill([
    { ...PLAIN, client: 2, holder: 0 },
    { ...PLAIN, client: 2, holder: 3, type: 'vat201' },
    { ...PLAIN, client: 2, holder: 1, type: 'payroll' },
  ]);
  const [matrix] = await findMatrices(
    { ...OVERVIEW.unfiltered(), view: 'people' },
    staffActor(ann, 'manager'),
  );
  expect(matrix?.lines.map(({ label, total }) => [label, total.count])).toEqual([
    ['Ann Adams', 1],
    ['Bob Brink', 2],
  ]);
});

test('what was finished counts for who finished it, whoever holds it now', async () => {
  await fill([
    { ...PLAIN, state: 'in_progress', holder: 1 },
    { ...PLAIN, state: 'in_progress', holder: 1, type: 'vat201' },
    { ...PLAIN, state: 'done', holder: 1, type: 'payroll' },
  ]);
  const [manager, colleague] = [staffActor(ann, 'manager'), staffActor(bob, 'manager')];
  const [first, second] = await db()
    .select()
    .from(engagements)
    .where(eq(engagements.state, 'in_progress'))
    .orderBy(engagements.type);
  await setState(colleague, first!.id, { to: 'done', version: first!.version });
  await setState(manager, second!.id, { to: 'done', version: second!.version });
  await setState(manager, second!.id, { to: 'in_progress', version: second!.version + 1 });
  await setState(colleague, second!.id, { to: 'done', version: second!.version + 2 });
  await setState(manager, second!.id, { to: 'done', reference: 'R1', version: second!.version + 3 });
  const [matrix] = await findMatrices({ ...OVERVIEW.unfiltered(), view: 'finished' }, manager);
  expect(matrix?.lines.map(({ label, total }) => [label, total.count])).toEqual([
    ['Ann Adams', 0],
    ['Bob Brink', 2],
    ['A former colleague, or not recorded', 1],
  ]);
  for (const { total } of matrix?.lines ?? [])
    expect(await countAt(total.to, manager), total.to).toBe(total.count);
});

test('what waits longest is listed by the day on which its state began', async () => {
  await fill([
    { ...PLAIN, state: 'collecting', age: 3 },
    { ...PLAIN, state: 'collecting', age: 40, type: 'irp6' },
    { ...PLAIN, state: 'in_progress', age: 9, type: 'payroll' },
  ]);
  const { client, progress } = await findLongest(OVERVIEW.unfiltered(), staffActor(ann, 'manager'));
  expect(client.map(({ days }) => days)).toEqual([40, 3]);
  expect(progress.map(({ days }) => days)).toEqual([9]);
});

test('the export has every line and the total of its view', async () => {
  await fill([PLAIN, { ...PLAIN, type: 'vat201', period: 2 }]);
  const view = { ...OVERVIEW.unfiltered(), view: 'people' };
  expect(await exportOverview(view, staffActor(ann, 'manager'))).toEqual([
    ['Person', 'Collecting', 'Total', 'Of these late'],
    ['Ann Adams', 2, 2, 0],
    ['Bob Brink', 0, 0, 0],
    ['Total', 2, 2, 0],
  ]);
});

test('an unknown view is the first one, and an unknown period is no filter', async () => {
  await fill([PLAIN]);
  const manager = staffActor(ann, 'manager');
  const [matrix] = await findMatrices({ ...OVERVIEW.unfiltered(), view: '__proto__' }, manager);
  expect(matrix?.head).toBe('Person');
  expect(WORK.read(new URLSearchParams('period=..2026-01..')).period).toBe('');
  expect(WORK.read(new URLSearchParams('period=2026-01..')).period).toBe('2026-01..');
});

type Work = {
  client: number;
  holder: number;
  state: (typeof ENGAGEMENT_STATES)[number];
  type: string;
  /** Its place, back from now. */
  period: number;
  dueIn: number | null;
  age: number;
  isDeleted: boolean;
};

const PLAIN: Work = {
  client: 0,
  holder: 1,
  state: 'collecting',
  type: 'itr12',
  period: 0,
  dueIn: 20,
  age: 1,
  isDeleted: false,
};

function practice() {
  const work = fc.record<Work>({
    client: fc.nat(2),
    holder: fc.nat(3),
    state: fc.constantFrom(...ENGAGEMENT_STATES),
    type: fc.constantFrom(...KINDS),
    period: fc.integer({ min: -14, max: 20 }),
    dueIn: fc.option(fc.integer({ min: -40, max: 90 })),
    age: fc.nat(420),
    isDeleted: fc.integer({ max: 9, min: 0 }).map((one) => one === 0),
  });
  return fc.array(work, { minLength: 10, maxLength: 60 });
}

/** Read late: the accounts are made anew for each test. */
function chosenFilter() {
  return fc.constantFrom(
    () => ({}),
    () => ({ of: bob }),
    () => ({ of: 'me' }),
    () => ({ service: 'tax-individual' as const }),
    () => ({ kind: 'vat' }),
  );
}

async function fill(works: readonly Work[]): Promise<void> {
  await db().delete(engagements);
  const rows = works.map(({ client, holder, state, type, period, dueIn, age, isDeleted }) => ({
    taxpayerId: clients[client] ?? '',
    assigneeId: [null, ann, bob, former][holder],
    state,
    type,
    period: periodAgo(type, period),
    dueOn: dueIn === null ? null : plusDays(TODAY, dueIn),
    stateSince: new Date(Date.now() - age * DAY),
    startsOn: state === 'planned' ? TODAY : null,
    withdrawnOn: state === 'withdrawn' ? TODAY : null,
    deletedAt: isDeleted ? new Date() : null,
  }));
  if (rows.length > 0) await db().insert(engagements).values(rows).onConflictDoNothing();
}

function periodAgo(type: string, ago: number): string {
  const month = lastDayOfMonth(yearOf(TODAY), Number(TODAY.slice(5, 7)) - ago).slice(0, 7);
  switch (type) {
    case 'itr12':
      return `${yearOf(TODAY) - (ago % 5)}`;
    case 'irp6':
      return `${yearOf(TODAY) - (ago % 3)}-${1 + Math.abs(ago % 2)}`;
    case 'estate':
      return 'once';
    default:
      return month;
  }
}

function countsOf({ lines, totals }: Matrix): Count[] {
  const rows = [...lines, totals];
  return rows.flatMap(({ cells, total, late }) => [...cells, total, late]).filter((count) => count !== null);
}

function expectSums({ lines, totals, columns }: Matrix): void {
  const sum = (counts: (Count | null | undefined)[]) =>
    counts.reduce((all, one) => all + (one?.count ?? 0), 0);
  for (const row of [...lines, totals]) expect(sum(row.cells)).toBe(row.total.count);
  columns.forEach((_column, place) =>
    expect(sum(lines.map(({ cells }) => cells[place]))).toBe(sum([totals.cells[place]])),
  );
  expect(sum(lines.map(({ total }) => total))).toBe(totals.total.count);
  expect(sum(lines.map(({ late }) => late))).toBe(sum([totals.late]));
}

/** As the list at this address has it. */
async function countAt(to: string, actor: ReturnType<typeof staffActor>): Promise<number> {
  const filter = WORK.read(new URL(to, 'https://desk.example').searchParams);
  return (await findMatching(filter, actor, 1000)).length;
}

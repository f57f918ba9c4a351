import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { recurringWork } from '#app/platform/db/schema/recurring.ts';
import { clientNotices } from '#app/platform/db/schema/steps.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { timeEntries } from '#app/platform/db/schema/time.ts';
import { isNightly } from '#tests/nightly.ts';
import { useTestDatabase } from '#tests/database.ts';
import { startPlanned } from '../engagements/planned.server.ts';
import { setTerms } from '../engagements/terms.server.ts';
import { typeOf } from '../engagements/types.ts';
import { freshWork, staffActor } from '../engagements/work.test-support.ts';
import {
  addRecurring,
  planRecurring,
  recurringOf,
  removeRecurring,
  saveRecurring,
} from './recurring.server.ts';
import { wantedPeriods, type RecurringTerms } from './wanted-periods.ts';

await useTestDatabase();

const NOW = new Date('2026-11-26T08:00:00Z');
const PAYROLL = { type: 'payroll', startsOn: '2026-12-01', price: 95_000 };
const COMPANY = { kind: 'company', yearEnd: 6, registeredOn: '2016-03-01', vatCategory: 'A' } as const;
let [ann, taxpayerId] = ['', ''];

beforeEach(async () => {
  ({ ann, taxpayerId } = await freshWork(COMPANY));
});

test('its work is planned for twelve months, and nobody is told before it starts', async () => {
  const id = await add(PAYROLL);
  expect(await add(PAYROLL, id)).toBe(id);
  expect(await works()).toHaveLength(12);
  expect((await works())[0]).toMatchObject({ period: '2026-12', state: 'planned', price: 95_000 });
  expect(await recurringOf(taxpayerId)).toMatchObject([
    { name: 'Monthly payroll (EMP201)', planned: 12, next: { period: '2026-12', startsOn: '2026-12-01' } },
  ]);
  expect(await db().$count(clientNotices)).toBe(0);
  expect(await addRecurring(actor(), taxpayerId, { id: randomUUID(), ...PAYROLL }, NOW)).toBe('exists');
});

test('the window moves on each day, and after an outage nothing is missing or twice', async () => {
  await add(PAYROLL);
  expect(await planRecurring(NOW)).toBe(0);
  for (const day of ['2026-11-27', '2027-03-05', '2027-03-01', '2028-02-29']) {
    await planRecurring(new Date(`${day}T03:00:00Z`));
    await planRecurring(new Date(`${day}T03:00:00Z`));
  }
  expect(await periods()).toEqual(
    wantedPeriods(typeOf('payroll')!, dates(), termsOf(PAYROLL), '2028-02-29').map(({ id }) => id),
  );
  expect(await startPlanned(new Date('2028-03-01T06:00:00Z'))).toBe(16);
});

test('a pause, an end and another price change only what has not begun', async () => {
  const id = await add(PAYROLL);
  await startPlanned(new Date('2026-12-01T06:00:00Z'));
  const paused = await save(id, { pausedFrom: '2026-12-01', pausedUntil: '2027-10-31' });
  expect(paused).toMatchObject({ planned: { added: 0, removed: 10 }, before: { pausedFrom: null } });
  expect(await periods()).toEqual(['2026-12', '2027-11']);
  expect(await save(id, { pausedFrom: null, pausedUntil: null })).toMatchObject({ planned: { added: 10 } });
  const price = [{ from: '2027-03-01', price: 105_000 }];
  expect(await save(id, { priceChanges: price })).toMatchObject({ planned: { repriced: 9 } });
  expect((await works()).map((work) => work.price)).toEqual([
    ...Array(3).fill(95_000),
    ...Array(9).fill(105_000),
  ]);
  expect(await save(id, { endsOn: '2027-01-31' })).toMatchObject({ planned: { removed: 10 } });
  expect(await periods()).toEqual(['2026-12', '2027-01']);
  expect(await saveRecurring(actor(), taxpayerId, { id, version: 1 }, { endsOn: null }, NOW)).toBe('changed');
});

test('what a colleague changed or deleted by hand stays as they left it', async () => {
  const id = await add(PAYROLL);
  const [first, second] = await works();
  const terms = { startsOn: '2026-12-10', dueOn: null, price: 1, version: first!.version };
  expect(await setTerms(actor(), first!.id, terms)).toBe('saved');
  await db().delete(engagements).where(eq(engagements.id, second!.id));
  await save(id, { price: 50_000 });
  await save(id, { endsOn: '2026-11-30' });
  expect(await works()).toMatchObject([{ period: '2026-12', price: 1 }]);
  await save(id, { endsOn: null });
  expect((await periods()).slice(0, 2)).toEqual(['2026-12', '2027-02']);
  expect(await removeRecurring(actor(), taxpayerId, id, NOW)).toBe('begun');
});

test('planned work that somebody has timed or given a step stays after an end', async () => {
  const id = await add(PAYROLL);
  const [timed, stepped] = await works();
  const time = {
    id: randomUUID(),
    engagementId: timed!.id,
    colleagueId: ann,
    day: '2026-11-26',
    minutes: 15,
  };
  await db().insert(timeEntries).values(time);
  const step = {
    id: randomUUID(),
    of: null,
    what: 'Ask for the leave days',
    who: ann,
    day: null,
    done: null,
  };
  await db()
    .update(engagements)
    .set({ insideSteps: [step] })
    .where(eq(engagements.id, stepped!.id));
  await save(id, { endsOn: '2026-11-30' });
  expect(await periods()).toEqual([timed!.period, stepped!.period]);
  expect(await removeRecurring(actor(), taxpayerId, id, NOW)).toBe('begun');
});

test('what was added by mistake is removed with all that it planned', async () => {
  const id = await add(PAYROLL);
  expect(await removeRecurring(actor(), taxpayerId, id, NOW)).toBe('removed');
  expect(await works()).toEqual([]);
  expect(await db().$count(recurringWork)).toBe(0);
});

test('work that is there already is not planned again', async () => {
  await add(PAYROLL);
  await db().delete(recurringWork);
  const id = await add({ ...PAYROLL, price: 1 });
  expect(await periods()).toHaveLength(12);
  await save(id, { endsOn: '2026-11-30' });
  expect(await periods()).toHaveLength(12);
});

test('a former client gets nothing planned; other dates plan other periods', async () => {
  const id = await add({ type: 'vat201', startsOn: '2026-12-01', price: null });
  expect((await periods())[0]).toBe('2027-01');
  await db().update(taxpayers).set({ vatCategory: 'B' });
  await planRecurring(new Date('2026-11-27T03:00:00Z'));
  expect((await periods())[0]).toBe('2026-12');
  await db().update(taxpayers).set({ archivedAt: NOW });
  await planRecurring(new Date('2026-11-28T03:00:00Z'));
  expect(await works()).toEqual([]);
  expect(await recurringOf(taxpayerId)).toMatchObject([{ id, planned: 0, next: null }]);
});

test('whoever does not look after the client changes nothing', async () => {
  const id = await add(PAYROLL);
  await db().update(taxpayers).set({ assigneeId: ann });
  const other = staffActor('1a2b3c4d-0000-4000-8000-00000000000b');
  expect(await saveRecurring(other, taxpayerId, { id, version: 1 }, { endsOn: '2026-12-31' }, NOW)).toBe(
    'gone',
  );
  expect(await removeRecurring(other, taxpayerId, id, NOW)).toBe('gone');
});

test('after any pauses, prices and outages each period is there once', async () => {
  const days = fc.integer({ min: 0, max: 900 });
  const step = fc.oneof(
    fc.record({ kind: fc.constant('pause' as const), from: days, length: fc.nat(300) }),
    fc.record({ kind: fc.constant('resume' as const) }),
    fc.record({ kind: fc.constant('price' as const), from: days, price: fc.nat(500_000) }),
    fc.record({ kind: fc.constant('end' as const), on: fc.option(days, { nil: null }) }),
    fc.record({ kind: fc.constant('night' as const), on: days }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      await db().delete(recurringWork);
      await db().delete(engagements);
      const id = await add(PAYROLL);
      for (const one of steps) {
        if (one.kind === 'night') await planRecurring(new Date(`${dayOf(one.on)}T03:00:00Z`));
        else await save(id, termsFor(one));
      }
      const last = new Date(`${dayOf(901)}T03:00:00Z`);
      await planRecurring(last);
      const [row] = await db().select().from(recurringWork);
      expect(await periods()).toEqual(
        wantedPeriods(typeOf('payroll')!, dates(), row!, dayOf(901)).map((period) => period.id),
      );
      expect(await db().$count(clientNotices)).toBe(0);
    }),
    { numRuns: isNightly ? 500 : 5 },
  );
});

type Step =
  | { kind: 'pause'; from: number; length: number }
  | { kind: 'resume' }
  | { kind: 'price'; from: number; price: number }
  | { kind: 'end'; on: number | null };

function termsFor(step: Step): Partial<RecurringTerms> {
  switch (step.kind) {
    case 'pause':
      return { pausedFrom: dayOf(step.from), pausedUntil: dayOf(step.from + step.length) };
    case 'resume':
      return { pausedFrom: null, pausedUntil: null };
    case 'price':
      return { priceChanges: [{ from: dayOf(step.from), price: step.price }] };
    case 'end':
      return { endsOn: step.on === null ? null : dayOf(step.on) };
  }
}

function dayOf(days: number): string {
  return plusDays('2026-11-27', days);
}

function actor() {
  return staffActor(ann, 'manager');
}

function dates() {
  return { yearEnd: COMPANY.yearEnd, registered: COMPANY.registeredOn, vatCategory: COMPANY.vatCategory };
}

function termsOf(values: typeof PAYROLL): RecurringTerms {
  return { ...values, priceChanges: [], pausedFrom: null, pausedUntil: null, endsOn: null };
}

type Values = { type: string; startsOn: string; price: number | null };

async function add(values: Values, id: string = randomUUID()): Promise<string> {
  await addRecurring(actor(), taxpayerId, { id, ...values }, NOW);
  return id;
}

async function save(id: string, terms: Partial<RecurringTerms>) {
  const [row] = await db().select().from(recurringWork).where(eq(recurringWork.id, id));
  return saveRecurring(actor(), taxpayerId, { id, version: row!.version }, terms, NOW);
}

function works() {
  return db().select().from(engagements).orderBy(engagements.period);
}

async function periods(): Promise<string[]> {
  return (await works()).map(({ period }) => period);
}

import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { engagementTypes } from '#content/engagements/engagement-types.ts';
import { isBusinessDay } from '#app/firm/core/business-days.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { engagementEvents, engagements } from '#app/platform/db/schema/engagements.ts';
import { recurringPeriods, recurringWork } from '#app/platform/db/schema/recurring.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isNightly } from '#tests/nightly.ts';
import { useTestDatabase } from '#tests/database.ts';
import { datesOf } from '../engagements/own-data.server.ts';
import { startPlanned } from '../engagements/planned.server.ts';
import { typeOf } from '../engagements/types.ts';
import { freshWork, staffActor } from '../engagements/work.test-support.ts';
import { planRecurring, saveRecurring } from './recurring.server.ts';
import { ExpectedService } from './services.test-support.ts';
import type { RecurringTerms } from './wanted-periods.ts';

await useTestDatabase();

const FIRST = '2026-11-27';
const FIVE_YEARS = 5 * 365;
const LAST = plusDays(FIRST, FIVE_YEARS);
/** 10 000 services at night, as several practices: of one alone the tables grow until each step takes a minute. */
const [PRACTICES, SERVICES, CHANGES_A_NIGHT] = isNightly ? [4, 2_500, 40] : [1, 40, 3];

const KINDS = engagementTypes.filter(({ period }) => period !== 'once');
const PAYROLL = KINDS.find(({ id }) => id === 'payroll')!;
const dayIn = (from: number, to: number) => fc.integer({ min: from, max: to }).map((n) => plusDays(FIRST, n));
const price = fc.option(fc.nat(500_000), { nil: null });
const change = fc.record({ from: dayIn(0, FIVE_YEARS), price });

const service = fc.record({
  kind: fc.constantFrom(...KINDS),
  yearEnd: fc.integer({ min: 1, max: 12 }),
  registeredOn: dayIn(-4000, -30),
  vatCategory: fc.constantFrom('A' as const, 'B' as const),
  startsOn: dayIn(-60, 700),
  price,
  priceChanges: fc.uniqueArray(change, { maxLength: 3, selector: ({ from }) => from }),
  endsOn: fc.option(dayIn(200, FIVE_YEARS), { nil: null, freq: 2 }),
});

/** In days, from one on which the site runs to the next: a few days, a long outage, or a clock set back. */
const step = fc.oneof(
  { weight: isNightly ? 6 : 2, arbitrary: fc.integer({ min: 1, max: 45 }) },
  { weight: isNightly ? 2 : 4, arbitrary: fc.integer({ min: 46, max: 300 }) },
  { weight: 1, arbitrary: fc.integer({ min: -90, max: 0 }) },
);

const newTerms = fc.oneof(
  fc.tuple(dayIn(0, FIVE_YEARS), fc.nat(400), fc.boolean()).map(([pausedFrom, days, isOpen]) => ({
    pausedFrom,
    pausedUntil: isOpen ? null : plusDays(pausedFrom, days),
  })),
  fc.constant({ pausedFrom: null, pausedUntil: null }),
  change.map((one) => ({ priceChanges: [one] })),
  fc.option(dayIn(0, FIVE_YEARS), { nil: null }).map((endsOn) => ({ endsOn })),
);

type Drawn = typeof service extends fc.Arbitrary<infer One> ? One : never;

type Service = { id: string; taxpayerId: string; version: number; expected: ExpectedService };

test.each(Array.from({ length: PRACTICES }, (_, place) => place + 1))(
  `practice %i, ${SERVICES} services over five years: each period once, on its day`,
  { timeout: isNightly ? 1_800_000 : 120_000 },
  async () => {
    const draw = <T>(one: fc.Arbitrary<T>, count: number) => fc.sample(one, { numRuns: count, ...seeded() });
    const { ann } = await freshWork();
    const actor = staffActor(ann, 'manager');
    const [first, ...others] = draw(service, SERVICES);
    const services = await addServices([{ ...first!, kind: PAYROLL, endsOn: null }, ...others]);
    for (let day = FIRST; day < LAST; day = plusDays(day, draw(step, 1)[0]!)) {
      await planRecurring(new Date(`${day}T02:00:00Z`));
      await startPlanned(new Date(`${day}T05:10:00Z`));
      for (const { expected } of services) {
        expected.plan(day);
        expected.begin(day);
      }
      const changed = draw(fc.tuple(fc.nat(SERVICES - 1), newTerms), CHANGES_A_NIGHT);
      for (const [place, terms] of changed) await changeTerms(services[place]!, terms, day);
    }
    const [stored, expected] = [await storedWorks(), expectedWorks(services)];
    expect(firstOnlyIn(expected, stored)).toEqual([]);
    expect(firstOnlyIn(stored, expected)).toEqual([]);
    expect(stored).toHaveLength(expected.length);
    expect(await wrongDueDays()).toEqual([]);

    async function changeTerms(one: Service, terms: Partial<RecurringTerms>, day: string) {
      const { id, version, taxpayerId, expected } = one;
      const now = new Date(`${day}T10:00:00Z`);
      const saved = await saveRecurring(actor, taxpayerId, { id, version }, terms, now);
      expect(saved).toBeTypeOf('object');
      one.version++;
      expected.change(terms, day);
    }
  },
);

/** So that each draw differs, and a night with the same TEST_SEED repeats them all. */
let draws = 0;

function seeded() {
  const { seed = 0 } = fc.readConfigureGlobal();
  return { seed: seed + draws++ };
}

async function addServices(drawn: Drawn[]) {
  const services: Service[] = [];
  for (let at = 0; at < drawn.length; at += 500) {
    const some = drawn.slice(at, at + 500);
    const clients = await db()
      .insert(taxpayers)
      .values(
        some.map(({ kind, yearEnd, registeredOn, vatCategory }, n) => ({
          id: randomUUID(),
          name: `Client ${at + n}`,
          kind: kind.taxpayers[0]!,
          yearEnd: yearEnd as 1,
          registeredOn,
          vatCategory,
        })),
      )
      .returning();
    const byName = new Map(clients.map((client) => [client.name, client]));
    for (const [n, { kind, startsOn, endsOn, price, priceChanges }] of some.entries()) {
      const client = byName.get(`Client ${at + n}`)!;
      const terms: RecurringTerms = {
        startsOn,
        endsOn,
        price,
        pausedFrom: null,
        pausedUntil: null,
        priceChanges: priceChanges.toSorted((one, other) => (one.from < other.from ? -1 : 1)),
      };
      const id = randomUUID();
      await db()
        .insert(recurringWork)
        .values({ id, taxpayerId: client.id, type: kind.id, ...terms });
      const expected = new ExpectedService(typeOf(kind.id)!, datesOf(client), terms);
      services.push({ id, taxpayerId: client.id, version: 1, expected });
    }
  }
  return services;
}

type Line = [
  taxpayerId: string,
  period: string,
  startsOn: string,
  price: number | null,
  began: string | null,
];

function asText(lines: Line[]): string[] {
  return lines.map((line) => line.join(' '));
}

/** So that a failure prints few of them. */
function firstOnlyIn(lines: string[], others: string[]): string[] {
  const known = new Set(others);
  return lines.filter((line) => !known.has(line)).slice(0, 8);
}

function expectedWorks(services: Service[]): string[] {
  return asText(
    services.flatMap(({ taxpayerId, expected: { works } }) =>
      [...works].map(([period, { startsOn, price, began }]): Line => [
        taxpayerId,
        period,
        startsOn,
        price,
        began,
      ]),
    ),
  );
}

/** With the start day and price as planned, and the day on which the work began; null if it has not. */
async function storedWorks(): Promise<string[]> {
  const { id, taxpayerId, period, price } = engagements;
  const began = sql<Date | null>`(select min(${engagementEvents.at}) from ${engagementEvents}
    where ${eq(engagementEvents.engagementId, id)} and ${eq(engagementEvents.kind, 'state')})`;
  const rows = await db()
    .select({
      taxpayerId,
      period,
      price,
      startsOn: recurringPeriods.startsOn,
      began: began.mapWith(engagementEvents.at),
    })
    .from(engagements)
    .leftJoin(recurringPeriods, eq(recurringPeriods.engagementId, id));
  return asText(
    rows.map((row): Line => [
      row.taxpayerId,
      row.period,
      row.startsOn ?? 'not planned',
      row.price,
      row.began && southAfricanDay(row.began),
    ]),
  );
}

/** EMP201 is due on the seventh of the next month, or on the last business day before it. */
async function wrongDueDays() {
  const { period, dueOn, type } = engagements;
  const rows = await db().selectDistinct({ period, dueOn }).from(engagements).where(eq(type, 'payroll'));
  expect(rows.length).toBeGreaterThan(12);
  return rows.filter(({ period: month, dueOn: due }) => {
    const [year, number] = month.split('-').map(Number);
    let day = new Date(Date.UTC(year!, number!, 7)).toISOString().slice(0, 10);
    while (!isBusinessDay(day)) day = plusDays(day, -1);
    return due !== day;
  });
}

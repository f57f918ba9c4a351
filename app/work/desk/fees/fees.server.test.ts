import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { timeEntries } from '#app/platform/db/schema/time.ts';
import { addRecurring, saveRecurring } from '#app/work/core/recurring/recurring.server.ts';
import { freshWork, staffActor } from '#app/work/core/engagements/work.test-support.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { hourly } from './fees.ts';
import { findFeesByKind, findFeesOfWork } from './fees.server.ts';
import { FEES } from './filter.ts';

await useTestDatabase();

const TODAY = '2026-11-27';
const ALL = FEES.unfiltered();

let [ann, taxpayerId] = ['', ''];
const manager = () => staffActor(ann, 'manager');

beforeEach(async () => {
  ({ ann, taxpayerId } = await freshWork());
});

test('fees and time of what was finished are added up by kind, the worst hour first', async () => {
  await done('itr12', '2024', { price: 149_500, minutes: [30, 60] });
  await done('itr12', '2025', { price: 149_500, minutes: [90] });
  await done('itr14', '2025', { price: 600_000, minutes: [60] });
  expect(await findFeesByKind(ALL, manager(), TODAY)).toMatchObject([
    { kind: 'itr12', works: 2, compared: 2, price: 299_000, minutes: 180 },
    { kind: 'itr14', works: 1, compared: 1, price: 600_000, minutes: 60 },
  ]);
  expect(hourly(299_000, 180)).toBe(99_667);
});

test('work without a price or without time is counted and not compared', async () => {
  await done('itr12', '2024', { price: null, minutes: [500] });
  await done('itr12', '2025', { price: 149_500, minutes: [] });
  await done('itr12', '2026', { price: 149_500, minutes: [60] });
  expect(await findFeesByKind(ALL, manager(), TODAY)).toMatchObject([
    { works: 3, compared: 1, price: 149_500, minutes: 60 },
  ]);
  const works = await findFeesOfWork({ ...ALL, kind: 'itr12' }, manager(), TODAY);
  expect(works.map(({ price, minutes }) => hourly(price, minutes))).toEqual([149_500, null, null]);
});

test('what was removed, is open, or was finished before the days is left out', async () => {
  const id = await done('itr12', '2025', { price: 100, minutes: [10] });
  const entry = { id: randomUUID(), engagementId: id, colleagueId: ann, day: TODAY, minutes: 100 };
  await put(timeEntries, { ...entry, deletedAt: new Date() });
  await done('itr12', '2020', { price: 100, minutes: [10], on: '2025-11-26' });
  await put(engagements, { taxpayerId, type: 'itr12', period: '2026', state: 'collecting', price: 100 });
  expect(await findFeesByKind(ALL, manager(), TODAY)).toMatchObject([{ works: 1, minutes: 10 }]);
});

test('after a change of price each period is compared at the price of its own day', async () => {
  const terms = { id: randomUUID(), type: 'payroll', startsOn: '2026-12-01', price: 95_000 };
  const now = new Date('2026-11-27T10:00:00Z');
  await addRecurring(manager(), taxpayerId, terms, now);
  const priceChanges = [{ from: '2027-03-01', price: 105_000 }];
  await saveRecurring(manager(), taxpayerId, { id: terms.id, version: 1 }, { priceChanges }, now);
  const works = await db().select({ id: engagements.id }).from(engagements);
  for (const { id: engagementId } of works)
    await put(timeEntries, { id: randomUUID(), engagementId, colleagueId: ann, day: TODAY, minutes: 60 });
  await db().update(engagements).set({ state: 'done', startsOn: null });
  const found = await findFeesOfWork({ ...ALL, kind: 'payroll', to: '2099-01-01' }, manager());
  const prices = found.map(({ price }) => price);
  expect(new Set(prices)).toEqual(new Set([95_000, 105_000]));
  expect(prices.filter((price) => price === 95_000)).toHaveLength(3);
});

async function done(
  type: string,
  period: string,
  { price, minutes, on = '2026-11-01' }: { price: number | null; minutes: number[]; on?: string },
): Promise<string> {
  const stateSince = new Date(`${on}T10:00:00Z`);
  const { id } = await put(engagements, { taxpayerId, type, period, state: 'done', price, stateSince });
  for (const each of minutes)
    await put(timeEntries, {
      id: randomUUID(),
      engagementId: id,
      colleagueId: ann,
      day: TODAY,
      minutes: each,
    });
  return id;
}

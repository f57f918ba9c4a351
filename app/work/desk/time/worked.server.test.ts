import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { timeEntries } from '#app/platform/db/schema/time.ts';
import { addTaxpayerFor, freshWork, staffActor } from '#app/work/core/engagements/work.test-support.ts';
import { addMember } from '#tests/accounts.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { TIME, type Grouping } from './filter.ts';
import { findTime } from './worked.server.ts';

await useTestDatabase();

const GROUPED: Grouping[] = ['person', 'client', 'kind', 'month'];

let [ann, bob] = ['', ''];
let works: string[] = [];

beforeEach(async () => {
  let taxpayerId = '';
  ({ ann, taxpayerId } = await freshWork());
  bob = await addMember({ email: 'bob@example.org', fullName: 'Bob Brink', role: 'staff' });
  const other = await addTaxpayerFor(null, { name: 'Kgosi Plumbing' });
  works = [];
  for (const [client, type] of [
    [taxpayerId, 'itr12'],
    [other, 'vat201'],
    [other, 'payroll'],
  ] as const)
    works.push((await put(engagements, { taxpayerId: client, type, period: '2026', state: 'done' })).id);
  const inTrash = { taxpayerId: other, type: 'itr14', period: '2026', deletedAt: new Date() };
  works.push((await put(engagements, { ...inTrash, state: 'collecting' })).id);
});

test('groups add up to the whole without the trash, and each leads to its entries', async () => {
  const entry = fc.record({
    work: fc.nat(3),
    who: fc.nat(2),
    day: fc.constantFrom('2026-09-30', '2026-10-01', '2026-10-31', '2026-11-27'),
    minutes: fc.integer({ min: 1, max: 1440 }),
    isRemoved: fc.boolean(),
  });
  const days = fc.constantFrom({}, { from: '2026-10-02' }, { from: '2026-09-01', to: '2026-10-30' });
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { maxLength: 25 }), days, async (entries, days) => {
      await fill(entries);
      const manager = staffActor(ann, 'manager');
      for (const by of GROUPED) {
        const time = await findTime({ ...TIME.unfiltered(), ...days, by }, manager);
        expect(time.groups.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(time.minutes);
        const first = await findTime({ ...TIME.unfiltered(), ...days, by }, manager, 1);
        expect(first).toEqual({ ...time, groups: time.groups.slice(0, 1) });
        for (const { minutes, entries: count, to } of time.groups) {
          const filter = TIME.read(new URL(to, 'https://desk.example').searchParams);
          const led = await findTime(filter, manager);
          expect([filter.by, led.minutes, led.rows.length]).toEqual(['entries', minutes, count]);
        }
      }
    }),
    { numRuns: 10 },
  );
});

test('staff see the time that they noted themselves, whatever they ask for', async () => {
  await fill([
    { work: 0, who: 0, day: '2026-11-27', minutes: 10, isRemoved: false },
    { work: 0, who: 1, day: '2026-11-27', minutes: 20, isRemoved: false },
  ]);
  for (const of of ['anyone', ann, 'me'])
    expect((await findTime({ ...TIME.unfiltered(), of }, staffActor(bob))).minutes).toBe(of === ann ? 0 : 20);
});

type Entry = { work: number; who: number; day: string; minutes: number; isRemoved: boolean };

async function fill(entries: readonly Entry[]): Promise<void> {
  await db().delete(timeEntries);
  const rows = entries.map(({ work, who, day, minutes, isRemoved }) => ({
    id: randomUUID(),
    engagementId: works[work] ?? '',
    colleagueId: [ann, bob][who] ?? 'aaaaaaaa-0000-4000-8000-00000000000a',
    day,
    minutes,
    deletedAt: isRemoved ? new Date() : null,
  }));
  if (rows.length > 0) await db().insert(timeEntries).values(rows);
}

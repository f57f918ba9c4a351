import { asc, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { VatCategory } from '#app/firm/core/deadline-rule.ts';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { recurringWork } from '#app/platform/db/schema/recurring.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { recordStatements } from '#tests/statements.ts';
import { addMember } from '#tests/accounts.ts';
import { everyKind } from '../engagements/types.ts';
import { planRecurring } from './recurring.server.ts';

await useTestDatabase();

const NOW = new Date('2026-11-27T03:00:00Z');
const CHANGES: Partial<typeof taxpayers.$inferInsert>[] = [
  { registeredOn: null },
  { registeredOn: '2027-11-01' },
  { yearEnd: 2 },
  { yearEnd: 11 },
  { vatCategory: null },
  { vatCategory: 'E', yearEnd: 6 },
  { numbers: {} },
  { kind: 'estate' },
];
const NUMBERS = { vatNumber: '4123456789', payeNumber: '7123456789' };
const TOMORROW = new Date('2026-11-28T03:00:00Z');

test('many services are planned ahead with as many statements as few', async () => {
  const clerk = await addMember({ email: 'clerk@example.org', role: 'staff' });
  const statements = recordStatements();
  const plan = async (clients: number) => {
    for (let client = 0; client < clients; client++) {
      const { id } = await put(taxpayers, { kind: 'company', name: `Client ${client}`, assigneeId: clerk });
      const service = { id: crypto.randomUUID(), taxpayerId: id, type: 'books', price: 95_000 };
      await put(recurringWork, { ...service, startsOn: '2026-12-01' });
    }
    statements.length = 0;
    expect(await planRecurring(NOW)).toBe(clients);
    return statements.length;
  };
  expect(await plan(20)).toBe(await plan(2));
  const planned = await db().select().from(engagements);
  expect(planned).toHaveLength(22 * 11);
  expect(new Set(planned.map(({ assigneeId }) => assigneeId))).toEqual(new Set([clerk]));
});

async function vatReturnsOf(category: VatCategory) {
  const { id: taxpayerId } = await put(taxpayers, { kind: 'company', name: 'Kudu Kilns', vatCategory: 'A' });
  await put(recurringWork, { id: crypto.randomUUID(), taxpayerId, type: 'vat201', startsOn: '2026-09-01' });
  await planRecurring(NOW);
  const periods = async () => {
    const rows = await db().select().from(engagements).where(eq(engagements.taxpayerId, taxpayerId));
    return rows.map(({ period }) => period).toSorted();
  };
  expect(await periods()).toEqual([
    '2026-09',
    '2026-11',
    '2027-01',
    '2027-03',
    '2027-05',
    '2027-07',
    '2027-09',
  ]);
  await db().update(taxpayers).set({ vatCategory: category }).where(eq(taxpayers.id, taxpayerId));
  await planRecurring(TOMORROW);
  return { periods, isIt: eq(recurringWork.taxpayerId, taxpayerId) };
}

test('in another VAT category the returns of the old one stay until they are ended', async () => {
  const { periods, isIt } = await vatReturnsOf('C');
  expect(await periods()).toHaveLength(7);
  await db().update(recurringWork).set({ endsOn: '2026-11-30', plannedOn: null }).where(isIt);
  await planRecurring(TOMORROW);
  expect(await periods()).toEqual(['2026-09', '2026-11']);
});

test('planned work of each kind stays when the data of its client changes', async () => {
  const clerk = await addMember({ email: 'kept@example.org', role: 'staff' });
  const client = { yearEnd: 12, registeredOn: '2016-03-01', vatCategory: 'A', numbers: NUMBERS } as const;
  const kinds = everyKind().filter(({ period }) => period !== 'once');
  const clients = CHANGES.flatMap((change, place) =>
    kinds.map(({ id: type, taxpayers: [kind] }) => {
      const values = { kind, name: `${type} ${place}`, assigneeId: clerk, ...client };
      return { id: randomUUID(), change, type, values };
    }),
  );
  await db()
    .insert(taxpayers)
    .values(clients.map(({ id, values }) => ({ id, ...values })));
  const rows = clients.map(({ id, type }) => ({ id, taxpayerId: id, type, startsOn: '2026-09-01' }));
  await db().insert(recurringWork).values(rows);
  await planRecurring(NOW);
  const before = await periodsByClient();
  for (const { id, change } of clients) await db().update(taxpayers).set(change).where(eq(taxpayers.id, id));
  await planRecurring(TOMORROW);
  const after = await periodsByClient();
  expect(before.get(clients.find(({ type }) => type === 'annual-return')!.id)).toEqual(['2027']);
  for (const { id, values, change } of clients)
    expect(after.get(id), `${values.name} ${JSON.stringify(change)}`).toEqual(
      expect.arrayContaining(before.get(id) ?? []),
    );
  await db().update(recurringWork).set({ endsOn: '2026-08-30', plannedOn: null });
  await planRecurring(TOMORROW);
  const left = await periodsByClient();
  expect(clients.filter(({ id }) => left.has(id)).map(({ values }) => values.name)).toEqual([]);
});

async function periodsByClient() {
  const { taxpayerId, period } = engagements;
  const rows = await db().select({ taxpayerId, period }).from(engagements).orderBy(asc(period));
  const byClient = new Map<string, string[]>();
  for (const row of rows) byClient.set(row.taxpayerId, [...(byClient.get(row.taxpayerId) ?? []), row.period]);
  return byClient;
}

test('between categories A and B the VAT returns that have begun stay, the others move', async () => {
  const { periods } = await vatReturnsOf('B');
  expect(await periods()).toEqual([
    '2026-09',
    '2026-10',
    '2026-11',
    '2026-12',
    '2027-02',
    '2027-04',
    '2027-06',
    '2027-08',
    '2027-10',
  ]);
});

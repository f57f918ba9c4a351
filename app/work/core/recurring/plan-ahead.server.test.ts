import { expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { recurringWork } from '#app/platform/db/schema/recurring.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { recordStatements } from '#tests/statements.ts';
import { addMember } from '#tests/accounts.ts';
import { planRecurring } from './recurring.server.ts';

await useTestDatabase();

const NOW = new Date('2026-11-27T03:00:00Z');

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

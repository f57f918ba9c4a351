import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { engagementEvents, engagements } from '#app/platform/db/schema/engagements.ts';
import { useTestDatabase } from '#tests/database.ts';
import { recordStatements } from '#tests/statements.ts';
import { heldWork } from './holding.server.ts';
import { freshDesk } from './work.test-support.ts';

await useTestDatabase();

test('much work is handed over with as many statements as little', async () => {
  const { ann, bob, admin, taxpayerId } = await freshDesk();
  await db().delete(auditEntries);
  const add = async (first: number, count: number) => {
    const values = Array.from({ length: count }, (_, index) => ({
      taxpayerId,
      type: 'emp201',
      period: `${first + index}`,
      state: 'in_progress' as const,
      assigneeId: ann,
    }));
    const rows = await db().insert(engagements).values(values).returning({ id: engagements.id });
    return rows.map(({ id }) => id);
  };
  const statements = recordStatements();
  const give = async (ids: readonly string[], holder: string, to: string, undoes?: Date) => {
    statements.length = 0;
    const transfer = { from: holder, to, actorId: admin, ...(undoes && { undoes }) };
    await db().transaction((tx) => heldWork.give(tx, ids, transfer, AT));
    return statements.length;
  };
  const [few, many] = [await add(3000, 2), await add(4000, 200)];
  expect(await give(many, ann, bob)).toBe(await give(few, ann, bob));
  const given = eq(engagementEvents.kind, 'assignee');
  expect(await db().$count(engagementEvents, given)).toBe(202);
  expect(await db().$count(auditEntries, eq(auditEntries.action, 'engagement.assign'))).toBe(202);
  await give(many, bob, ann, AT);
  expect(await db().$count(engagementEvents, given)).toBe(2);
  expect(await db().$count(engagements, eq(engagements.assigneeId, bob))).toBe(2);
});

const AT = new Date('2026-11-27T08:00:00Z');

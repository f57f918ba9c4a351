import { expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { clientNotices } from '#app/platform/db/schema/steps.ts';
import { engagementEvents, engagements } from '#app/platform/db/schema/engagements.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { recordStatements } from '#tests/statements.ts';
import { startPlanned } from './planned.server.ts';
import { addTaxpayerFor, freshWork } from './work.test-support.ts';

await useTestDatabase();

const MORNING = new Date('2026-12-01T08:00:00Z');
const statements = recordStatements();

/** Of so many companies, each with work of one of two kinds. Returns how many statements began it. */
async function begin(companies: number): Promise<number> {
  await freshWork();
  for (let n = 0; n < companies; n++) {
    const taxpayerId = await addTaxpayerFor(null, { kind: 'company', email: `c${n}@example.org` });
    const planned = { taxpayerId, period: '2026-12', state: 'planned', startsOn: '2026-12-01' } as const;
    await put(engagements, { ...planned, type: n % 2 === 0 ? 'payroll' : 'management-accounts' });
  }
  await startPlanned(new Date('2026-11-02T08:00:00Z'));
  statements.length = 0;
  expect(await startPlanned(MORNING)).toBe(companies);
  return statements.length;
}

test('a morning begins much work with as many statements as little', async () => {
  const few = await begin(2);
  expect(await begin(12)).toBe(few);
  expect(few).toBeLessThan(16);
  const states = await db().selectDistinct({ state: engagements.state }).from(engagements);
  expect(states).not.toContainEqual({ state: 'planned' });
  expect(await db().$count(engagementEvents)).toBe(12);
  const mailed = await db().select({ email: clientNotices.email }).from(clientNotices);
  expect(new Set(mailed.map(({ email }) => email)).size).toBe(12);
});

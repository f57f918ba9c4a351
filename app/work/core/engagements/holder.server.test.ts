import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { addMember } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { HOLDER, isNobodysWork, isWorkOf } from './holder.server.ts';
import { addEngagement, addTaxpayerFor } from './work.test-support.ts';

await useTestDatabase();

test('whoever is given the work and its client, one rule says whose work it is', async () => {
  const [ann, bob] = [await staff('ann'), await staff('bob')];
  const former = await addMember({ email: 'former@example.org' });
  const people = [null, ann, bob, former];
  for (const ofClient of people) {
    const taxpayerId = await addTaxpayerFor(ann, { name: `Client of ${ofClient}` });
    await db().update(taxpayers).set({ assigneeId: ofClient }).where(eq(taxpayers.id, taxpayerId));
    for (const [place, own] of people.entries()) {
      const id = await addEngagement({ taxpayerId, period: String(2020 + place) });
      await db().update(engagements).set({ assigneeId: own }).where(eq(engagements.id, id));
    }
  }
  for (const person of [ann, bob, former]) {
    const plainly = sql`${HOLDER} = ${person} or ${engagements.assigneeId} = ${person}`;
    const theirs = await idsWhere(isWorkOf(person));
    expect(theirs).toEqual(await idsWhere(plainly));
    expect(theirs.length).toBeGreaterThan(0);
  }
  const nobodys = await idsWhere(isNobodysWork);
  expect(nobodys).toEqual(await idsWhere(sql`${HOLDER} is null`));
  expect(nobodys).toHaveLength(4);
});

function staff(name: string): Promise<string> {
  return addMember({ email: `${name}@example.org`, role: 'staff' });
}

async function idsWhere(where: ReturnType<typeof isWorkOf>): Promise<string[]> {
  const rows = await db()
    .select({ id: engagements.id })
    .from(engagements)
    .innerJoin(taxpayers, eq(taxpayers.id, engagements.taxpayerId))
    .where(where);
  return rows.map(({ id }) => id).toSorted();
}

import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { tickOf } from '#app/platform/forms/ticked.ts';
import { addEngagement, addTaxpayerFor, freshWork } from '#app/work/core/engagements/work.test-support.ts';
import { signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, toastOf } from '#tests/routes.ts';

await useTestDatabase();

test('what is in the state already is left out, and the answer says so', async () => {
  const { ann } = await freshWork();
  const cookie = await signedInAs(ann);
  const press = async (intent: string) => {
    const ticked = (await db().select().from(engagements)).map(tickOf).join(',');
    return submit('/admin/work?index', { intent, ticked }, { cookie });
  };
  const ids = [];
  for (const name of ['One', 'Two', 'Three']) {
    const taxpayerId = await addTaxpayerFor(null, { name });
    ids.push(await addEngagement({ taxpayerId, answers: { pay: 'yes' } }));
  }
  await db()
    .update(engagements)
    .set({ state: 'in_progress' })
    .where(eq(engagements.id, ids[0] ?? ''));
  expect(await toastOf(await press('state:in_progress'))).toMatchObject({
    title: '2 engagements set to “In progress”',
    description: 'One engagement left out: already “In progress”.',
  });
  expect(await toastOf(await press('state:in_progress'))).toMatchObject({
    title: 'Nothing changed',
    description: '3 engagements left out: already “In progress”.',
    tone: 'loss',
  });
  expect(await toastOf(await press(`assign:${ann}`))).toMatchObject({
    title: '3 engagements assigned to you',
  });
  expect(await toastOf(await press(`assign:${ann}`))).toMatchObject({
    description: '3 engagements left out: already assigned to you.',
  });
});

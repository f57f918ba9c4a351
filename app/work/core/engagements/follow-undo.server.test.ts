import { expect, test } from 'vitest';
import { withStep } from '#app/accounts/core/actor.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { put, rowOf, useTestDatabase } from '#tests/database.ts';
import { setTerms } from './terms.server.ts';
import { undoStep } from './undo-step.server.ts';
import { freshDesk, staffActor } from './work.test-support.ts';

await useTestDatabase();

test('planned work with another colleague and price stays so when a step is taken back', async () => {
  const { ann, bob, id, taxpayerId } = await freshDesk();
  const actor = withStep(staffActor(ann));
  const { version = 0 } = (await rowOf(engagements, id)) ?? {};
  await setTerms(actor, id, { dueOn: '2026-10-01', price: 200_000, version });
  const next = await put(engagements, {
    taxpayerId,
    type: 'itr12',
    period: '2027',
    state: 'planned',
    startsOn: '2027-06-01',
    assigneeId: bob,
    price: 5_000,
  });
  expect(await undoStep(actor, actor.stepId ?? '')).toBe('undone');
  expect(await rowOf(engagements, next.id)).toMatchObject({ assigneeId: bob, price: 5_000, version: 1 });
});

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { withStep } from '#app/accounts/core/actor.ts';
import { DAY } from '#app/platform/core/time.ts';
import { useTestDatabase } from '#tests/database.ts';
import { findEngagement } from './find.server.ts';
import { setState } from './state.server.ts';
import { timelineOf } from './timeline.server.ts';
import { undoStep } from './undo-step.server.ts';
import { addEngagement, addTaxpayerFor, freshWork, staffActor } from './work.test-support.ts';

await useTestDatabase();

test('for a day the history names the steps that its reader can take back', async () => {
  const { ann } = await freshWork();
  const id = await addEngagement({ taxpayerId: await addTaxpayerFor(null), answers: { pay: 'yes' } });
  const me = withStep(staffActor(ann));
  const engagement = await findEngagement(me, id);
  await setState(me, id, { to: 'done', version: engagement?.version ?? 0 }, new Date());
  const stepsFor = async (reader: string, now = new Date()) =>
    (await timelineOf(id, { isForClient: false, reader }, now)).flatMap(({ undo }) => undo);
  expect(await stepsFor(ann)).toEqual([me.stepId]);
  expect(await stepsFor(randomUUID())).toEqual([]);
  expect(await stepsFor(ann, new Date(Date.now() + DAY))).toEqual([]);
  expect(await undoStep(me, me.stepId ?? '')).toBe('undone');
  expect(await stepsFor(ann)).toEqual([]);
});

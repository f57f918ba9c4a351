import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { withStep } from '#app/accounts/core/actor.ts';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { put, rowOf, useTestDatabase } from '#tests/database.ts';
import { addRecurring } from '../recurring/recurring.server.ts';
import { heldTaxpayers } from '../taxpayers/holding.server.ts';
import { findTaxpayer, updateTaxpayer } from '../taxpayers/taxpayers.server.ts';
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

test.each([
  ['Undo', takeBack],
  ['the form’s own values', saveAsBefore],
])('new recurring work goes with its client back to nobody by %s', async (_by, undo) => {
  const { ann, taxpayerId } = await freshDesk();
  const me = staffActor(ann, 'admin');
  await db().update(taxpayers).set({ assigneeId: null }).where(eq(taxpayers.id, taxpayerId));
  const givenAt = new Date();
  const { version = 0 } = (await findTaxpayer(me, taxpayerId)) ?? {};
  expect(await updateTaxpayer(me, taxpayerId, { assigneeId: ann }, version)).toBe('saved');
  const yearly = { id: randomUUID(), type: 'irp6', startsOn: '2026-12-01', price: 90_000 };
  await addRecurring(me, taxpayerId, yearly);
  expect(await holdersOf(taxpayerId)).toEqual(new Set([ann]));
  await undo(taxpayerId, { ann, givenAt });
  expect(await holdersOf(taxpayerId)).toEqual(new Set([null]));
});

type Given = { ann: string; givenAt: Date };

async function takeBack(taxpayerId: string, { ann, givenAt }: Given): Promise<void> {
  const back = { from: ann, to: null, actorId: ann, undoes: givenAt };
  await db().transaction((tx) => heldTaxpayers.give(tx, [taxpayerId], back, new Date()));
}

async function saveAsBefore(taxpayerId: string, { ann }: Given): Promise<void> {
  const me = staffActor(ann, 'admin');
  const { version = 0 } = (await findTaxpayer(me, taxpayerId)) ?? {};
  await updateTaxpayer(me, taxpayerId, { assigneeId: null }, version, { isUndo: true });
}

async function holdersOf(taxpayerId: string): Promise<Set<string | null>> {
  const { assigneeId, type } = engagements;
  const isRecurring = and(eq(engagements.taxpayerId, taxpayerId), eq(type, 'irp6'));
  const rows = await db().select({ assigneeId }).from(engagements).where(isRecurring);
  return new Set(rows.map((row) => row.assigneeId));
}

import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { withStep } from '#app/accounts/core/actor.ts';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { useTestDatabase } from '#tests/database.ts';
import { findEngagement } from './find.server.ts';
import { assign, setState } from './state.server.ts';
import { undoStep } from './undo-step.server.ts';
import { freshDesk, staffActor } from './work.test-support.ts';

await useTestDatabase();

const EARLIER = new Date('2026-09-01T08:00:00Z');

let id = '';
let admin = staffActor('');

beforeEach(async () => {
  const desk = await freshDesk();
  ({ id } = desk);
  admin = staffActor(desk.admin, 'admin');
  await db().update(engagements).set({ stateSince: EARLIER });
});

test('another state begins now, and Undo brings the earlier moment back', async () => {
  const me = withStep(admin);
  expect(await setState(me, id, { to: 'in_progress', version: await version() })).toBe('saved');
  expect(Date.now() - (await since()).getTime()).toBeLessThan(60_000);
  expect(await undoStep(me, me.stepId)).toBe('undone');
  expect(await since()).toEqual(EARLIER);
});

test('whatever else changes, the state is as old as it was', async () => {
  expect(await assign(admin, id, { id: admin.id, name: admin.name })).toBe('saved');
  await db().execute(sql`update ${engagements} set state = state, price = 1 where id = ${id}`);
  expect(await since()).toEqual(EARLIER);
});

test('a program that knows nothing of it, such as the version before, moves it too', async () => {
  await db().execute(sql`update ${engagements} set state = 'done' where id = ${id}`);
  expect(await since()).not.toEqual(EARLIER);
});

async function since(): Promise<Date> {
  const [row] = await db()
    .select({ at: engagements.stateSince })
    .from(engagements)
    .where(eq(engagements.id, id));
  return row?.at ?? new Date(0);
}

async function version(): Promise<number> {
  return (await findEngagement(admin, id))?.version ?? 0;
}

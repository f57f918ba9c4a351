import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { findDay } from '#app/desk/day/day.server.ts';
import { requirePlan } from '#app/firm/core/plans.ts';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { setState } from '#app/work/core/engagements/state.server.ts';
import {
  addTaxpayerFor,
  freshWork,
  memberActor,
  staffActor,
} from '#app/work/core/engagements/work.test-support.ts';
import { useTestDatabase } from '#tests/database.ts';
import { acceptProposal, declineProposal } from './answer.server.ts';
import { findProposal } from './find.server.ts';
import { openingOf } from './opening.server.ts';
import { startPlan } from './start.server.ts';

await useTestDatabase();

const NOW = new Date('2026-11-30T08:00:00Z');
let [taxpayerId, ann] = ['', ''];
let actor = memberActor('');

beforeEach(async () => {
  const { thandi, ann: colleague } = await freshWork();
  [actor, ann] = [memberActor(thandi), colleague];
  taxpayerId = await addTaxpayerFor(thandi, { kind: 'company', name: 'Marula Moon Bakery' });
});

test('what was promised with the books is to do, by its days, once it is accepted', async () => {
  const id = await start('standard');
  expect(await promised()).toEqual([]);
  await acceptProposal(actor, id, { name: 'Thandi Nkosi' }, NOW);
  const steps = [
    ['2026-11-30', /^Talk with the client/],
    ['2026-12-01', /^Decide who looks after/],
    ['2026-12-02', /letter to the old firm/],
    ['2026-12-03', /^Set up the ledger/],
    ['2026-12-09', /^Write to the old firm/],
    ['2026-12-14', /^Books open/],
    ['2027-01-08', /^Send the first report, for December 2026/],
  ] as const;
  expect(await promised()).toEqual(steps.map(([day, what]) => [day, expect.stringMatching(what)]));
  expect(await opening(id)).toEqual({ booksOn: '2026-12-14', colleague: null, by: '2026-12-01' });
  const again = await start('premium', '2027-01');
  await acceptProposal(actor, again, { name: 'Thandi Nkosi' }, NOW);
  expect(await promised(), 'a second acceptance').toHaveLength(steps.length);
});

test('managers see what nobody has, and a colleague what is theirs', async () => {
  const id = await start('starter');
  await acceptProposal(actor, id, { name: 'Thandi Nkosi' }, NOW);
  const manager = { ...staffActor(ann), role: 'manager' as const };
  const { unheld, steps } = await findDay(manager, '', NOW);
  expect(steps).toEqual([]);
  expect(unheld[0]).toMatchObject({ day: '2026-11-30', client: { name: 'Marula Moon Bakery' } });
  expect((await findDay(staffActor(ann), '', NOW)).unheld).toEqual([]);
  await db().update(taxpayers).set({ assigneeId: ann }).where(eq(taxpayers.id, taxpayerId));
  const own = await findDay(manager, '', NOW);
  expect([own.unheld.length, own.steps.length]).toEqual([0, unheld.length]);
  expect(await opening(id)).toMatchObject({ colleague: expect.stringMatching(/Ann/) });
});

test('it goes with the work: nothing is to do once the client takes it back', async () => {
  await declineProposal(actor, await start('starter'), { reason: null }, NOW);
  expect(await promised()).toEqual([]);
  const id = await start('standard');
  await acceptProposal(actor, id, { name: 'Thandi Nkosi' }, NOW);
  const manager = { ...staffActor(ann), role: 'manager' as const };
  expect((await findDay(manager, '', NOW)).unheld).not.toEqual([]);
  const works = await db().select().from(engagements).where(eq(engagements.type, 'books'));
  for (const { id: work, state, version } of works)
    if (state !== 'declined') await setState(manager, work, { to: 'declined', version }, NOW);
  expect((await findDay(manager, '', NOW)).unheld).toEqual([]);
  expect(await opening(id)).toBeNull();
});

async function start(plan: string, books?: string): Promise<string> {
  const period = (type: string) => (type === 'books' ? books : null);
  const form = { taxpayerId, key: randomUUID(), period };
  const sent = await startPlan(requirePlan(plan), { actor }, form, NOW);
  return 'id' in sent ? sent.id : '';
}

async function promised() {
  const rows = await db().select().from(engagements);
  const steps = rows.flatMap(({ insideSteps }) => insideSteps);
  return steps.map(({ day, what }) => [day, what]).toSorted();
}

async function opening(id: string) {
  const proposal = await findProposal(id, NOW);
  return proposal && openingOf(proposal);
}

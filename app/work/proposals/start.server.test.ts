import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { requirePlan } from '#app/firm/core/plans.ts';
import { addTaxpayerFor, forgetWork, memberActor } from '#app/work/core/engagements/work.test-support.ts';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayerMembers } from '#app/platform/db/schema/taxpayers.ts';
import { addMember } from '#tests/accounts.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { acceptProposal } from './answer.server.ts';
import { findProposal } from './find.server.ts';
import { offerFor, startPlan } from './start.server.ts';

await useTestDatabase();

const NOW = new Date('2026-11-23T08:00:00Z');
const PLAN = requirePlan('individual-income-tax');

beforeEach(forgetWork);

test('a plan started twice leads to the open one; another period must be chosen', async () => {
  const actor = memberActor(await addMember());
  const taxpayerId = await addTaxpayerFor(actor.userId);
  const start = (period: string | null) =>
    startPlan(PLAN, { actor }, { taxpayerId, key: randomUUID(), period: () => period }, NOW);
  const line = async () => (await offerFor(PLAN, { actor }, taxpayerId, NOW))?.lines[0];
  expect(await line()).toMatchObject({ suggested: '2026', open: null });
  const first = await start(null);
  const id = 'id' in first ? first.id : '';
  const [letter] = (await findProposal(id, NOW))?.letters ?? [];
  const open = { path: `/work/${letter?.engagementId}`, label: expect.stringContaining('2026') };
  expect(await line()).toMatchObject({ suggested: '', due: null, open });
  for (const period of [null, '', '2026', 'no period'])
    expect(await start(period)).toMatchObject({ kind: 'exists' });
  expect(await start('2027')).toEqual({ kind: 'repeated', id });
  await acceptProposal(actor, id, { name: 'Thandi Nkosi' }, NOW);
  expect(await line()).toMatchObject({ suggested: '', open });
  const next = await start('2027');
  const letters = ('id' in next ? await findProposal(next.id, NOW) : null)?.letters;
  expect(letters?.map(({ about }) => about)).toEqual(['Income tax return (ITR12), 2027 tax year']);
});

test('a contributor sees no offer for the taxpayer and starts no plan', async () => {
  const owner = await addMember();
  const helper = await addMember({ email: 'helper@example.org' });
  const taxpayerId = await addTaxpayerFor(owner);
  await put(taxpayerMembers, { taxpayerId, userId: helper, role: 'contributor' });
  const actor = memberActor(helper, 'helper@example.org');
  expect(await offerFor(PLAN, { actor }, taxpayerId, NOW)).toBeNull();
  const sent = await startPlan(PLAN, { actor }, { taxpayerId, key: randomUUID(), period: () => null }, NOW);
  expect(sent).toEqual({ kind: 'gone' });
  expect(await db().select().from(engagements)).toEqual([]);
});

import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { withStep } from '#app/accounts/core/actor.ts';
import { wasAgreed } from '#app/work/core/engagements/retention.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { proposals } from '#app/platform/db/schema/proposals.ts';
import { findWork } from '#app/work/client/work.server.ts';
import { nextSteps } from '#app/work/client/proposal.server.ts';
import { openAndAsk } from '#app/work/core/engagements/open.server.ts';
import { startPlanned } from '#app/work/core/engagements/planned.server.ts';
import { setState } from '#app/work/core/engagements/state.server.ts';
import { typeOf } from '#app/work/core/engagements/types.ts';
import { undoStep } from '#app/work/core/engagements/undo-step.server.ts';
import {
  freshWork,
  mailAllNotices,
  memberActor,
  staffActor,
} from '#app/work/core/engagements/work.test-support.ts';
import { sendReminders } from '#app/work/core/reminders/send.server.ts';
import { signedInAs, subjectsTo } from '#tests/accounts.ts';
import { rowOf, useTestDatabase } from '#tests/database.ts';
import { ask } from '#tests/routes.ts';
import { acceptProposal } from './answer.server.ts';
import { findProposal } from './find.server.ts';
import { isOffered } from './offered-type.ts';
import { sendProposal } from './send.server.ts';

await useTestDatabase();

const NOW = new Date('2026-11-27T08:00:00Z');
const START = '2027-06-01';
let [thandi, ann, taxpayerId] = ['', '', ''];

beforeEach(async () => {
  ({ thandi, ann, taxpayerId } = await freshWork());
});

test('a year that is not over is accepted now, and asked for once its papers exist', async () => {
  const id = await accepted('itr12', '2027');
  expect(await rowOf(engagements, id)).toMatchObject({ state: 'planned', startsOn: START, askedOn: null });
  const [step] = await nextSteps(memberActor(thandi), (await findProposal(await proposalOf(), NOW))!);
  expect(step).toMatchObject({ act: null, from: START });
  const visit = { cookie: await signedInAs(thandi), params: { id } };
  const page = await findWork(ask(`/work/${id}`, visit), NOW);
  expect(page).toMatchObject({ hasQuestions: false, open: [], questions: [] });
  expect(page.sentence).toBe(
    'You have accepted. It begins on 1 June 2027, when what we need for it is there. We write then. There is nothing for you to do now. If something changes until then, tell us below.',
  );
  await sendReminders(new Date('2027-02-26T06:00:00Z'));
  await mailAllNotices();
  expect((await subjectsTo('thandi@example.org')).filter((subject) => !/receipt/.test(subject))).toEqual([]);
  expect(await startPlanned(new Date(`${START}T06:00:00Z`))).toBe(1);
  expect(await rowOf(engagements, id)).toMatchObject({ state: 'collecting', askedOn: START });
});

test('what is due within its period is asked for in time, and what is over at once', async () => {
  const state = async (type: string, period: string) =>
    (await rowOf(engagements, await accepted(type, period)))?.startsOn;
  expect(await state('irp6', '2027-2')).toBe('2027-01-15');
  expect(await state('itr12', '2026')).toBeNull();
  expect(await state('books', '2026-11')).toBe('2026-12-01');
});

test('planned work that was accepted is kept as agreed; calling it off is mailed', async () => {
  const id = await accepted('itr12', '2027');
  expect(await db().$count(engagements, wasAgreed)).toBe(1);
  const version = (await rowOf(engagements, id))?.version ?? 0;
  expect(await setState(staffActor(ann), id, { to: 'declined', version })).toBe('saved');
  await mailAllNotices();
  expect(await subjectsTo('thandi@example.org')).toContainEqual(expect.stringMatching(/called off$/));
});

test('staff who open a year that is not over plan it, and take it back as a whole', async () => {
  const actor = withStep(staffActor(ann));
  const values = { taxpayerId, type: typeOf('itr12')!, period: '2027', price: null, assigneeId: null };
  const opened = await db().transaction((tx) => openAndAsk(tx, values, actor, NOW));
  expect(opened).toMatchObject({ startsOn: START });
  expect(await db().$count(engagements, wasAgreed)).toBe(0);
  await mailAllNotices();
  expect(await subjectsTo('thandi@example.org')).toEqual([]);
  expect(await undoStep(actor, actor.stepId, NOW)).toBe('undone');
  expect(await db().$count(engagements)).toBe(0);
});

async function accepted(type: string, period: string): Promise<string> {
  const offered = [typeOf(type)].filter(isOffered);
  const offer = {
    taxpayerId,
    engagements: offered.map((one) => ({ type: one, period, price: 100_00 })),
    plan: null,
    signatory: 'Thandi Nkosi',
    key: randomUUID(),
  };
  const sent = await sendProposal(staffActor(ann), offer, NOW);
  const id = 'id' in sent ? sent.id : '';
  expect(await acceptProposal(memberActor(thandi), id, { name: 'Thandi Nkosi' }, NOW)).toBe('saved');
  const [letter] = (await findProposal(id, NOW))?.letters ?? [];
  return letter?.engagementId ?? '';
}

async function proposalOf(): Promise<string> {
  const [row] = await db().select({ id: proposals.id }).from(proposals);
  return row?.id ?? '';
}

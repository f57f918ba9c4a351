import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { proposals } from '#app/platform/db/schema/proposals.ts';
import { clientNotices } from '#app/platform/db/schema/steps.ts';
import { addMessage } from '#app/work/core/engagements/messages.server.ts';
import { setState } from '#app/work/core/engagements/state.server.ts';
import { undoSteps } from '#app/work/core/engagements/undo-step.server.ts';
import { sentenceOf } from '#app/work/client/progress.ts';
import { engagementsOf } from '#app/work/core/engagements/find.server.ts';
import { dayText, southAfricanDay } from '#app/platform/core/time.ts';
import { earlierProposals } from './earlier.server.ts';
import { typeOf } from '#app/work/core/engagements/types.ts';
import {
  addTaxpayerFor,
  freshWork,
  mailAllNotices,
  memberActor,
  staffActor,
} from '#app/work/core/engagements/work.test-support.ts';
import { addMember, ADDRESS, queuedMails, subjectsTo } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { acceptProposal } from './answer.server.ts';
import { findProposal } from './find.server.ts';
import { isOffered } from './offered-type.ts';
import { sendProposal } from './send.server.ts';
import { withdrawProposal } from './withdraw.server.ts';

await useTestDatabase();

let [thandi, ann, taxpayerId] = ['', '', ''];

beforeEach(async () => {
  ({ thandi, ann, taxpayerId } = await freshWork());
});

const PERIODS: Record<string, string> = { itr12: '2026', irp6: '2027-2' };

async function send(to = taxpayerId) {
  const offered = ['itr12', 'irp6'].map(typeOf).filter(isOffered);
  const parts = offered.map((type) => ({ type, period: PERIODS[type.id] ?? '', price: null }));
  const offer = { taxpayerId: to, engagements: parts, plan: null, signatory: 'Thandi Nkosi' };
  const sent = await sendProposal(staffActor(ann), { ...offer, key: randomUUID() });
  if (sent.kind !== 'sent') throw new Error(`The proposal is ${sent.kind}.`);
  return sent;
}

async function withdraw(id: string) {
  const answer = await withdrawProposal(staffActor(ann), id);
  if (typeof answer === 'string') throw new Error(`It is ${answer}.`);
  return answer;
}

async function states(): Promise<string[]> {
  return (await db().select({ state: engagements.state }).from(engagements)).map(({ state }) => state);
}

test('a proposal that nobody was mailed of is taken back as if it had never been', async () => {
  const { steps } = await send();
  expect(await undoSteps(staffActor(ann), steps)).toBe('undone');
  for (const table of [proposals, engagements, clientNotices]) expect(await db().$count(table)).toBe(0);
  await mailAllNotices();
  expect(await subjectsTo()).toEqual([]);
  expect(await send()).toMatchObject({ kind: 'sent' });
});

test('what nobody can be mailed of can be taken back as well', async () => {
  const { steps } = await send(await addTaxpayerFor(null));
  expect(await undoSteps(staffActor(ann), steps)).toBe('undone');
});

test('once it was mailed, written about or accepted, all of it stays', async () => {
  const mailed = await send();
  await mailAllNotices();
  expect(await undoSteps(staffActor(ann), mailed.steps)).toBe('mailed');
  expect(await states()).toEqual(['proposed', 'proposed']);

  const lwazi = await addMember({ email: 'lwazi@example.org' });
  const other = await addTaxpayerFor(lwazi);
  const discussed = await send(other);
  const [, second] = (await findProposal(discussed.id))?.letters ?? [];
  const question = { text: 'What is it?', key: randomUUID() };
  await addMessage(memberActor(lwazi, 'lwazi@example.org'), second?.engagementId ?? '', question);
  expect(await undoSteps(staffActor(ann), discussed.steps)).toBe('changed');
  expect((await findProposal(discussed.id))?.letters).toHaveLength(2);
  expect(await undoSteps(staffActor(randomUUID()), discussed.steps)).toBe('missing');
  expect(await undoSteps(staffActor(ann), [])).toBe('missing');
});

test('a withdrawn proposal cannot be accepted, is told once, and comes back with Undo', async () => {
  const { id } = await send();
  await mailAllNotices();
  const before = (await subjectsTo()).length;
  const { steps } = await withdraw(id);
  expect(await findProposal(id)).toMatchObject({ state: 'withdrawn' });
  expect(await acceptProposal(memberActor(thandi), id, { name: 'Thandi Nkosi' })).toBe('withdrawn');
  expect(await withdrawProposal(staffActor(ann), id)).toBe('withdrawn');
  expect(await undoSteps(staffActor(ann), steps)).toBe('undone');
  await mailAllNotices();
  expect(await subjectsTo()).toHaveLength(before);
  expect(await findProposal(id)).toMatchObject({ state: 'open' });

  await withdraw(id);
  await mailAllNotices();
  const subjects = await subjectsTo();
  expect(subjects).toHaveLength(before + 1);
  expect((await queuedMails(ADDRESS)).at(-1)?.text).toContain('We have withdrawn our proposal');
  const today = southAfricanDay(new Date());
  expect(await earlierProposals(taxpayerId)).toMatchObject([{ state: 'withdrawn', withdrawnOn: today }]);
  const [work] = await engagementsOf(memberActor(thandi));
  expect(work && sentenceOf({ ...work, toDo: { questions: 0, papers: 0 } })).toContain(
    `We withdrew this proposal on ${dayText(today)}.`,
  );
  expect(await states()).toEqual(['withdrawn', 'withdrawn']);
});

test('one that is withdrawn before it was mailed is mailed of never', async () => {
  await withdraw((await send()).id);
  await mailAllNotices();
  expect(await subjectsTo()).toEqual([]);
});

test('work of a proposal that is called off before its mail is told to nobody', async () => {
  const { id } = await send();
  for (const { engagementId } of (await findProposal(id))?.letters ?? [])
    await setState(staffActor(ann), engagementId, { to: 'withdrawn', version: 1 });
  expect(await states()).toEqual(['withdrawn', 'withdrawn']);
  await mailAllNotices();
  expect(await subjectsTo()).toEqual([]);
});

test('what was accepted, or is no client of hers, is not withdrawn', async () => {
  const { id } = await send();
  const other = await addTaxpayerFor(null, { assigneeId: await addMember({ email: 'b@example.org' }) });
  const theirs = await sendProposal(staffActor(ann, 'admin'), {
    taxpayerId: other,
    engagements: [typeOf('itr12')].filter(isOffered).map((type) => ({ type, period: '2026', price: null })),
    plan: null,
    signatory: 'Thandi Nkosi',
    key: randomUUID(),
  });
  await acceptProposal(memberActor(thandi), id, { name: 'Thandi Nkosi' });
  expect(await withdrawProposal(staffActor(ann), id)).toBe('accepted');
  expect(await withdrawProposal(staffActor(ann), 'id' in theirs ? theirs.id : '')).toBe('gone');
  expect(await withdrawProposal(staffActor(ann), 'no id')).toBe('gone');
});

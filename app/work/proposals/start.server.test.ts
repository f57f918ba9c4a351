import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { requirePlan } from '#app/firm/core/plans.ts';
import {
  addTaxpayerFor,
  forgetWork,
  memberActor,
  staffActor,
} from '#app/work/core/engagements/work.test-support.ts';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayerMembers } from '#app/platform/db/schema/taxpayers.ts';
import { mailNotices } from '#app/work/core/notices/mail-notices.server.ts';
import { MINUTE } from '#app/platform/core/time.ts';
import { addMember, ADDRESS, queuedMails, subjectsTo } from '#tests/accounts.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { withdrawProposal } from './withdraw.server.ts';
import { acceptProposal } from './answer.server.ts';
import { findProposal } from './find.server.ts';
import { offerFor, startPlan } from './start.server.ts';

await useTestDatabase();

const NOW = new Date('2026-11-23T08:00:00Z');
const after = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE);
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
    expect(await start(period)).toEqual({ kind: 'repeated', id });
  expect(await start('2027')).toEqual({ kind: 'repeated', id });
  await acceptProposal(actor, id, { name: 'Thandi Nkosi' }, NOW);
  expect(await line()).toMatchObject({ suggested: '', open });
  const next = await start('2027');
  const letters = ('id' in next ? await findProposal(next.id, NOW) : null)?.letters;
  expect(letters?.map(({ about }) => about)).toEqual(['Income tax return (ITR12), 2027 tax year']);
});

test('a plan started at the site is mailed once, without figures, with how it lapses', async () => {
  const actor = memberActor(await addMember());
  const taxpayerId = await addTaxpayerFor(actor.userId);
  const plan = requirePlan('provisional-income-tax');
  const start = (minutes: number) =>
    startPlan(plan, { actor }, { taxpayerId, key: randomUUID(), period: () => null }, after(minutes));
  expect((await start(0)).kind).toBe('sent');
  expect((await start(1)).kind).toBe('repeated');
  await mailNotices(after(9));
  await mailNotices(after(30));
  const [mail, ...others] = await queuedMails(ADDRESS);
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/: our proposal of 2 pieces of work$/);
  expect(mail?.text).toContain(`The plan “${plan.title}” was started on our site`);
  expect(mail?.text).toMatch(/is written: Income tax return .*; Provisional tax \(IRP6\)/);
  expect(mail?.text).toContain('do nothing: it stays open until 23 December 2026, and lapses after that');
  expect(mail?.text).toMatch(/https?:\S+\/request\//);
  expect(mail?.text).not.toMatch(/\bR\s?\d/);
});

test('who accepts what they started within the wait gets no mail of the proposal', async () => {
  const actor = memberActor(await addMember());
  const taxpayerId = await addTaxpayerFor(actor.userId);
  const submission = { taxpayerId, key: randomUUID(), period: () => null };
  const sent = await startPlan(PLAN, { actor }, submission, NOW);
  await acceptProposal(actor, 'id' in sent ? sent.id : '', { name: 'Thandi Nkosi' }, after(1));
  await mailNotices(after(9));
  expect((await subjectsTo(ADDRESS)).filter((subject) => /proposal/.test(subject))).toEqual([]);
});

test('a plan of one’s own that the firm withdraws in the wait is mailed as withdrawn', async () => {
  const actor = memberActor(await addMember());
  const ann = await addMember({ email: 'ann@example.org', role: 'admin' });
  const taxpayerId = await addTaxpayerFor(actor.userId);
  const submission = { taxpayerId, key: randomUUID(), period: () => null };
  const sent = await startPlan(PLAN, { actor }, submission, NOW);
  await withdrawProposal(staffActor(ann), 'id' in sent ? sent.id : '', after(1));
  await mailNotices(after(9));
  const [subject, ...others] = await subjectsTo(ADDRESS);
  expect(others).toEqual([]);
  expect(subject).toMatch(/withdrawn|withdrew|taken back/i);
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

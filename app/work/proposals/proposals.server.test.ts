import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { requirePlan } from '#app/firm/core/plans.ts';
import { db } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { letters, proposals } from '#app/platform/db/schema/proposals.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import type { Actor, ClientActor } from '#app/accounts/core/actor.ts';
import { setState } from '#app/work/core/engagements/state.server.ts';
import { typeOf } from '#app/work/core/engagements/types.ts';
import {
  addTaxpayerFor,
  freshWork,
  mailAllNotices,
  memberActor,
  staffActor,
} from '#app/work/core/engagements/work.test-support.ts';
import { hashOf } from '#app/work/letters/fill-letter.server.ts';
import { setMember } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { DAY } from '#app/platform/core/time.ts';
import { addMember, queuedMails, subjectsTo } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { acceptProposal, declineProposal } from './answer.server.ts';
import { expireProposals } from './expire.server.ts';
import { findProposal, findReceipt } from './find.server.ts';
import { isOffered } from './offered-type.ts';
import { sendProposal, type Offer, type Sent } from './send.server.ts';

await useTestDatabase();

const NOW = new Date('2026-11-23T08:00:00Z');
let [memberId, staffId, taxpayerId] = ['', '', ''];

beforeEach(freshTaxpayer);

async function freshTaxpayer(): Promise<void> {
  ({ thandi: memberId, ann: staffId, taxpayerId } = await freshWork());
}

test('a proposal of staff has a letter for each service, one mail, and an audit entry', async () => {
  const id = await sent(await send(['itr12', 'irp6']));
  const proposal = await findProposal(id, NOW);
  const taxpayer = { name: 'Thandi Nkosi' };
  expect(proposal).toMatchObject({ state: 'open', taxpayer, lastDay: '2026-12-23' });
  expect(proposal?.letters.map(({ about }) => about).toSorted()).toEqual([
    'Income tax return (ITR12), 2026 tax year',
    'Provisional tax (IRP6), second half of the 2027 tax year',
  ]);
  for (const { words, sha256, html } of proposal?.letters ?? []) {
    expect(hashOf(words)).toBe(sha256);
    expect(words).toMatch(/To be accepted by: Thandi Nkosi/);
    expect(words).toMatch(/Open until: 23 December 2026/);
    expect(html).not.toMatch(/\{\{/);
  }
  await mailAllNotices();
  expect(await queuedMails('thandi@%')).toHaveLength(1);
  expect(await db().$count(auditEntries, eq(auditEntries.action, 'proposal.send'))).toBe(1);
  expect(await states()).toEqual(['proposed', 'proposed']);
});

test('on acceptance work begins once, both sides are told, and the receipt has it all', async () => {
  const id = await sent(await send(['itr12', 'directors']));
  const before = await findProposal(id, NOW);
  expect(await findReceipt(before?.receiptKey ?? '')).toBeNull();
  const answers = await Promise.all(
    ['Thandi Nkosi', 'T. Nkosi'].map((name) => acceptProposal(member(), id, { name }, NOW)),
  );
  expect(answers.toSorted()).toEqual(['accepted', 'saved']);
  expect(await states()).toEqual(['collecting', 'collecting']);
  expect(await declineProposal(member(), id, { reason: null }, NOW)).toBe('accepted');
  const receipt = await findReceipt(before?.receiptKey ?? '');
  expect(receipt?.acceptedAt).toEqual(NOW);
  const hashes = (of: typeof before | typeof receipt) => of?.letters.map(({ sha256 }) => sha256).toSorted();
  expect(hashes(receipt)).toEqual(hashes(before));
  await mailAllNotices();
  const subjects = await subjectsTo();
  expect(subjects.filter((subject) => subject.startsWith('Your receipt'))).toEqual([
    expect.stringMatching(/^Your receipt: Income tax return .* and 1 more, Thandi Nkosi$/),
  ]);
  expect(subjects.filter((subject) => subject.includes(': Thandi Nkosi accepted the proposal'))).toHaveLength(
    1,
  );
});

test('a proposal ends when declined, expired or withdrawn, each with its own answer', async () => {
  const declined = await sent(await send(['itr12']));
  expect(await declineProposal(member(), declined, { reason: 'Too dear' }, NOW)).toBe('saved');
  expect(await acceptProposal(member(), declined, { name: 'Thandi Nkosi' }, NOW)).toBe('declined');

  const expired = await sent(await send(['itr12']));
  const lastMoment = new Date('2026-12-23T21:59:59Z');
  const after = new Date('2026-12-23T22:00:00Z');
  expect((await findProposal(expired, lastMoment))?.state).toBe('open');
  expect(await acceptProposal(member(), expired, { name: 'Thandi Nkosi' }, after)).toBe('expired');
  expect(await expireProposals(lastMoment)).toBe(0);
  expect((await Promise.all([expireProposals(after), expireProposals(after)])).toSorted()).toEqual([0, 1]);
  expect(await states()).toEqual(['declined', 'expired']);

  const takenBack = await sent(await send(['itr12']));
  const [letter] = (await findProposal(takenBack, NOW))?.letters ?? [];
  const change = { to: 'declined', version: 1 } as const;
  expect(await setState(staffActor(staffId), letter?.engagementId ?? '', change)).toBe('saved');
  expect((await findProposal(takenBack, NOW))?.state).toBe('withdrawn');
  expect(await acceptProposal(member(), takenBack, { name: 'Thandi Nkosi' }, NOW)).toBe('withdrawn');
});

test('an engagement that the firm withdrew is not part of what is accepted', async () => {
  const id = await sent(await send(['itr12', 'irp6']));
  const proposal = await findProposal(id, NOW);
  const itr12 = proposal?.letters.find(({ about }) => about.startsWith('Income'));
  await setState(staffActor(staffId), itr12?.engagementId ?? '', { to: 'declined', version: 1 });
  expect(await acceptProposal(member(), id, { name: 'Thandi Nkosi' }, NOW)).toBe('saved');
  expect((await findReceipt(proposal?.receiptKey ?? ''))?.letters).toHaveLength(1);
  expect(await states()).toEqual(['declined', 'planned']);
});

test('a link opens the whole proposal of its engagement, and no other client’s', async () => {
  const id = await sent(await send(['itr12', 'irp6']));
  const [letter] = (await findProposal(id, NOW))?.letters ?? [];
  const link = { ...member(), userId: null, engagementId: letter?.engagementId };
  const stranger = await addMember({ email: 'lwazi@example.org' });
  await addTaxpayerFor(stranger);
  const others: ClientActor[] = [
    memberActor(stranger, 'lwazi@example.org'),
    { ...link, email: 'lwazi@example.org' },
    { ...link, engagementId: crypto.randomUUID() },
  ];
  for (const other of others) {
    expect(await acceptProposal(other, id, { name: 'Lwazi Dube' }, NOW)).toBe('gone');
    expect(await declineProposal(other, id, { reason: null }, NOW)).toBe('gone');
  }
  expect(await acceptProposal(link, id, { name: 'Thandi Nkosi' }, NOW)).toBe('saved');
  expect(await states()).toEqual(['collecting', 'planned']);
});

test('a contributor reads it and cannot answer it, even through a link', async () => {
  const id = await sent(await send(['itr12']));
  const [letter] = (await findProposal(id, NOW))?.letters ?? [];
  const helper = await addMember({ email: 'lwazi@example.org' });
  await db().transaction((tx) => setMember(tx, taxpayerId, helper, 'contributor'));
  const actor = memberActor(helper, 'lwazi@example.org');
  const link = { ...actor, userId: null, engagementId: letter?.engagementId };
  for (const one of [actor, link]) {
    expect(await acceptProposal(one, id, { name: 'Lwazi Dube' }, NOW)).toBe('not-owner');
    expect(await declineProposal(one, id, { reason: null }, NOW)).toBe('not-owner');
  }
  await db().update(taxpayers).set({ email: 'lwazi@example.org' });
  expect(await acceptProposal(link, id, { name: 'Lwazi Dube' }, NOW)).toBe('saved');
});

test('work that exists for the period is not offered again, even by two at once', async () => {
  const offers = await Promise.all([send(['itr12', 'irp6']), send(['itr12'])]);
  expect(offers.map(({ kind }) => kind).toSorted()).toEqual(['exists', 'sent']);
  const titles = ['Income tax return (ITR12), 2026 tax year'];
  expect(offers.find(({ kind }) => kind === 'exists')).toMatchObject({ titles });
  expect(await db().select().from(proposals)).toHaveLength(1);
});

test('a second click, or a member’s plan that is still open, gives the same proposal', async () => {
  const key = randomUUID();
  const [first, again] = [await send(['directors'], { key }), await send(['directors'], { key })];
  expect(again).toEqual({ kind: 'repeated', id: await sent(first) });

  const plan = requirePlan('individual-income-tax');
  const own = await Promise.all([1, 2].map(() => send(['itr12'], { plan }, member())));
  expect(own.map(({ kind }) => kind).toSorted()).toEqual(['repeated', 'sent']);
  expect(new Set(own.map((one) => ('id' in one ? one.id : ''))).size).toBe(1);
  const [stored] = await db().select().from(proposals).where(eq(proposals.plan, plan.id));
  expect(stored?.sentBy).toBeNull();
  const ofPlan = eq(letters.proposalId, stored?.id ?? '');
  const [letter] = await db().select().from(letters).where(ofPlan);
  expect(letter?.words).toMatch(/Price: R\s1\s495 per return/);
  expect(letter?.words).toMatch(/Not in the price: Nothing but the tax itself/);
});

test('nobody chooses a receipt’s address; one key of two taxpayers is two proposals', async () => {
  const key = 'vanity-key-of-a-client';
  const other = await addTaxpayerFor(memberId);
  const [first, second] = [
    await send(['directors'], { key }),
    await send(['directors'], { key, taxpayerId: other }),
  ];
  expect([first.kind, second.kind]).toEqual(['sent', 'sent']);
  const keys = (await db().select({ key: proposals.receiptKey }).from(proposals)).map((one) => one.key);
  expect(new Set([key, ...keys]).size).toBe(3);
});

test('only who starts a plan alone is asked, once, who they are', async () => {
  const types = async () =>
    (await db().select({ type: engagements.type }).from(engagements)).map(({ type }) => type);
  const accept = async (result: Sent) =>
    acceptProposal(member(), await sent(result), { name: 'Thandi Nkosi' }, NOW);
  await accept(await send(['directors']));
  expect(await types()).toEqual(['directors']);
  const plan = requirePlan('individual-income-tax');
  for (const type of ['itr12', 'irp6'] as const) await accept(await send([type], { plan }, member()));
  expect((await types()).toSorted()).toEqual(['directors', 'identification', 'irp6', 'itr12']);
});

test('a colleague who may not see the taxpayer sends it nothing', async () => {
  const other = await addMember({ email: 'bheki@example.org', role: 'staff' });
  const theirs = await addTaxpayerFor(memberId, { assigneeId: other });
  const offer = { taxpayerId: theirs };
  expect(await send(['itr12'], offer)).toEqual({ kind: 'gone' });
  expect(await send(['itr12'], offer, staffActor(staffId, 'admin'))).toMatchObject({ kind: 'sent' });
  expect(await send(['itr12'], { taxpayerId: 'x' })).toEqual({ kind: 'gone' });
});

test('a proposal is open for 30 days whatever the hour it was sent', async () => {
  for (const at of ['2026-11-23T00:30:00Z', '2026-11-23T21:30:00Z']) {
    await freshTaxpayer();
    const sentAt = new Date(at);
    const offered = await sendProposal(staffActor(staffId), offerOf(['itr12']), sentAt);
    const proposal = await findProposal(await sent(offered), sentAt);
    expect(proposal?.lastDay).toBe('2026-12-23');
    expect(await expireProposals(new Date(sentAt.getTime() + 30 * DAY))).toBe(0);
  }
});

function send(types: string[], changes: Partial<Offer> = {}, actor: Actor = staffActor(staffId)) {
  return sendProposal(actor, { ...offerOf(types), ...changes }, NOW);
}

function offerOf(types: string[]): Offer {
  const periods: Record<string, string> = { itr12: '2026', irp6: '2027-2' };
  const offered = types.map(typeOf).filter(isOffered);
  return {
    taxpayerId,
    engagements: offered.map((type) => ({ type, period: periods[type.id] ?? 'once', price: null })),
    plan: null,
    signatory: 'Thandi Nkosi',
    key: randomUUID(),
  };
}

function sent(answer: Awaited<ReturnType<typeof sendProposal>>): string {
  if (answer.kind !== 'sent') throw new Error(`The proposal is ${answer.kind}.`);
  return answer.id;
}

function member(): ClientActor {
  return memberActor(memberId);
}

async function states(): Promise<string[]> {
  const rows = await db().select({ state: engagements.state }).from(engagements);
  return rows.map(({ state }) => state).toSorted();
}

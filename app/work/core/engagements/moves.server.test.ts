import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '#app/accounts/core/actor.ts';
import { mayMove } from '#app/platform/core/states.ts';
import { db } from '#app/platform/db/client.server.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import { ENGAGEMENT_STATES, ITEM_STATES } from '#app/platform/db/work-values.ts';
import { put, rowOf, useTestDatabase } from '#tests/database.ts';
import { answerApproval, type ApprovalAnswer } from '#app/work/client/approve.server.ts';
import { answerItem } from './answer-item.server.ts';
import { moveTo } from './changing.server.ts';
import { lockEngagement } from './find.server.ts';
import { noteFile, reviewItem } from './items.server.ts';
import { ITEM_STATE, type ItemState } from './item-states.ts';
import { setState } from './state.server.ts';
import { ENGAGEMENT_STATE } from './states.ts';
import { addEngagement, freshWork, memberActor, staffActor } from './work.test-support.ts';

await useTestDatabase();

let [thandi, ann, id] = ['', '', ''];

beforeAll(async () => {
  const fresh = await freshWork();
  ({ thandi, ann } = fresh);
  id = await addEngagement({ taxpayerId: fresh.taxpayerId, answers: { pay: 'yes' } });
});

test('work goes where the table lets a party set it, and nowhere else', async () => {
  await db().transaction(async (tx) => {
    for (const from of ENGAGEMENT_STATES)
      for (const to of ENGAGEMENT_STATES)
        for (const party of ['firm', 'client', 'site'] as const) {
          const startsOn = from === 'planned' ? '2027-03-01' : null;
          const withdrawnOn = from === 'withdrawn' ? '2026-11-26' : null;
          await tx
            .update(engagements)
            .set({ state: from, startsOn, withdrawnOn })
            .where(eq(engagements.id, id));
          const day = to === 'planned' ? { startsOn: '2027-03-01' } : {};
          const hasMoved = await moveTo(tx, party, { id, typeId: 'itr12', state: from }, to, day);
          const [row] = await tx.select().from(engagements).where(eq(engagements.id, id));
          const mayGo = mayMove(ENGAGEMENT_STATE, party, from, to);
          expect([party, from, hasMoved, row?.state]).toEqual([party, from, mayGo, mayGo ? to : from]);
        }
  });
});

test('staff can set every state from the page of the work', async () => {
  for (const to of ENGAGEMENT_STATE.collecting.goesTo.firm ?? []) {
    const version = (await rowOf(engagements, id))?.version ?? 0;
    expect(await setState(staffActor(ann), id, { to, version, approval: 'By mail' }), to).toBe('saved');
    expect((await rowOf(engagements, id))?.state).toBe(to);
  }
});

test('an item goes where the table lets a party set it, and nowhere else', async () => {
  await db().update(engagements).set({ state: 'in_progress' }).where(eq(engagements.id, id));
  const parties = { client: memberActor(thandi), firm: staffActor(ann) };
  for (const [party, actor] of Object.entries(parties))
    for (const from of ITEM_STATES) {
      const reached = new Set<ItemState>();
      for (const before of befores(from))
        for (const act of ACTS) {
          const itemId = await itemWith(from, before);
          await act(actor, itemId);
          const row = await rowOf(requestItems, itemId);
          if (row) reached.add(row.state);
        }
      reached.delete(from);
      const allowed = ITEM_STATE[from].goesTo[party as 'client' | 'firm'] ?? [];
      expect([party, from, ...[...reached].toSorted()]).toEqual([party, from, ...allowed.toSorted()]);
    }
});

type Before = { hasReason: boolean; hasAnswer: boolean; hasFile: boolean; approval?: 'asked-for' | 'given' };

function befores(from: ItemState): Before[] {
  const all = [
    { hasReason: true, hasAnswer: true, hasFile: false },
    { hasReason: true, hasAnswer: false, hasFile: false },
    { hasReason: false, hasAnswer: false, hasFile: true },
    { hasReason: false, hasAnswer: false, hasFile: false },
    { hasReason: from === 'returned', hasAnswer: true, hasFile: false, approval: 'asked-for' },
    ...(from === 'accepted'
      ? [{ hasReason: false, hasAnswer: false, hasFile: false, approval: 'given' as const }]
      : []),
  ] satisfies Before[];
  return all.filter(
    ({ hasReason, hasAnswer, hasFile }) =>
      (hasReason || from !== 'returned') &&
      !(hasReason && from === 'open') &&
      (hasAnswer || hasFile || from !== 'answered'),
  );
}

async function itemWith(
  state: ItemState,
  { hasReason, hasAnswer, hasFile, approval }: Before,
): Promise<string> {
  const given = { name: 'Thandi', email: 'thandi@example.org', proof: 'session', at: '2026-08-03' } as const;
  const toApprove = { figure: 'none', cents: null, payBy: null, documents: [] } as const;
  const item = await put(requestItems, {
    engagementId: id,
    item: null,
    position: 2000,
    what: 'Lease',
    why: '',
    isOptional: true,
    state,
    reason: hasReason ? 'Page 2 is missing' : null,
    answer: hasAnswer ? 'Here it is' : null,
    takes: approval ? 'approval' : 'file',
    approval: approval ? { ...toApprove, given: approval === 'given' ? given : null } : null,
  });
  const file = { name: 'lease.pdf', type: 'application/pdf', size: 1, sha256: randomHash() };
  if (hasFile) await put(documents, { ...file, engagementId: id, itemId: item.id, direction: 'from_client' });
  return item.id;
}

type Act = (actor: Actor, itemId: string) => Promise<unknown>;

const review =
  (given: Parameters<typeof reviewItem>[2]): Act =>
  async (actor, itemId) =>
    actor.party === 'firm' &&
    reviewItem(actor, itemId, given, (await rowOf(requestItems, itemId))?.version ?? 0);
const answer =
  (given: Parameters<typeof answerItem>[2]): Act =>
  (actor, itemId) =>
    answerItem(actor, itemId, given);

const approval =
  (given: ApprovalAnswer): Act =>
  async (actor, itemId) =>
    actor.party === 'client' && answerApproval(actor, itemId, given);

const ACTS: Act[] = [
  approval({ kind: 'approve', proof: 'session' }),
  approval({ kind: 'wrong', words: 'Page 2' }),
  approval({ kind: 'take-back' }),
  review({ kind: 'accept' }),
  review({ kind: 'return', reason: 'Page 2 is missing' }),
  review({ kind: 'reopen' }),
  answer({ kind: 'text', text: 'Here it is' }),
  answer({ kind: 'not-mine' }),
  answer({ kind: 'reopen' }),
  answer({ kind: 'restore' }),
  (actor, itemId) =>
    db().transaction(async (tx) => {
      const engagement = await lockEngagement(tx, actor, id);
      return (
        engagement &&
        noteFile(tx, { engagement, itemId, isTheirs: actor.party === 'client' }, actor, new Date())
      );
    }),
];

function randomHash(): string {
  return (randomUUID() + randomUUID()).replaceAll('-', '');
}

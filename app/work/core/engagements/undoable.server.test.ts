import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { withStep } from '#app/accounts/core/actor.ts';
import { db } from '#app/platform/db/client.server.ts';
import { removedDocuments } from '#app/platform/db/schema/documents.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { findDraft } from '#app/platform/drafts/drafts.server.ts';
import { MINUTE } from '#app/platform/core/time.ts';
import { addMember, queuedMails } from '#tests/accounts.ts';
import { rowOf, useTestDatabase } from '#tests/database.ts';
import { mailNotices } from '../notices/mail-notices.server.ts';
import { addMessage, markRead, messagesOf } from './messages.server.ts';
import { ACTS } from './step-acts.test-support.ts';
import { openAndAsk } from './open.server.ts';
import { stepDoneBy } from './steps.server.ts';
import { timelineOf } from './timeline.server.ts';
import { typeOf } from './types.ts';
import { undoStep, undoSteps } from './undo-step.server.ts';
import { addEngagement, freshWork, memberActor, staffActor } from './work.test-support.ts';

await useTestDatabase();

const NOW = new Date('2026-08-03T10:00:00Z');
const WAITED = new Date(NOW.getTime() + 6 * MINUTE);
const LATER = new Date(NOW.getTime() + MINUTE);
let [id, ann] = ['', ''];

beforeEach(async () => {
  const { thandi, ann: colleague, taxpayerId } = await freshWork();
  ann = colleague;
  id = await addEngagement({ taxpayerId, now: NOW });
  await addMessage(memberActor(thandi), id, { text: 'Is this right?', key: randomUUID() }, NOW);
});

const messages = () => messagesOf(id, { reader: ann, now: LATER });
const ours = { text: 'Please call', readUntil: NOW };

test('a message taken back is in its form again, and what it read is new', async () => {
  const me = withStep(staffActor(ann));
  await addMessage(me, id, { ...ours, key: randomUUID() }, LATER);
  expect(await messages()).toMatchObject([
    { text: 'Is this right?', readAt: LATER, undoStep: null },
    { text: 'Please call', undoStep: me.stepId },
  ]);
  expect(await undoStep(me, me.stepId, LATER)).toBe('undone');
  expect(await messages()).toMatchObject([{ text: 'Is this right?', readAt: null }]);
  const page = new Request(`http://localhost/admin/work/${id}`);
  expect(await findDraft(ann, page, LATER)).toEqual({ intent: 'message', text: 'Please call' });
});

test('“Read” can be taken back, but not of what a colleague answered since', async () => {
  const read = withStep(staffActor(ann));
  await markRead(read, id, NOW, LATER);
  const step = await stepDoneBy(read);
  expect(await undoStep(read, step ?? '', LATER)).toBe('undone');
  expect(await messages()).toMatchObject([{ readAt: null }]);

  const [again, bob] = [
    withStep(staffActor(ann)),
    withStep(staffActor(await addMember({ email: 'bob@example.org' }))),
  ];
  await markRead(again, id, NOW, LATER);
  await addMessage(bob, id, { ...ours, key: randomUUID() }, LATER);
  expect(await undoStep(again, again.stepId, LATER)).toBe('undone');
  expect(await messages()).toMatchObject([{ readAt: LATER }, { isOurs: true }]);
  expect(await undoStep(bob, bob.stepId, LATER)).toBe('undone');
  expect(await messages()).toMatchObject([{ readAt: null }]);
});

test('a delivery that was mailed is removed by Undo as by hand, and a mail corrects it', async () => {
  const ours = () => withStep(staffActor(ann));
  const unsaid = ours();
  await ACTS.deliver?.(unsaid, id, ann);
  expect(await undoStep(unsaid, unsaid.stepId ?? '', NOW)).toBe('undone');
  expect(await db().$count(removedDocuments, eq(removedDocuments.engagementId, id))).toBe(0);
  const mailed = ours();
  await ACTS.deliver?.(mailed, id, ann);
  await mailNotices(WAITED);
  expect(await undoStep(mailed, mailed.stepId ?? '', WAITED)).toBe('withdrawn');
  expect(await db().$count(removedDocuments, eq(removedDocuments.engagementId, id))).toBe(1);
  const texts = (await timelineOf(id, { isForClient: true })).map(({ text }) => text);
  expect(texts).toContain('Taken back: assessment.pdf');
  await mailNotices(new Date(WAITED.getTime() + 6 * MINUTE));
  const mails = await queuedMails('thandi@example.org');
  expect(mails.at(-1)?.subject).toMatch(/: a document was taken back$/);
  expect(mails.at(-1)?.text).toContain('We wrote of a document for you by mistake, and have taken it back.');
});

test('an act keeps its Undo after later ones of its colleague, and takes them along', async () => {
  const before = await rowOf(engagements, id);
  const acts = [];
  for (const act of ['assign', 'go on', 'with SARS']) {
    const me = withStep(staffActor(ann));
    await ACTS[act]?.(me, id, ann);
    acts.push(me.stepId);
  }
  const offered = async () =>
    (await timelineOf(id, { isForClient: false, reader: ann }, NOW)).flatMap(({ undo }) =>
      undo.length > 0 ? [undo] : [],
    );
  expect(await offered()).toContainEqual(acts);
  expect(await offered()).toContainEqual(acts.slice(1));
  expect(await undoSteps(staffActor(ann), acts, NOW)).toBe('undone');
  expect(await rowOf(engagements, id)).toMatchObject({ state: before?.state, assigneeId: null });
  expect(await offered()).toEqual([]);

  const mine = withStep(staffActor(ann));
  await ACTS['go on']?.(mine, id, ann);
  const bob = withStep(staffActor(await addMember({ email: 'bob@example.org' })));
  await ACTS.pause?.(bob, id, ann);
  expect(await offered()).toEqual([]);
});

test('what was changed and taken back again does not stop an earlier Undo', async () => {
  const before = await rowOf(engagements, id);
  const assigned = withStep(staffActor(ann));
  await ACTS.assign?.(assigned, id, ann);
  for (const act of ['go on', 'pause']) {
    const next = withStep(staffActor(ann));
    await ACTS[act]?.(next, id, ann);
    expect(await undoStep(assigned, assigned.stepId, NOW)).toBe('changed');
    expect(await undoStep(next, next.stepId, NOW)).toBe('undone');
  }
  expect(await undoStep(assigned, assigned.stepId, NOW)).toBe('undone');
  expect(await rowOf(engagements, id)).toMatchObject({ state: before?.state, assigneeId: null });
});

test('opened work keeps its Undo after one’s own message or file, and takes it along', async () => {
  const opening = withStep(staffActor(ann));
  const values = {
    taxpayerId: (await rowOf(engagements, id))?.taxpayerId ?? '',
    period: '2025',
    price: 1,
    assigneeId: ann,
  };
  const type = typeOf('itr12');
  if (!type) throw new Error('No such kind of work.');
  const opened = await db().transaction((tx) => openAndAsk(tx, { ...values, type }, opening, NOW));
  const work = opened === 'exists' ? '' : opened.id;
  const offered = async () =>
    (await timelineOf(work, { isForClient: false, reader: ann }, NOW)).find(({ text }) =>
      text.startsWith('Opened'),
    )?.undo;
  const acts = [opening.stepId];
  for (const act of ['deliver', 'message']) {
    const me = withStep(staffActor(ann));
    await ACTS[act]?.(me, work, ann);
    acts.push(me.stepId);
  }
  expect(new Set(await offered())).toEqual(new Set(acts));
  const bob = withStep(staffActor(await addMember({ email: 'bob@example.org' })));
  await addMessage(bob, work, { ...ours, key: randomUUID() }, NOW);
  expect(await offered()).toEqual([]);
  expect(await undoStep(bob, bob.stepId, NOW)).toBe('undone');
  expect(await undoSteps(staffActor(ann), (await offered()) ?? [], NOW)).toBe('undone');
  expect(await rowOf(engagements, work)).toBeUndefined();
});

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { withStep, type ClientActor } from '#app/accounts/core/actor.ts';
import { db } from '#app/platform/db/client.server.ts';
import { engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import { proposals } from '#app/platform/db/schema/proposals.ts';
import { clientNotices } from '#app/platform/db/schema/steps.ts';
import { DAY, MINUTE } from '#app/platform/core/time.ts';
import { documentsOf } from '#app/work/documents/documents.server.ts';
import { addMember, queuedMails } from '#tests/accounts.ts';
import { rowOf, useTestDatabase } from '#tests/database.ts';
import { isNightly } from '#tests/nightly.ts';
import { mailNotices } from '../notices/mail-notices.server.ts';
import { answerItem } from './answer-item.server.ts';
import { addItem } from './item-requests.server.ts';
import { addMessage, markRead, messagesOf } from './messages.server.ts';
import { openAndAsk } from './open.server.ts';
import { ACTS, addMailedFile, NOW, setTo } from './step-acts.test-support.ts';
import { stepDoneBy } from './steps.server.ts';
import { isTakenBack, undoStep, undoSteps } from './undo-step.server.ts';
import { timelineOf } from './timeline.server.ts';
import { typeOf } from './types.ts';
import {
  addEngagement,
  addTaxpayerFor,
  freshWork,
  itemsIn,
  memberActor,
  staffActor,
} from './work.test-support.ts';

vi.setConfig({ testTimeout: isNightly ? 20 * MINUTE : 2 * MINUTE });

await useTestDatabase();

const AFTER_WAIT = new Date(NOW.getTime() + 6 * MINUTE);
let [thandi, ann, taxpayerId] = ['', '', ''];

beforeEach(async () => {
  ({ thandi, ann, taxpayerId } = await freshWork());
  await addMailedFile();
});

type Example = { id: string; email: string; client: ClientActor };

async function example(isPlanned = false): Promise<Example> {
  const email = `${randomUUID()}@example.org`;
  const userId = await addMember({ email });
  const client = memberActor(userId, email);
  const id = await addEngagement({
    taxpayerId: await addTaxpayerFor(userId),
    answers: { pay: 'yes' },
    now: NOW,
  });
  if (isPlanned) {
    await db().transaction(async (tx) => {
      await tx.delete(requestItems).where(eq(requestItems.engagementId, id));
      const planned = { state: 'planned', startsOn: '2027-03-01', answers: null, askedOn: null } as const;
      await tx.update(engagements).set(planned).where(eq(engagements.id, id));
    });
  }
  for (const item of (await itemsIn(id)).slice(0, 2))
    await answerItem(client, item.id, { kind: 'text', text: 'Here' }, NOW);
  await addMessage(client, id, { text: 'Is this right?', key: randomUUID() }, NOW);
  return { id, email, client };
}

const SEEN = [
  'assigneeId',
  'state',
  'startsOn',
  'dueOn',
  'price',
  'askedOn',
  'reminders',
  'remindersPaused',
  'reference',
  'submittedOn',
] as const;

async function outcomeOf({ id, email }: Example) {
  await mailNotices(AFTER_WAIT);
  const row = await rowOf(engagements, id);
  const mails = await queuedMails(email);
  const offered = await db()
    .select({ type: engagements.type, state: engagements.state, withdrawnOn: engagements.withdrawnOn })
    .from(engagements)
    .where(eq(engagements.taxpayerId, row?.taxpayerId ?? ''));
  return {
    offered: offered.map((one) => Object.values(one).join()).toSorted(),
    proposals: await db().$count(proposals, eq(proposals.taxpayerId, row?.taxpayerId ?? '')),
    row: SEEN.map((column) => row?.[column]),
    items: (await itemsIn(id)).map(({ what, state, answer, reason }) => ({ what, state, answer, reason })),
    events: (await timelineOf(id, { isForClient: false })).map(({ text }) => text).toSorted(),
    documents: await filedIn(id),
    messages: (await messagesOf(id))
      .map(({ text, isOurs, readAt }) => `${text} ${isOurs} ${readAt !== null}`)
      .toSorted(),
    mails: mails.map(({ subject, text }) => [subject, text.replaceAll(/https?:\S+/g, '')]),
  };
}

async function filedIn(id: string): Promise<string[]> {
  const whats = new Map((await itemsIn(id)).map((item) => [item.id, item.what]));
  return (await documentsOf(id)).map(({ name, itemId }) => `${name} ${whats.get(itemId ?? '')}`).toSorted();
}

const names = fc.constantFrom(...Object.keys(ACTS));
/** An act, or how many acts ago the one was that is taken back. */
const sequences = fc.array(
  fc.oneof({ weight: 3, arbitrary: names }, { weight: 2, arbitrary: fc.nat({ max: 4 }) }),
  { minLength: 1, maxLength: 9 },
);

test('acts and undos in any order end as the acts that remain, mails and days included', async () => {
  await fc.assert(
    fc.asyncProperty(sequences, fc.boolean(), async (sequence, isPlanned) => {
      const [mixed, plain] = [await example(isPlanned), await example(isPlanned)];
      const remaining: { name: string; steps: readonly string[] }[] = [];
      for (const move of sequence) {
        if (typeof move === 'string') {
          const actor = withStep(staffActor(ann));
          const steps = stepsIn(await ACTS[move]?.(actor, mixed.id, ann), await stepDoneBy(actor));
          if (steps.length > 0) remaining.push({ name: move, steps });
          continue;
        }
        const at = remaining.length - 1 - move;
        const steps = remaining[at]?.steps;
        if (steps && isTakenBack(await undoSteps(staffActor(ann), steps, NOW))) remaining.splice(at, 1);
      }
      for (const { name } of remaining) await ACTS[name]?.(withStep(staffActor(ann)), plain.id, ann);
      expect(await outcomeOf(mixed)).toEqual(await outcomeOf(plain));
    }),
    { numRuns: isNightly ? 1_000 : 10 },
  );
});

/** Of an act on a proposal each piece of work is a step. */
function stepsIn(result: unknown, step: string | undefined): readonly string[] {
  const parsed = z.object({ steps: z.array(z.string()) }).safeParse(result);
  return parsed.success ? parsed.data.steps : step ? [step] : [];
}

test('an Undo that the timeline or a message offers always takes something back', async () => {
  await fc.assert(
    fc.asyncProperty(sequences, fc.boolean(), async (sequence, isMailed) => {
      const { id } = await example();
      for (const move of sequence)
        if (typeof move === 'string') await ACTS[move]?.(withStep(staffActor(ann)), id, ann);
      if (isMailed) await mailNotices(AFTER_WAIT);
      for (;;) {
        const before = await offeredIn(id);
        const steps = before.at(-1);
        if (!steps) break;
        expect(isTakenBack(await undoSteps(staffActor(ann), steps, NOW))).toBe(true);
        expect(await offeredIn(id)).not.toContainEqual(steps);
      }
    }),
    { numRuns: isNightly ? 100 : 10 },
  );
});

async function offeredIn(id: string): Promise<(readonly string[])[]> {
  const events = await timelineOf(id, { isForClient: false, reader: ann }, NOW);
  const messages = await messagesOf(id, { reader: ann, now: NOW });
  const ofMessages = messages.flatMap(({ undoStep: step }) => (step ? [[step]] : []));
  return [...events.map(({ undo }) => undo), ...ofMessages].filter(({ length }) => length > 0);
}

test('an undo within the wait mails nothing; after it, the state is corrected', async () => {
  const { id, email } = await example();
  const ours = () => withStep(staffActor(ann));
  const first = ours();
  await setTo(first, id, 'with_sars', '2026-08-01');
  expect(await undoStep(first, first.stepId ?? '', NOW)).toBe('undone');
  await mailNotices(AFTER_WAIT);
  expect(await queuedMails(email)).toEqual([]);
  expect(await rowOf(engagements, id)).toMatchObject({ state: 'collecting', submittedOn: null });

  const second = ours();
  await setTo(second, id, 'with_sars', '2026-08-01');
  await mailNotices(AFTER_WAIT);
  expect(await undoStep(second, second.stepId ?? '', AFTER_WAIT)).toBe('withdrawn');
  await mailNotices(new Date(AFTER_WAIT.getTime() + 6 * MINUTE));
  const [submitted, corrected] = await queuedMails(email);
  expect(submitted?.subject).toBe(
    'Income tax return (ITR12), 2026 tax year, Thandi Nkosi: submitted to SARS',
  );
  expect(corrected?.subject).toContain(': a correction');
  expect(corrected?.text).toContain('We wrote “With SARS” by mistake. It is “Papers from you”.');
});

test('what a client has read, what somebody went on from, and what is a day old stays', async () => {
  const { id, client } = await example();
  const ours = () => withStep(staffActor(ann));
  const message = ours();
  await addMessage(message, id, { text: 'Please call', key: randomUUID() }, NOW);
  await markRead(client, id, NOW, NOW);
  expect(await undoStep(message, message.stepId ?? '', NOW)).toBe('read');
  const request = ours();
  await addItem(request, id, { what: 'The lease', why: '' }, NOW);
  const added = (await itemsIn(id)).find(({ what }) => what === 'The lease');
  await answerItem(client, added?.id ?? '', { kind: 'text', text: 'Here' }, NOW);
  expect(await undoStep(request, request.stepId ?? '', NOW)).toBe('changed');
  const state = ours();
  await setTo(state, id, 'done');
  expect(await undoStep(staffActor(randomUUID()), state.stepId ?? '', NOW)).toBe('missing');
  expect(await undoStep(state, state.stepId ?? '', new Date(Date.now() + DAY))).toBe('old');
  expect(await undoStep(state, 'no id', NOW)).toBe('missing');
  expect(await undoStep(state, state.stepId ?? '', NOW)).toBe('undone');
  expect(await undoStep(state, state.stepId ?? '', NOW)).toBe('again');
});

test('work opened by mistake is gone, unless the client has sent something', async () => {
  const type = typeOf('itr12');
  if (!type) throw new Error('No such type');
  const open = async (period: string) => {
    const actor = withStep(staffActor(ann));
    const values = { taxpayerId, type, period, price: null, assigneeId: null };
    const opened = await db().transaction((tx) => openAndAsk(tx, values, actor, NOW));
    return {
      actor,
      id: opened === 'exists' ? '' : opened.id,
      undo: () => undoStep(actor, actor.stepId ?? '', NOW),
    };
  };
  const wrong = await open('2024');
  expect(await db().$count(clientNotices, eq(clientNotices.engagementId, wrong.id))).toBe(1);
  expect(await wrong.undo()).toBe('undone');
  expect(await rowOf(engagements, wrong.id)).toBeUndefined();
  expect(await db().$count(clientNotices, eq(clientNotices.engagementId, wrong.id))).toBe(0);
  const right = await open('2025');
  await addMessage(memberActor(thandi), right.id, { text: 'Which papers?', key: randomUUID() }, NOW);
  expect(await right.undo()).toBe('changed');
  expect(await rowOf(engagements, right.id)).toBeDefined();
});

import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { itr12 } from '#content/checklists/itr12.ts';
import { withStep, type FirmActor } from '#app/accounts/core/actor.ts';
import { MINUTE } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { engagementEvents, engagements } from '#app/platform/db/schema/engagements.ts';
import { documentsOf } from '#app/work/documents/documents.server.ts';
import { removeDocument } from '#app/work/documents/remove.server.ts';
import { restoreDocument } from '#app/work/documents/restore.server.ts';
import { ADDRESS, queuedMails } from '#tests/accounts.ts';
import { rowOf, useTestDatabase } from '#tests/database.ts';
import { mailNotices } from '../notices/mail-notices.server.ts';
import { answerItem } from './answer-item.server.ts';
import { answerQuestions } from './questions.server.ts';
import { addItem, removeItem } from './item-requests.server.ts';
import { reviewItem } from './items.server.ts';
import { addMessage } from './messages.server.ts';
import { openAndAsk } from './open.server.ts';
import { planNext, startNow } from './planned.server.ts';
import { ACTS } from './step-acts.test-support.ts';
import { timelineOf } from './timeline.server.ts';
import { typeOf } from './types.ts';
import { undoStep } from './undo-step.server.ts';
import { addEngagement, freshWork, itemsIn, memberActor, staffActor } from './work.test-support.ts';

await useTestDatabase();

const ANSWERED = Object.fromEntries(itr12.questions.map((question) => [question.id, 'no'] as const));
const UNDONE = 'Taken back after its mail: ';
const NOW = new Date('2026-08-03T10:00:00Z');
let minutes = 0;
let [id, ann, thandi, taxpayerId] = ['', '', '', ''];

beforeEach(async () => {
  minutes = 0;
  ({ ann, thandi, taxpayerId } = await freshWork());
  id = await addEngagement({ taxpayerId, answers: { pay: 'yes' }, now: NOW });
});

const ours = () => withStep(staffActor(ann));
const at = () => new Date(NOW.getTime() + minutes * MINUTE);
const undo = (actor: FirmActor) => undoStep(actor, actor.stepId ?? '', at());

async function nextMail(): Promise<{ subject: string; text: string } | null> {
  const before = (await queuedMails(ADDRESS)).length;
  minutes += 20;
  await mailNotices(at());
  const mail = (await queuedMails(ADDRESS))[before];
  return mail ? { subject: mail.subject.split(': ').at(-1) ?? '', text: mail.text } : null;
}

async function undoneLines(engagementId = id): Promise<string[]> {
  const lines = await timelineOf(engagementId, { isForClient: true });
  return lines.flatMap(({ text, by }) =>
    text.startsWith(UNDONE) ? [`${text.slice(UNDONE.length)}, ${by}`] : [],
  );
}

async function deliver(): Promise<string> {
  await ACTS.deliver?.(ours(), id, ann);
  return (await documentsOf(id)).find(({ direction }) => direction === 'to_client')?.id ?? '';
}

test('a mailed delivery that is removed or back is told, one that waits is not', async () => {
  const unsaid = await deliver();
  expect(await removeDocument(ours(), unsaid, at())).toBe('removed');
  expect(await nextMail()).toBeNull();

  expect(await restoreDocument(ours(), unsaid, at())).toMatchObject({ kind: 'told' });
  expect((await nextMail())?.subject).toBe('a document for you');
  const remover = ours();
  expect(await removeDocument(remover, unsaid, at())).toBe('told');
  expect(await undo(remover)).toBe('undone');
  expect(await nextMail()).toBeNull();

  const again = ours();
  expect(await removeDocument(again, unsaid, at())).toBe('told');
  expect((await nextMail())?.subject).toBe('a document was taken back');
  expect(await undo(again)).toBe('withdrawn');
  expect(await undoneLines()).toEqual(['the removal of a document, Ann Adams']);
  expect((await nextMail())?.subject).toBe('a document for you');
});

test('a mailed item that nobody needs any more is named in a mail', async () => {
  const ask = async () => {
    const actor = ours();
    await addItem(actor, id, { what: 'The lease', why: '' }, at());
    const item = (await itemsIn(id)).find(({ what }) => what === 'The lease');
    return { actor, itemId: item?.id ?? '' };
  };
  const unsaid = await ask();
  expect(await removeItem(ours(), unsaid.itemId, at())).toBe('saved');
  expect(await nextMail()).toBeNull();

  const { itemId } = await ask();
  expect((await nextMail())?.subject).toBe('we need one more thing');
  const remover = ours();
  expect(await removeItem(remover, itemId, at())).toBe('told');
  expect((await nextMail())?.text).toContain('- Not needed any more: The lease.');
  expect(await undo(remover)).toBe('withdrawn');
  expect(await undoneLines()).toEqual(['the removal from the list, Ann Adams']);
  expect((await nextMail())?.text).toContain('- We also need: The lease.');

  const requested = await ask();
  await nextMail();
  expect(await undo(requested.actor)).toBe('withdrawn');
  expect((await nextMail())?.subject).toBe('one thing is not needed any more');
});

test('a return that was mailed and is taken back is told, and one that waits is not', async () => {
  const [item] = await itemsIn(id);
  await answerItem(memberActor(thandi), item?.id ?? '', { kind: 'text', text: 'Here' }, at());
  const giveBack = async () => {
    const actor = ours();
    const version = (await itemsIn(id))[0]?.version ?? 0;
    await reviewItem(actor, item?.id ?? '', { kind: 'return', reason: 'Page two is missing' }, version, at());
    return actor;
  };
  expect(await undo(await giveBack())).toBe('undone');
  expect(await nextMail()).toBeNull();
  const mailed = await giveBack();
  await nextMail();
  expect(await undo(mailed)).toBe('withdrawn');
  const mail = await nextMail();
  expect(mail).toMatchObject({ subject: 'one paper was returned by mistake' });
  expect(mail?.text).toContain(`- We returned it by mistake, and it is with us: ${item?.what}.`);
  expect(await db().select().from(engagementEvents)).toContainEqual(
    expect.objectContaining({ text: `Returned by mistake: ${item?.what}`, isForClient: true }),
  );
});

test('items that were opened without a mail are taken back without one', async () => {
  const questions = ours();
  await answerQuestions(questions, id, { ...ANSWERED, rent: 'yes' }, undefined, at());
  expect(await undo(questions)).toBe('undone');
  const [item] = await itemsIn(id);
  await answerItem(ours(), item?.id ?? '', { kind: 'text', text: 'By phone' }, at());
  const reopener = ours();
  await answerItem(reopener, item?.id ?? '', { kind: 'reopen' }, at());
  expect((await itemsIn(id))[0]?.state).toBe('open');
  expect(await undo(reopener)).toBe('undone');
  expect(await nextMail()).toBeNull();
});

test('a message that was mailed, not read, and is taken back is told', async () => {
  const actor = ours();
  await addMessage(actor, id, { text: 'Please call', key: randomUUID() }, at());
  expect((await nextMail())?.subject).toMatch(/^a message from/);
  expect(await undo(actor)).toBe('withdrawn');
  expect(await undoneLines()).toEqual(['a message, Ann Adams']);
  expect(await nextMail()).toMatchObject({ subject: 'a message was taken back' });

  const unsaid = ours();
  await addMessage(unsaid, id, { text: 'Wrong client', key: randomUUID() }, at());
  expect(await undo(unsaid)).toBe('undone');
  expect(await undoneLines()).toHaveLength(1);
});

test('work that the client was mailed of is called off by Undo, and the client is told', async () => {
  const actor = ours();
  const type = typeOf('itr12');
  if (!type) throw new Error('No such type');
  const values = { taxpayerId, type, period: '2025', price: null, assigneeId: null };
  const opened = await db().transaction((tx) => openAndAsk(tx, values, actor, at()));
  if (opened === 'exists') throw new Error('It exists');
  expect((await nextMail())?.subject).toMatch(/to begin$/);
  expect(await undo(actor)).toBe('withdrawn');
  expect(await rowOf(engagements, opened.id)).toMatchObject({ state: 'declined' });
  expect(await nextMail()).toMatchObject({ subject: 'called off' });
  expect(await undo(actor)).toBe('again');
});

test('the start of planned work that was mailed and is taken back is told', async () => {
  const planned = await db().transaction((tx) => planNext(tx, ours(), id, { now: at(), evenLate: true }));
  if (planned.kind !== 'planned') throw new Error('Not planned');
  const start = async () => {
    const actor = ours();
    await startNow(actor, planned.id, (await rowOf(engagements, planned.id))?.version ?? 0, at());
    return actor;
  };
  expect(await undo(await start())).toBe('undone');
  expect(await nextMail()).toBeNull();
  const mailed = await start();
  expect((await nextMail())?.subject).toMatch(/to begin$/);
  expect(await undo(mailed)).toBe('withdrawn');
  expect(await undoneLines(planned.id)).toEqual(['the start, Ann Adams']);
  expect((await nextMail())?.text).toContain('too early');
});

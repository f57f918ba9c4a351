import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { ADDRESS, addMember, queuedMails, subjectsTo } from '#tests/accounts.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { engagementsOf, findEngagement } from './find.server.ts';
import { answerItem } from './answer-item.server.ts';
import { addItem, removeItem } from './item-requests.server.ts';
import { reviewItem } from './items.server.ts';
import { addEngagementLink, findEngagementLink } from './links.server.ts';
import { addMessage, markRead, messagesOf } from './messages.server.ts';
import { planNext, startNow } from './planned.server.ts';
import { answerQuestions } from './questions.server.ts';
import { assign, setState } from './state.server.ts';
import { timelineOf } from './timeline.server.ts';
import {
  addEngagement,
  addTaxpayerFor,
  freshWork,
  itemsIn,
  memberActor,
  staffActor,
  mailAllNotices,
} from './work.test-support.ts';

await useTestDatabase();

const ITR12 = ['pay', 'medical', 'older', 'rent', 'trade', 'car', 'home-office', 'foreign', 'sold'];
let [thandi, ann, taxpayerId] = ['', '', ''];

beforeEach(async () => {
  ({ thandi, ann, taxpayerId } = await freshWork());
});

test('questions decide what is asked for; a later answer removes what nobody answered', async () => {
  const id = await addEngagement({ taxpayerId });
  const client = memberActor(thandi);
  expect(await engagementsOf(client)).toMatchObject([{ id, toDo: 0, questions: 9, dueOn: '2026-10-23' }]);
  expect(await answerQuestions(client, id, { pay: 'yes' })).toBe('incomplete');
  for (const [yes, asksForRent] of [
    [['pay', 'rent'], true],
    [['pay'], false],
  ] as const) {
    expect(await answerQuestions(client, id, answersOf(...yes))).toBe('saved');
    const items = (await itemsIn(id)).map(({ item }) => item);
    expect(items).toContain('irp5');
    expect(items.some((item) => item?.startsWith('rent'))).toBe(asksForRent);
  }
});

test('an engagement goes back and forth as items are answered, returned and asked for', async () => {
  const id = await addEngagement({ taxpayerId, answers: answersOf('pay') });
  const [client, staff] = [memberActor(thandi), staffActor(ann)];
  const state = async () => (await findEngagement(client, id))?.state;
  const needed = (await itemsIn(id)).filter(({ isOptional }) => !isOptional);
  expect(needed.length).toBeGreaterThan(1);
  for (const item of needed) {
    expect(await state()).toBe('collecting');
    expect(await answerItem(client, item.id, { kind: 'text', text: 'Here it is' })).toBe('saved');
    if ((await state()) === 'collecting')
      expect(await answerItem(client, item.id, { kind: 'not-mine' })).toBe('sent');
  }
  expect(await state()).toBe('in_progress');
  await mailAllNotices();
  expect(await subjectsTo('info@%')).toContainEqual(expect.stringContaining(': everything is here'));
  const [first] = needed;
  if (!first) throw new Error('No item');
  const version = async () => (await itemsIn(id)).find((item) => item.id === first.id)?.version ?? 0;
  expect(await reviewItem(staff, first.id, { kind: 'accept' }, 0)).toBe('changed');
  const back = { kind: 'return', reason: 'Page 2 is missing' } as const;
  expect(await reviewItem(staff, first.id, back, await version())).toBe('saved');
  expect(await state()).toBe('waiting_for_client');
  expect((await itemsIn(id)).some(({ isOptional, state }) => isOptional && state === 'open')).toBe(true);
  expect(await engagementsOf(client)).toMatchObject([{ toDo: 1 }]);
  expect(await answerItem(client, first.id, { kind: 'not-mine' })).toBe('unexplained');
  expect(await answerItem(client, first.id, { kind: 'not-mine', reason: 'I had no job' })).toBe('saved');
  expect(await state()).toBe('in_progress');
  expect(await reviewItem(staff, first.id, { kind: 'accept' }, await version())).toBe('saved');
  expect(await answerItem(client, first.id, { kind: 'text', text: 'Too late' })).toBe('closed');
  expect(await addItem(staff, id, { what: 'Lease of the flat', why: '' })).toBe('saved');
  expect(await state()).toBe('waiting_for_client');
  const added = (await itemsIn(id)).at(-1);
  expect(added).toMatchObject({ what: 'Lease of the flat', media: ['file', 'photos', 'sentence'] });
  expect(await removeItem(staff, added?.id ?? '')).toBe('saved');
  expect(await state()).toBe('in_progress');
});

test('the client sees the day of submission; no change is overwritten', async () => {
  const id = await addEngagement({ taxpayerId });
  const staff = staffActor(ann);
  const version = (await findEngagement(staff, id))?.version ?? 0;
  const sent = {
    to: 'with_sars',
    submittedOn: '2026-07-03',
    reference: '0123/45',
    approval: 'By mail',
    version,
  } as const;
  const both = await Promise.all([setState(staff, id, sent), setState(staff, id, sent)]);
  expect(both.toSorted()).toEqual(['changed', 'saved']);
  const timeline = await timelineOf(id, { isForClient: true });
  const text = 'Submitted to SARS on 3 July 2026, reference 0123/45';
  expect(timeline.at(-1)).toMatchObject({ text, by: 'Ann Adams' });
});

test('no other member, link, colleague or visitor reads or changes an engagement', async () => {
  const stranger = await addMember({ email: 'stranger@example.org' });
  const bo = await addMember({ email: 'bo@example.org', role: 'staff' });
  const own = await addTaxpayerFor(null, { name: 'Of Ann', assigneeId: ann, email: 'own@example.org' });
  const id = await addEngagement({ taxpayerId: own, answers: answersOf('pay') });
  const other = await addEngagement({ taxpayerId });
  const [first] = await itemsIn(id);
  const nobody = (email: string) => ({ ...memberActor('', email), userId: null });
  const link = (email: string, engagementId = id) => ({ ...nobody(email), engagementId });
  const outsiders = [
    memberActor(stranger, 'stranger@example.org'),
    memberActor(thandi),
    staffActor(bo),
    link('stranger@example.org'),
    link('own@example.org', other),
    nobody('own@example.org'),
  ];
  for (const actor of outsiders) {
    expect(await findEngagement(actor, id)).toBeNull();
    expect(await answerItem(actor, first?.id ?? '', { kind: 'not-mine' })).toBe('gone');
    expect(await answerQuestions(actor, id, answersOf())).toBe('gone');
    expect(await addMessage(actor, id, { text: 'Hello', key: randomUUID() })).toBe('gone');
  }
  expect(await setState(staffActor(bo), id, { to: 'done', version: 1 })).toBe('gone');
  for (const actor of [staffActor(ann), staffActor(bo, 'admin'), link('own@example.org')])
    expect(await findEngagement(actor, id)).toMatchObject({ id });
  expect(await assign(staffActor(ann), id, { id: bo, name: 'Bo' })).toBe('saved');
  expect(await findEngagement(staffActor(bo), id)).toMatchObject({ id });
  expect(await messagesOf(id)).toEqual([]);
});

test('a link opens for its address only, until it expires or we stop writing there', async () => {
  const id = await addEngagement({ taxpayerId });
  const now = new Date();
  const link = (email: string) =>
    db().transaction((tx) => addEngagementLink(tx, { engagementId: id, email }, now));
  const [secret, foreign] = [await link(ADDRESS), await link('x@example.org')];
  expect(await findEngagementLink(secret, now)).toEqual({ engagementId: id, email: ADDRESS });
  expect(await findEngagementLink(foreign, now)).toBeNull();
  expect(await findEngagementLink('no-secret', now)).toBeNull();
  expect(await findEngagementLink(secret, new Date(now.getTime() + 61 * 86_400_000))).toBeNull();
});

test('a message is stored once, announced without its text, and read once seen', async () => {
  const id = await addEngagement({ taxpayerId, assigneeId: ann });
  const [client, staff] = [memberActor(thandi), staffActor(ann)];
  const key = randomUUID();
  const text = 'My lawyer’s name is Mokoena';
  const sent = await Promise.all([1, 2].map(() => addMessage(client, id, { text, key })));
  expect(sent.map((one) => (one === 'gone' ? one : one.kind)).toSorted()).toEqual(['repeated', 'sent']);
  const thanks = await addMessage(staff, id, { text: 'Thank you', key: randomUUID() });
  expect(thanks).toMatchObject({ kind: 'sent' });
  expect(await engagementsOf(client)).toMatchObject([{ unread: 1 }]);
  await markRead(client, id, new Date());
  await markRead(client, id, new Date());
  expect((await messagesOf(id)).map(({ readAt }) => readAt !== null)).toEqual([false, true]);
  await mailAllNotices();
  const mails = [...(await queuedMails('ann@example.org')), ...(await queuedMails(ADDRESS))];
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining(': a message from Thandi Nkosi'),
  ]);
  for (const mail of mails) expect(JSON.stringify(mail)).not.toMatch(/Mokoena|Thank you/);
});

test('next year is planned once, asks again, and by name for what came then', async () => {
  const id = await addEngagement({ taxpayerId, answers: answersOf('pay'), assigneeId: ann });
  const [irp5] = await itemsIn(id);
  const file = { name: 'IRP5 Karoo Wool.pdf', type: 'application/pdf', size: 1, sha256: 'a'.repeat(64) };
  await put(documents, { ...file, engagementId: id, itemId: irp5?.id, direction: 'from_client' });
  await answerItem(memberActor(thandi), irp5?.id ?? '', { kind: 'text', text: 'Sent' });
  const once = await addEngagement({ taxpayerId, type: 'company-registration', period: 'once' });
  const open = (one: string) => db().transaction((tx) => planNext(tx, staffActor(ann), one));
  const both = await Promise.all([open(id), open(id)]);
  expect(both.map(({ kind }) => kind).toSorted()).toEqual(['existed', 'planned']);
  expect([await open(once), await open(randomUUID())]).toEqual([{ kind: 'once' }, { kind: 'gone' }]);
  const [next] = await db().select().from(engagements).where(eq(engagements.period, '2027'));
  const opened = await findEngagement(staffActor(ann), next?.id ?? '');
  const same = { price: 149_500, assignee: { id: ann }, answers: null };
  expect(opened).toMatchObject({ ...same, state: 'planned' });
  expect(await startNow(staffActor(ann), next?.id ?? '', next?.version ?? 0)).toBe('saved');
  expect(await answerQuestions(memberActor(thandi), next?.id ?? '', answersOf('pay'))).toBe('saved');
  const [named] = await itemsIn(next?.id ?? '');
  expect(named).toMatchObject({ item: 'irp5', state: 'open', cameLast: 'IRP5 Karoo Wool.pdf' });
});

test('the audit has what staff do, without a client’s words', async () => {
  const id = await addEngagement({ taxpayerId, answers: answersOf('pay') });
  await addItem(staffActor(ann), id, { what: 'Lease', why: '' });
  await addMessage(staffActor(ann), id, { text: 'Secret words', key: randomUUID() });
  const entries = await db().select().from(auditEntries).where(eq(auditEntries.actorId, ann));
  expect(entries.map(({ action }) => action)).toEqual(['engagement.ask', 'engagement.reply']);
  expect(JSON.stringify(entries)).not.toContain('Secret words');
});

function answersOf(...yes: string[]): Record<string, 'yes' | 'no'> {
  return Object.fromEntries(ITR12.map((question) => [question, yes.includes(question) ? 'yes' : 'no']));
}

import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { withStep } from '#app/accounts/core/actor.ts';
import { db } from '#app/platform/db/client.server.ts';
import { engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import { proposals } from '#app/platform/db/schema/proposals.ts';
import { clientMailDays } from '#app/platform/db/schema/taxpayers.ts';
import { addProposal } from '#app/work/proposals/proposals.test-support.ts';
import {
  addEngagement,
  addTaxpayerFor,
  freshWork,
  itemsIn,
  mailAllNotices,
  staffActor,
} from '../engagements/work.test-support.ts';
import { queuedMails } from '#tests/accounts.ts';
import { rowOf, useTestDatabase } from '#tests/database.ts';
import { reviewItem } from '../engagements/items.server.ts';
import { timelineOf } from '../engagements/timeline.server.ts';
import { undoStep } from '../engagements/undo-step.server.ts';
import { mailNotices } from '../notices/mail-notices.server.ts';
import { notifyClient } from '../notices/notify-client.server.ts';
import { previewReminders } from './preview.server.ts';
import { remindNow } from './remind-now.server.ts';
import { sendReminders } from './send.server.ts';

await useTestDatabase();

/** Monday; three working days later it is Friday: the elections on Wednesday are a holiday. */
const ASKED = new Date('2026-11-02T09:00:00Z');
const THIRD = '2026-11-06';
const TODAY = new Date(`${THIRD}T05:00:00Z`);
const LATER = new Date(`${THIRD}T05:06:00Z`);
let [staff, taxpayerId] = ['', ''];

beforeEach(async () => {
  await db().delete(clientMailDays);
  ({ ann: staff, taxpayerId } = await freshWork());
});

test('staff remind of what is open in the firm’s turn, or read the one reason why not', async () => {
  const id = await add({ answers: { pay: 'yes' } });
  await db().update(engagements).set({ state: 'in_progress' });
  expect(await remind(id)).toBe('told');
  expect(await remind(id)).toBe('noticed');
  await mailNotices(LATER);
  expect(await remind(id)).toBe('had');
  await db().update(engagements).set({ remindersPaused: true });
  expect(await remind(id)).toBe('paused');
  await db().update(requestItems).set({ state: 'accepted' });
  expect(await remind(id)).toBe('nothing');
  const unknown = await add({ taxpayerId: await addTaxpayerFor(null) });
  expect(await remind(unknown)).toBe('nobody');
});

test('no reminder overtakes the first mail about the same', async () => {
  const works = [await add(), await add({ type: 'irp6', period: '2027-2' })];
  const [first = '', second = ''] = works;
  await db().update(engagements).set({ state: 'proposed' });
  const proposalId = await addProposal(taxpayerId, works);
  await db().update(proposals).set({ sentAt: ASKED });
  const notice = { engagementId: first, kind: 'proposal', aboutIds: [proposalId] } as const;
  await db().transaction((tx) => notifyClient(tx, notice, staffActor(staff), new Date()));
  expect(await remind(second)).toBe('noticed');
  expect(await sendReminders(new Date(`${THIRD}T06:00:00Z`))).toBe(0);
  expect((await previewReminders(staffActor(staff), works)).people).toBe(0);
  await mailAllNotices();
  await db().delete(clientMailDays);
  expect(await remind(second)).toBe('told');
});

test('a reminder waits, says what is so when it is mailed, and is dropped by Undo', async () => {
  const id = await add({ answers: { pay: 'yes' } });
  const me = withStep(staffActor(staff));
  const press = () => db().transaction((tx) => remindNow(tx, me, id, TODAY));
  expect(await press()).toBe('told');
  expect(await rowOf(engagements, id)).toMatchObject({ reminders: 1 });
  expect(await queuedMails()).toEqual([]);
  expect(await undoStep(me, me.stepId, TODAY)).toBe('undone');
  await mailNotices(LATER);
  expect(await queuedMails()).toEqual([]);
  expect(await rowOf(engagements, id)).toMatchObject({ reminders: 0 });

  expect(await remind(id)).toBe('told');
  const [first, ...others] = await itemsIn(id);
  await db().update(requestItems).set({ state: 'answered' });
  const isFirst = eq(requestItems.id, first?.id ?? '');
  await db().update(requestItems).set({ state: 'returned', reason: 'Page two' }).where(isFirst);
  await mailNotices(LATER);
  const [mail] = await queuedMails();
  expect(mail?.subject).toMatch(/: one returned paper needs another look$/);
  expect(mail?.text).not.toMatch(/papers? (is|are) missing/);
  expect(others).not.toEqual([]);
});

test('the timeline says whether a reminder waits, is sent, or never was', async () => {
  const id = await add({ answers: { pay: 'yes' } });
  const lines = async () =>
    (await timelineOf(id, { isForClient: false })).flatMap(({ kind, text }) =>
      kind === 'note' ? [text] : [],
    );
  expect(await remind(id)).toBe('told');
  expect(await lines()).toEqual(['Reminder waits until 07:05']);
  await mailNotices(LATER);
  expect(await lines()).toEqual(['Reminder sent']);

  await db().delete(clientMailDays);
  expect(await remind(id)).toBe('told');
  await db().update(requestItems).set({ state: 'accepted' });
  await mailNotices(LATER);
  expect(await queuedMails()).toHaveLength(1);
  expect((await lines()).toSorted()).toEqual([
    'Reminder not sent: it was not needed any more',
    'Reminder sent',
  ]);
});

test('a reminder that was mailed cannot be taken back, and offers no Undo', async () => {
  const id = await add({ answers: { pay: 'yes' } });
  const me = withStep(staffActor(staff));
  await db().transaction((tx) => remindNow(tx, me, id, TODAY));
  const offered = async () =>
    (await timelineOf(id, { isForClient: false, reader: staff }, TODAY)).flatMap(({ undo }) => undo);
  expect(await offered()).toEqual([me.stepId]);
  await mailNotices(LATER);
  expect(await queuedMails()).toHaveLength(1);
  expect(await offered()).toEqual([]);
  expect(await undoStep(me, me.stepId, LATER)).toBe('mailed');
  expect(await rowOf(engagements, id)).toMatchObject({ reminders: 1 });
});

test('a reminder of one work of a proposal is about the proposal, once', async () => {
  const works = [await add(), await add({ type: 'irp6', period: '2027-2' })];
  await db().update(engagements).set({ state: 'proposed' });
  const [first = '', second = ''] = works;
  await addProposal(taxpayerId, works);
  await db().update(proposals).set({ sentAt: ASKED });
  expect(await remind(second)).toBe('told');
  expect(await remind(first)).toBe('told');
  await mailNotices(LATER);
  expect(await remind(first)).toBe('had');
  expect((await queuedMails()).map(({ subject, text }) => `${subject} ${text}`)).toEqual([
    expect.stringMatching(/, Thandi Nkosi: our proposal waits .*: .*; .*\. It stays open until /s),
  ]);
});

test('whom another mail told today what to do gets no reminder on that day', async () => {
  const id = await add({ answers: { pay: 'yes' } });
  const [first] = await itemsIn(id);
  await db()
    .update(requestItems)
    .set({ state: 'answered' })
    .where(eq(requestItems.id, first?.id ?? ''));
  const back = { kind: 'return', reason: 'Page two is missing' } as const;
  await reviewItem(staffActor(staff), first?.id ?? '', back, first?.version ?? 0, TODAY);
  await mailNotices(LATER);
  expect(await queuedMails()).toMatchObject([{ subject: expect.stringMatching(/one paper needs another/) }]);
  await db().update(engagements).set({ askedOn: '2026-11-02' });
  expect(await sendReminders(new Date(`${THIRD}T10:00:00Z`))).toBe(0);
  expect(await remind(id)).toBe('had');
  expect(await queuedMails()).toHaveLength(1);
});

function remind(id: string) {
  return db().transaction((tx) => remindNow(tx, staffActor(staff), id, TODAY));
}

function add(changes: Partial<Parameters<typeof addEngagement>[0]> = {}): Promise<string> {
  return addEngagement({ taxpayerId, now: ASKED, ...changes });
}

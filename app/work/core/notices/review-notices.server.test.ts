import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { withStep, type FirmActor } from '#app/accounts/core/actor.ts';
import { MINUTE } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { userRoles } from '#app/platform/db/schema/accounts.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { queuedMails } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { askForReview, sendBack, setReviewed } from '../engagements/review.server.ts';
import { undoStep } from '../engagements/undo-step.server.ts';
import { timelineOf } from '../engagements/timeline.server.ts';
import { addMessage } from '../engagements/messages.server.ts';
import { freshDesk, memberActor } from '../engagements/work.test-support.ts';
import { mailFirmNotices } from './mail-firm-notices.server.ts';

await useTestDatabase();

const START = new Date();
const at = (minutes: number) => new Date(START.getTime() + minutes * MINUTE);
let desk: Awaited<ReturnType<typeof freshDesk>>;
let [ann, bob]: FirmActor[] = [];

beforeEach(async () => {
  desk = await freshDesk();
  ann = withStep({ party: 'firm', id: desk.ann, name: 'Ann Adams', role: 'staff' });
  bob = withStep({ party: 'firm', id: desk.bob, name: 'Bob Brink', role: 'staff' });
  await db().update(engagements).set({ state: 'in_progress', assigneeId: desk.ann });
});

const askBob = (minute = 0, by = ann) =>
  askForReview(by!, desk.id, { id: desk.bob, name: 'Bob Brink' }, at(minute));

test('who is asked for a review is told by one mail, with what else they are told', async () => {
  await askBob();
  expect(await mailFirmNotices(at(4))).toBe(0);
  await mailFirmNotices(at(6));
  const [mail, ...others] = await queuedMails();
  expect(others).toEqual([]);
  expect(mail?.to).toBe('bob@example.org');
  expect(mail?.subject).toContain('you are asked for a review');
  expect(mail?.text).toContain('Ann Adams asks you to review it before it goes out.');
  expect(mail?.text).toContain(`/admin/work/${desk.id}#review`);
});

test('asking for a review that is taken back or given to another tells nothing', async () => {
  await askBob();
  expect(await undoStep(ann!, ann!.stepId!, at(1))).toBe('undone');
  await askBob(2, withStep(ann!));
  await askForReview(withStep(ann!), desk.id, { id: desk.admin, name: 'Anusha Pillay' }, at(3));
  await mailFirmNotices(at(20));
  expect((await queuedMails()).map(({ to }) => to)).toEqual(['admin@example.org']);
});

test('who asks themselves, or has no role any more, gets no mail', async () => {
  await askBob(0, bob);
  await mailFirmNotices(at(20));
  await askForReview(ann!, desk.id, null, at(21));
  await askBob(22, withStep(ann!));
  await db().delete(userRoles).where(eq(userRoles.userId, desk.bob));
  await mailFirmNotices(at(40));
  expect(await queuedMails()).toEqual([]);
});

test('whoever does the work is told that it was sent back, without the reason', async () => {
  await askBob();
  await mailFirmNotices(at(6));
  await sendBack(bob!, desk.id, 'The interest of 1 200 is missing.', at(7));
  await addMessage(memberActor(desk.thandi), desk.id, { text: 'Hello', key: 'a'.repeat(20) }, at(7));
  await mailFirmNotices(at(20));
  const [mail, ...others] = await queuedMails('ann@%');
  expect(others).toEqual([]);
  expect(mail?.subject).toContain('the review sent it back, and a message from Thandi Nkosi');
  expect(mail?.text).toContain('Bob Brink sent it back');
  expect(mail?.text).not.toContain('1 200');
});

test('sending back that is taken back, or answered by asking again, tells nothing', async () => {
  await askBob();
  await mailFirmNotices(at(6));
  await sendBack(bob!, desk.id, 'The interest is missing.', at(7));
  expect(await undoStep(bob!, bob!.stepId!, at(8))).toBe('undone');
  await mailFirmNotices(at(20));
  expect(await queuedMails('ann@%')).toEqual([]);
  const [work] = await db().select().from(engagements).where(eq(engagements.id, desk.id));
  expect(work?.reviewerId).toBe(desk.bob);
  await sendBack(withStep(bob!), desk.id, 'The interest is missing.', at(21));
  await askBob(22, withStep(ann!));
  await mailFirmNotices(at(40));
  expect(await queuedMails('ann@%')).toEqual([]);
});

test('who does the work is told that it is reviewed, and of that being taken back', async () => {
  await askBob();
  await setReviewed(bob!, desk.id, { isReviewed: true }, at(1));
  await mailFirmNotices(at(20));
  expect((await queuedMails('bob@%')).length).toBe(0);
  const [mail] = await queuedMails('ann@%');
  expect(mail?.text).toContain('Bob Brink reviewed it: it may go out.');
  await setReviewed(withStep(bob!), desk.id, { isReviewed: false }, at(21));
  await mailFirmNotices(at(40));
  const subjects = (await queuedMails('ann@%')).map(({ subject }) => subject);
  expect(subjects).toContainEqual(expect.stringContaining('the review was taken back'));
});

test('nobody sends back their own work, or what has gone out', async () => {
  await askBob();
  expect(await sendBack(withStep(ann!), desk.id, 'Wrong')).toBe('own');
  await db().update(engagements).set({ state: 'with_sars', submittedOn: '2026-11-02' });
  expect(await sendBack(bob!, desk.id, 'Wrong')).toBe('closed');
});

test('who is not asked reviews nothing in their place, unless they may allocate work', async () => {
  await askBob();
  const carl = { ...ann!, id: desk.thandi, name: 'Carl Cele' };
  await db().update(engagements).set({ assigneeId: null });
  await db().update(taxpayers).set({ assigneeId: null });
  const refusal = { kind: 'asked', name: 'Bob Brink' };
  expect(await setReviewed(carl, desk.id, { isReviewed: true })).toEqual(refusal);
  expect(await sendBack(carl, desk.id, 'Wrong')).toEqual(refusal);
  expect(await setReviewed(bob!, desk.id, { isReviewed: true })).toEqual({ kind: 'saved', inPlaceOf: null });
});

test('who was asked is told that a manager did it, unless that is taken back', async () => {
  await askBob();
  await mailFirmNotices(at(6));
  const manager = withStep({ party: 'firm', id: desk.admin, name: 'Anusha Pillay', role: 'manager' });
  expect(await setReviewed(manager, desk.id, { isReviewed: true }, at(7))).toEqual({
    kind: 'saved',
    inPlaceOf: 'Bob Brink',
  });
  expect(await undoStep(manager, manager.stepId!, at(8))).toBe('undone');
  await mailFirmNotices(at(20));
  expect(await queuedMails('bob@%')).toHaveLength(1);
  await setReviewed(withStep(manager), desk.id, { isReviewed: true }, at(21));
  await mailFirmNotices(at(40));
  const mails = await queuedMails('bob@%');
  expect(mails.map(({ subject }) => subject)).toContainEqual(
    expect.stringContaining('somebody else did the review'),
  );
  const [work] = await db().select().from(engagements).where(eq(engagements.id, desk.id));
  expect(work).toMatchObject({ reviewedBy: desk.admin, reviewerId: desk.bob });
  const events = await timelineOf(desk.id, { isForClient: false, reader: desk.admin });
  expect(events.map(({ text }) => text)).toContain(
    'Reviewed in place of Bob Brink, who was asked: it may go out',
  );
});

test('who was asked is told that a manager sent it back in their place', async () => {
  await askBob();
  const manager = withStep({ party: 'firm', id: desk.admin, name: 'Anusha Pillay', role: 'manager' });
  await sendBack(manager, desk.id, 'The interest is missing.', at(1));
  await mailFirmNotices(at(20));
  const [mail] = await queuedMails('bob@%');
  expect(mail?.text).toContain('Anusha Pillay did the review in your place');
});

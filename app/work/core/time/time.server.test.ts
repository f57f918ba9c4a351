import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { HOUR, MINUTE } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { readPart } from '#app/platform/db/parts.server.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { addEngagement, freshDesk, staffActor } from '#app/work/core/engagements/work.test-support.ts';
import { useTestDatabase } from '#tests/database.ts';
import { addTime, removeTime, restoreTime, saveTime, timePart } from './time.server.ts';
import { resumeTimer, startTimer, stopTimer, timerPart } from './timers.server.ts';

await useTestDatabase();

const START = new Date('2026-11-27T08:00:00Z');
const DAY = '2026-11-27';
const after = (time: number) => new Date(START.getTime() + time);

let [id, other] = ['', ''];
let ann = staffActor('');
let bob = staffActor('');
let admin = staffActor('');

beforeEach(async () => {
  const desk = await freshDesk();
  ({ id } = desk);
  other = await addEngagement({ taxpayerId: desk.taxpayerId, period: '2025' });
  [ann, bob, admin] = [staffActor(desk.ann), staffActor(desk.bob), staffActor(desk.admin, 'admin')];
});

const entries = async () => (await readPart(timePart(id))).map(({ minutes, day }) => [minutes, day]);
const timer = async () => (await readPart(timerPart(ann.id)))[0]?.engagementId ?? null;

test('a repeat of the same form notes its minutes once, and another number is said', async () => {
  const entry = { id: randomUUID(), minutes: 15, day: DAY };
  expect(await addTime(ann, id, entry)).toBe('added');
  expect(await addTime(ann, id, entry)).toBe('added');
  expect(await addTime(ann, id, { ...entry, minutes: 30 })).toBe('other');
  expect(await entries()).toEqual([[15, DAY]]);
});

test('an entry is corrected, removed and brought back; an older page changes nothing', async () => {
  const entry = { id: randomUUID(), minutes: 15, day: DAY };
  await addTime(ann, id, entry);
  const changed = { id: entry.id, version: 1, minutes: 45, day: '2026-11-26' };
  expect(await saveTime(ann, id, changed)).toMatchObject({ minutes: 15, day: DAY });
  expect(await saveTime(ann, id, { ...changed, minutes: 60 })).toBe('changed');
  expect(await removeTime(ann, id, entry.id)).toBe('saved');
  expect(await entries()).toEqual([]);
  expect(await restoreTime(ann, id, entry.id)).toBe('saved');
  expect(await entries()).toEqual([[45, '2026-11-26']]);
});

test('a colleague changes their own time, and who may allocate everybody’s', async () => {
  const entry = { id: randomUUID(), minutes: 15, day: DAY };
  await db().update(taxpayers).set({ assigneeId: null });
  await addTime(ann, id, entry);
  expect(await removeTime(bob, id, entry.id)).toBe('gone');
  expect(await removeTime(admin, id, entry.id)).toBe('saved');
});

test('who does not see the work notes no time at it', async () => {
  const entry = { id: randomUUID(), minutes: 15, day: DAY };
  expect(await addTime(bob, id, entry)).toBe('gone');
  expect(await startTimer(bob, id)).toBe('gone');
  expect(await addTime(ann, 'no-uuid', entry)).toBe('gone');
});

test('two starts in the same instant leave one timer, whatever they are for', async () => {
  const started = await Promise.all([startTimer(ann, id), startTimer(ann, other), startTimer(ann, id)]);
  expect(started.toSorted()).toEqual(['running', 'running', 'started']);
});

test('two stops in the same instant count once', async () => {
  await startTimer(ann, id, START);
  const stopped = await Promise.all([1, 2].map(() => stopTimer(ann, id, {}, after(25 * MINUTE))));
  expect(stopped.filter((one) => typeof one === 'object')).toHaveLength(1);
  expect(await entries()).toEqual([[25, DAY]]);
});

test('a timer of more than 12 hours is never counted by itself', async () => {
  await startTimer(ann, id, START);
  const later = after(30 * HOUR);
  expect(await stopTimer(ann, id, {}, later)).toBe('forgotten');
  expect([await timer(), await entries()]).toEqual([id, []]);
  expect(await stopTimer(ann, id, { minutes: 50 }, later)).toMatchObject({ minutes: 50 });
  expect(await entries()).toEqual([[50, DAY]]);
});

test('a stop and a discard are taken back: the timer runs on since its start', async () => {
  await startTimer(ann, id, START);
  const stopped = await stopTimer(ann, id, {}, after(25 * MINUTE));
  if (typeof stopped === 'string') throw new Error(stopped);
  expect(await resumeTimer(ann, id, stopped.id)).toBe('started');
  expect([await timer(), await entries()]).toEqual([id, []]);
  const dropped = await stopTimer(ann, id, { isDropped: true }, after(40 * MINUTE));
  if (typeof dropped === 'string') throw new Error(dropped);
  expect([await timer(), await entries()]).toEqual([null, []]);
  await startTimer(ann, other, START);
  expect(await resumeTimer(ann, id, dropped.id)).toBe('running');
  await stopTimer(ann, other, {}, after(MINUTE));
  expect(await resumeTimer(ann, id, dropped.id)).toBe('started');
  expect(await stopTimer(ann, id, {}, after(60 * MINUTE))).toMatchObject({ minutes: 60 });
});

test('a timer can be stopped after its work went to a colleague', async () => {
  await startTimer(ann, id, START);
  await db().update(taxpayers).set({ assigneeId: bob.id }).where(eq(taxpayers.assigneeId, ann.id));
  expect(await stopTimer(ann, id, {}, after(5 * MINUTE))).toMatchObject({ minutes: 5 });
});

import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { bookings } from '#app/platform/db/schema/bookings.ts';
import { HOUR, MINUTE } from '#app/platform/core/time.ts';
import { queuedMails, subjectsTo } from '#tests/accounts.ts';
import { rowOf, useTestDatabase } from '#tests/database.ts';
import { addColleague, ANN, BOB, bookingRequest, freshDiary } from './bookings.test-support.ts';
import { cancelBooking, handOver, moveBooking, restoreBooking } from './change.server.ts';
import { mailBookingNews } from './notify.server.ts';
import { bookForCaller } from './requests.server.ts';
import { takeBack } from './take-back.server.ts';

await useTestDatabase();

const NOW = new Date();
const START = NOW.getTime() + 26 * HOUR;
const CLIENT = 'caller@example.org';
let [ann, bob] = ['', ''];

beforeEach(async () => {
  ann = await freshDiary();
  bob = await addColleague(BOB, { fullName: 'Bob Brink' });
});

test('taken back while nobody was told, a booking for a caller leaves nothing', async () => {
  const id = await bookedByAnn();
  expect(await takeBack(id, { actorId: ann }, NOW)).toEqual({ kind: 'taken-back' });
  expect([await db().$count(bookings), await subjectsTo()]).toEqual([0, []]);
});

test('once it is told, Undo cancels it and says so', async () => {
  const id = await bookedByAnn();
  await letWaitPass();
  await db().execute(sql`delete from pgboss.job`);
  expect(await takeBack(id, { actorId: ann }, NOW)).toMatchObject({ kind: 'cancelled' });
  await letWaitPass();
  expect(await subjectsTo(CLIENT)).toEqual([expect.stringMatching(/^Cancelled/)]);
  expect(await takeBack(id, { actorId: ann }, NOW)).toEqual({ kind: 'over' });
});

test('who was not told yet hears of a change as of a new booking, and of no end', async () => {
  const id = await bookedByAnn();
  expect((await cancelBooking(id, firm(), NOW)).kind).toBe('cancelled');
  await letWaitPass();
  expect(await subjectsTo()).toEqual([]);
  expect((await restoreBooking(id, { actorId: ann }, NOW)).kind).toBe('restored');
  await letWaitPass();
  expect(await subjectsTo(CLIENT)).toEqual([expect.stringMatching(/^Your consultation/)]);
  expect(await subjectsTo(ANN)).toEqual([expect.stringMatching(/^Consultation booked/)]);

  const other = await bookedByAnn({ email: 'other@example.org', start: START + 3 * HOUR });
  expect((await moveBooking(other, START + 5 * HOUR, firm(), NOW)).kind).toBe('moved');
  await letWaitPass();
  expect(await subjectsTo('other@example.org')).toEqual([expect.stringMatching(/^Your consultation/)]);
});

test('the message of a change that is taken back goes out with no other change', async () => {
  const reason = { ...firm(), message: 'We are closed that day.' };
  const id = await bookedByAnn();
  await letWaitPass();
  await db().execute(sql`delete from pgboss.job`);
  await handOver(id, bob, { actorId: ann }, NOW);
  await cancelBooking(id, reason, NOW);
  await restoreBooking(id, { actorId: ann }, NOW);
  await moveBooking(id, START + 5 * HOUR, reason, NOW);
  await moveBooking(id, START, firm(), NOW);
  await letWaitPass();
  const mails = await queuedMails(CLIENT);
  expect(mails.map(({ text }) => text.includes('closed that day'))).toEqual([false]);
});

test('a colleague who lost it before being told is not told of it', async () => {
  const id = await bookedByAnn();
  expect((await handOver(id, bob, { actorId: ann }, NOW)).kind).toBe('handed-over');
  await letWaitPass();
  expect(await subjectsTo(ANN)).toEqual([]);
  expect(await subjectsTo(BOB)).toEqual([expect.stringMatching(/^Consultation booked/)]);
});

test('of a talk in a few minutes both sides are told at once', async () => {
  const id = await bookedByAnn({ start: NOW.getTime() + 5 * MINUTE });
  expect((await rowOf(bookings, id))?.state).toBe('booked');
  expect(await subjectsTo(CLIENT)).toHaveLength(1);
});

const firm = () => ({ party: 'firm', actorId: ann }) as const;

async function bookedByAnn(changes: Partial<{ start: number; email: string }> = {}): Promise<string> {
  const request = bookingRequest({ start: START, email: CLIENT, ...changes });
  const booked = await bookForCaller(request, { colleagueId: ann, actorId: ann }, NOW);
  if (booked.kind !== 'booked') throw new Error(booked.kind);
  return booked.id;
}

function letWaitPass() {
  return mailBookingNews(new Date(NOW.getTime() + HOUR));
}

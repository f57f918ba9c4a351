import { beforeEach, expect, test } from 'vitest';
import { noticeWait } from '#app/platform/mail/when-mailed.server.ts';
import { HOUR } from '#app/platform/core/time.ts';
import { queuedMails, subjectsTo } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { addColleague, ANN, BOB, bookingRequest, freshDiary } from './bookings.test-support.ts';
import { cancelBooking, handOver, moveBooking, restoreBooking } from './change.server.ts';
import { mailBookingNews } from './notify.server.ts';
import { bookConsultation } from './requests.server.ts';
import { instantOf } from './working-time.ts';

await useTestDatabase();

const NOW = new Date('2026-11-22T20:00:00Z');
const WAIT = noticeWait();
const TEN = instantOf('2026-11-24', '10:00');
const CLIENT = 'naledi@example.org';
let [ann, bob] = ['', ''];

beforeEach(async () => {
  ann = await freshDiary();
  bob = await addColleague(BOB, { fullName: 'Bob Brink' });
});

test('of what staff change in the wait both sides get one mail, with the last time', async () => {
  const { id } = await booked();
  const firm = { party: 'firm', actorId: ann } as const;
  await moveBooking(id, TEN + HOUR, { ...firm, message: 'I am ill.' }, NOW);
  await moveBooking(id, TEN + 2 * HOUR, firm, NOW);
  expect(await counts()).toEqual([1, 1, 0]);
  await letPass(WAIT - 1);
  expect(await counts()).toEqual([1, 1, 0]);
  await Promise.all([letPass(), letPass()]);
  await letPass(HOUR);
  expect(await counts()).toEqual([2, 2, 0]);
  const [client, colleague] = [(await queuedMails(CLIENT)).at(-1), (await queuedMails(ANN)).at(-1)];
  expect(client?.subject).toBe('Moved: your consultation: Tuesday 24 November 2026 at 12:00');
  expect(client?.text).toContain('I am ill.');
  expect(colleague?.subject).toMatch(/^Consultation moved: .*12:00/);
});

test('whoever changes on and on delays the mail by two waiting times at most', async () => {
  const { id } = await booked();
  const firm = { party: 'firm', actorId: ann } as const;
  const waits: (number | null)[] = [];
  for (const [times, step] of [0, 0.9, 1.8].entries()) {
    const now = new Date(NOW.getTime() + step * WAIT);
    await mailBookingNews(now);
    const moved = await moveBooking(id, TEN + (times + 1) * HOUR, firm, now);
    waits.push(moved.kind === 'moved' ? moved.wait : null);
  }
  expect(waits).toEqual([WAIT, WAIT, WAIT / 5]);
  await letPass(2 * WAIT - 1);
  expect(await counts()).toEqual([1, 1, 0]);
  await letPass(2 * WAIT);
  expect(await counts()).toEqual([2, 2, 0]);
});

test('what staff take back in the wait is told to nobody', async () => {
  const { id } = await booked();
  const firm = { party: 'firm', actorId: ann } as const;
  await moveBooking(id, TEN + HOUR, firm, NOW);
  expect(await moveBooking(id, TEN, firm, NOW)).toMatchObject({ kind: 'moved', wait: null });
  await cancelBooking(id, firm, NOW);
  expect(await restoreBooking(id, { actorId: ann }, NOW)).toEqual({ kind: 'restored', wait: null });
  await handOver(id, bob, { actorId: ann }, NOW);
  expect(await handOver(id, ann, { actorId: bob }, NOW)).toMatchObject({ kind: 'handed-over', wait: null });
  await letPass();
  expect(await counts()).toEqual([1, 1, 0]);
});

test('changes in the wait end as what is so then, and a client’s own is told at once', async () => {
  const { id } = await booked();
  const firm = { party: 'firm', actorId: ann } as const;
  await moveBooking(id, TEN + HOUR, firm, NOW);
  await handOver(id, bob, { actorId: ann }, NOW);
  await letPass();
  expect((await subjectsTo(CLIENT)).at(-1)).toMatch(/^Moved/);
  expect((await subjectsTo(ANN)).at(-1)).toMatch(/^Consultation handed over/);
  expect(await subjectsTo(BOB)).toEqual([expect.stringMatching(/^Consultation handed over/)]);

  await moveBooking(id, TEN + 3 * HOUR, firm, NOW);
  const [client = 0, , colleague = 0] = await counts();
  await moveBooking(id, TEN + HOUR, { party: 'client' }, NOW);
  expect(await counts(), 'Bob knows of nothing new').toEqual([client + 1, expect.any(Number), colleague]);
  await cancelBooking(id, firm, NOW);
  await cancelBooking(id, firm, NOW);
  await letPass(HOUR);
  expect((await subjectsTo(CLIENT)).at(-1)).toMatch(/^Cancelled/);
  expect(await counts()).toEqual([client + 2, expect.any(Number), colleague + 1]);
});

async function booked(): Promise<{ id: string }> {
  const request = bookingRequest({ start: TEN, email: CLIENT, wanted: { id: ann } });
  const result = await bookConsultation(request, NOW);
  if (result.kind !== 'booked') throw new Error(`Not booked: ${result.kind}`);
  return result;
}

const letPass = (time = WAIT) => mailBookingNews(new Date(NOW.getTime() + time));

function counts(): Promise<number[]> {
  return Promise.all([CLIENT, ANN, BOB].map(async (to) => (await subjectsTo(to)).length));
}

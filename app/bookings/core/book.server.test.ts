import { beforeEach, expect, test } from 'vitest';
import { diary as rules } from '#content/consultations.ts';
import { db } from '#app/platform/db/client.server.ts';
import { bookings, timeOff } from '#app/platform/db/schema/bookings.ts';
import { consultationOf } from '#app/firm/core/consultations.ts';
import { HOUR, MINUTE } from '#app/platform/core/time.ts';
import { forgetAccounts } from '#tests/accounts.ts';
import { put, useTestDatabase } from '#tests/database.ts';
import { isNightly } from '#tests/nightly.ts';
import { addColleague, bookingRequest } from './bookings.test-support.ts';
import { bookSlot, type BookingResult, type BookingRequest } from './book.server.ts';
import { instantOf } from './working-time.ts';

await useTestDatabase();

const NOW = new Date('2026-11-22T20:00:00Z');
const VISITORS = isNightly ? 1_000 : 200;
const TEN = instantOf('2026-11-24', '10:00');
let [ann, bob] = ['', ''];

beforeEach(async () => {
  await forgetAccounts();
  await db().delete(bookings);
  ann = await addColleague('ann@example.org');
  bob = await addColleague('bob@example.org');
});

test('of many who want the same slots at once, as many get one as there are', async () => {
  const starts = Array.from({ length: 10 }, (_, index) => TEN + index * 30 * 2 * MINUTE).filter(
    (start) => start < instantOf('2026-11-24', '16:00'),
  );
  const all = await Promise.all(
    Array.from({ length: VISITORS }, (_, index) => attempt({ start: starts[index % starts.length] ?? TEN })),
  );
  const count = (kind: string) => all.filter((one) => one.kind === kind).length;
  expect(count('booked')).toBe(starts.length * 2);
  expect(count('taken')).toBe(VISITORS - starts.length * 2);
  const stored = await db().select().from(bookings);
  expect(stored).toHaveLength(starts.length * 2);
  const slots = new Set(stored.map(({ colleagueId, startsAt }) => `${colleagueId} ${startsAt}`));
  expect(slots.size).toBe(stored.length);
}, 90_000);

test('Postgres itself refuses two at one time, and the buffer after each', async () => {
  const first = await attempt({});
  expect(first.kind).toBe('booked');
  const [row] = await db().select().from(bookings);
  if (!row) throw new Error('nothing was booked');
  const again = { ...row, id: undefined, submissionKey: 'another submission' };
  for (const minutes of [0, 29, 44]) {
    const startsAt = new Date(row.startsAt.getTime() + minutes * MINUTE);
    const endsAt = new Date(startsAt.getTime() + HOUR);
    const cause = { constraint_name: 'bookings_one_at_a_time' };
    const refused = put(bookings, { ...again, startsAt, endsAt, heldUntil: endsAt });
    await expect(refused, `${minutes} minutes later`).rejects.toMatchObject({ cause });
  }
  expect(rules.bufferMinutes).toBe(15);
});

test('a visitor who is too late is told the nearest free times', async () => {
  for (const _ of [ann, bob]) expect((await attempt({})).kind).toBe('booked');
  const answer = await attempt({});
  expect(answer).toMatchObject({ kind: 'taken' });
  const { nearest } = answer as Extract<BookingResult, { kind: 'taken' }>;
  expect(nearest).toHaveLength(6);
  expect(nearest.map(({ start }) => (start - TEN) / MINUTE)).toEqual([-120, -90, -60, 60, 90, 120]);
});

test('who wants one colleague gets nobody else, unless that one takes no talks', async () => {
  const wanted = { id: bob };
  expect((await attempt({ wanted })).kind).toBe('booked');
  expect(await attempt({ wanted })).toMatchObject({ kind: 'taken', nearest: expect.any(Array) });
  expect((await attempt({ wanted: { name: 'Nobody Here' } })).kind).toBe('booked');
  const stored = await db().select().from(bookings).orderBy(bookings.createdAt);
  expect(stored.map(({ colleagueId, keepsColleague }) => [colleagueId, keepsColleague])).toEqual([
    [bob, true],
    [ann, false],
  ]);
});

test('who wants nobody in particular gets who does what the talk is about', async () => {
  const anusha = await addColleague('anusha@example.org', { fullName: 'Anusha Pillay' });
  const consultation = consultationOf('company');
  if (!consultation) throw new Error('there is no talk about companies');
  for (const _ of [ann, bob]) expect((await attempt({ start: TEN, consultation })).kind).toBe('booked');
  const stored = await db().select().from(bookings).orderBy(bookings.createdAt);
  expect(stored[0]).toMatchObject({ colleagueId: anusha, keepsColleague: false });
  expect([ann, bob]).toContain(stored[1]?.colleagueId);
});

test('nothing is booked in time off, on holidays, too soon, in the past, at half steps', async () => {
  for (const colleagueId of [ann, bob]) {
    const [startsAt, endsAt] = [new Date(TEN), new Date(TEN + HOUR)];
    await db().insert(timeOff).values({ colleagueId, startsAt, endsAt });
  }
  const refused = {
    'time off': TEN + 30 * MINUTE,
    'within the lead time': instantOf('2026-11-23', '09:30'),
    'Day of Reconciliation': instantOf('2026-12-16', '10:00'),
    'a half step': TEN + 75 * MINUTE,
    'in the past': instantOf('2026-11-20', '10:00'),
    'beyond the horizon': instantOf('2027-02-01', '10:00'),
  };
  for (const [why, start] of Object.entries(refused))
    expect(await attempt({ start }), why).toMatchObject({ kind: 'taken', nearest: { length: 6 } });
  expect(await db().select().from(bookings)).toEqual([]);
});

test('a failed booking undoes what was stored with it', async () => {
  const failing = () => Promise.reject(new Error('the queue is gone'));
  await expect(attempt({}, failing)).rejects.toThrow('the queue is gone');
  expect(await db().select().from(bookings)).toEqual([]);
});

function attempt(changes: Partial<BookingRequest>, inTransaction = async () => {}): Promise<BookingResult> {
  return bookSlot(bookingRequest({ start: TEN, ...changes }), inTransaction, NOW);
}

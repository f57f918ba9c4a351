import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#app/platform/db/client.server.ts';
import { HOUR } from '#app/platform/core/time.ts';
import { useTestDatabase } from '#tests/database.ts';
import { bookSlot } from './book.server.ts';
import { addColleague, BOB, bookingRequest, freshDiary } from './bookings.test-support.ts';
import { moveBooking } from './change.server.ts';
import { notifyBoth } from './notify.server.ts';
import { bookConsultation } from './requests.server.ts';
import { instantOf } from './working-time.ts';

await useTestDatabase();

const NOW = new Date('2026-11-22T20:00:00Z');
const TEN = instantOf('2026-11-24', '10:00');

beforeEach(async () => void (await freshDiary()));

test('many simultaneous changes end without an overlap or an error', async () => {
  await addColleague(BOB);
  const made = [];
  for (const step of [0, 1, 2, 3, 4, 5])
    made.push(await book({ start: TEN + step * HOUR, email: `visitor-${step}@example.org` }));
  const targets = made.flatMap(({ id }, index) =>
    [1, 2, 3].map((step) => ({ id, start: TEN + ((index + step) % 6) * HOUR })),
  );
  const results = await Promise.all([
    ...targets.map(({ id, start }) => moveBooking(id, start, { party: 'client' }, NOW)),
    ...[0, 1].map((step) => book({ start: TEN + step * HOUR, email: `late-${step}@example.org` })),
  ]);
  const kinds = results.map(({ kind }) => kind);
  expect(kinds).toContain('moved');
  expect(kinds.filter((kind) => !['moved', 'taken', 'booked'].includes(kind))).toEqual([]);
  const [overlaps] = await db().execute(sql`
    select count(*)::int as count from bookings a join bookings b on a.id < b.id and a.colleague_id = b.colleague_id
      and tstzrange(a.starts_at, a.held_until) && tstzrange(b.starts_at, b.held_until)`);
  expect(overlaps).toEqual({ count: 0 });
});

test('a move to a time that is being booked waits, and neither fails', async () => {
  const { id } = await book({ start: TEN, email: 'naledi@example.org' });
  const start = TEN + HOUR;
  let move: ReturnType<typeof moveBooking> | undefined;
  const request = bookingRequest({ start, email: 'visitor@example.org' });
  const result = await bookSlot(
    request,
    async (tx, made) => {
      move = moveBooking(id, start, { party: 'client' }, NOW);
      await expect.poll(countWaiting).toBe(1);
      await notifyBoth(tx, made, { before: null, by: 'firm' }, NOW);
    },
    NOW,
  );
  expect(result.kind).toBe('booked');
  expect((await move)?.kind).toBe('taken');
});

async function countWaiting(): Promise<unknown> {
  const [row] = await db().execute(sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return row?.count;
}

async function book(changes: { start: number; email: string }): Promise<{ id: string; kind: string }> {
  const result = await bookConsultation(bookingRequest(changes), NOW);
  return { id: '', ...result };
}

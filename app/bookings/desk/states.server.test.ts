import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addBooking } from '#app/bookings/core/bookings.test-support.ts';
import { cancelBooking, restoreBooking, setNoShow } from '#app/bookings/core/change.server.ts';
import { BOOKING_STATE, CLOSED, HOLDING, type BookingState } from '#app/bookings/core/states.ts';
import { sendReminders } from '#app/bookings/core/reminders.server.ts';
import { memberBookings } from '#app/bookings/public/member-bookings.server.ts';
import { BOOKING_STATES } from '#app/platform/db/booking-values.ts';
import { db } from '#app/platform/db/client.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { bookings } from '#app/platform/db/schema/bookings.ts';
import { bossFor } from '#app/platform/jobs/queue.server.ts';
import { mailJob } from '#app/platform/mail/mail.server.ts';
import { HOUR } from '#app/platform/core/time.ts';
import { addMember } from '#tests/accounts.ts';
import { rowOf, useTestDatabase } from '#tests/database.ts';
import { BOOKINGS, LISTS, type ListName } from './filter.ts';
import { findPage } from './lines.server.ts';

await useTestDatabase();
await bossFor(mailJob);

const AHEAD = new Date(Date.now() + 5 * HOUR);
const BEGUN = new Date(Date.now() - 5 * HOUR);
const EMAIL = 'naledi@example.org';

test('a booking goes where the table lets a party set it, and nowhere else', async () => {
  const actorId = await addMember({ email: 'ann@example.org', role: 'staff' });
  const acts = {
    client: [(id: string) => cancelBooking(id, { party: 'client' })],
    firm: [
      (id: string) => cancelBooking(id, { party: 'firm', actorId }),
      (id: string) => restoreBooking(id, { actorId }),
      (id: string) => setNoShow(id, true, actorId),
      (id: string) => setNoShow(id, false, actorId),
    ],
  };
  for (const party of ['client', 'firm'] as const)
    for (const from of BOOKING_STATES) {
      const reached = new Set<BookingState>();
      for (const startsAt of [AHEAD, BEGUN])
        for (const act of acts[party]) {
          const id = await addBooking({ startsAt, ...valuesOf(from) });
          await act(id);
          const row = await rowOf(bookings, id);
          if (row) reached.add(row.state);
        }
      reached.delete(from);
      const allowed = BOOKING_STATE[from].goesTo[party] ?? [];
      expect([party, from, ...[...reached].toSorted()]).toEqual([party, from, ...allowed.toSorted()]);
    }
});

test('a booking of every state is in a list of the desk, and on its member’s page', async () => {
  await db().delete(bookings);
  for (const state of BOOKING_STATES)
    for (const startsAt of [AHEAD, BEGUN]) await addBooking({ startsAt, ...valuesOf(state) });
  const all = (await db().select().from(bookings)).map(({ id }) => id).toSorted();
  const shown = new Set<string>();
  for (const list of Object.keys(LISTS) as ListName[]) {
    const filter = BOOKINGS.read(new URLSearchParams({ view: 'list', state: list }));
    const ids = (await findPage(filter, null, 'nobody')).rows.map(({ id }) => id);
    if (list === 'all') expect(ids.toSorted()).toEqual(all);
    else for (const id of ids) shown.add(id);
  }
  expect([...shown].toSorted()).toEqual(all);
  const member = await addMember({ email: EMAIL });
  const { next, past } = await memberBookings({ id: member, email: EMAIL });
  expect([...next, ...past].map(({ id }) => id).toSorted()).toEqual(all);
});

test('what holds a time is reminded of and keeps it from others; nothing else is', async () => {
  for (const state of BOOKING_STATES) expect(HOLDING.includes(state)).toBe(!CLOSED.includes(state));
  const [row] = await db().execute<{ rule: string }>(
    sql`select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'bookings_one_at_a_time'`,
  );
  for (const state of BOOKING_STATES) expect(row?.rule.includes(`'${state}'`)).toBe(HOLDING.includes(state));
  await db().delete(bookings);
  for (const state of BOOKING_STATES) await addBooking({ startsAt: AHEAD, ...valuesOf(state) });
  const held = await db().$count(bookings, isIn(bookings.state, HOLDING));
  expect(await sendReminders()).toBe(held);
  const reminded = await db().select().from(bookings).where(eq(bookings.dayReminderFor, AHEAD));
  expect(reminded.map(({ state }) => state)).toEqual(HOLDING);
});

function valuesOf(state: BookingState) {
  return { state, cancelledBy: state === 'cancelled' ? ('client' as const) : null, email: EMAIL };
}

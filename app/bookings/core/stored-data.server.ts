import { titleOf } from './booking.ts';
import { desc, lt, sql } from 'drizzle-orm';
import { wayLabels } from '#content/consultations.ts';
import { retention } from '#content/retention.ts';
import { db } from '#app/platform/db/client.server.ts';
import { bookingLinks, bookings, diaries, timeOff } from '#app/platform/db/schema/bookings.ts';
import { defineStoredData, type Subject } from '#app/platform/stored-data/define-stored-data.ts';
import { longMoment } from '#app/platform/stored-data/moment.ts';
import { isOwnRow, keepOwnRows } from '#app/platform/stored-data/ownership.server.ts';
import { DAY } from '#app/platform/core/time.ts';
import { BOOKING_STATE } from './states.ts';

export const storedBookings = defineStoredData({
  name: 'bookings',
  tables: [bookings, bookingLinks],
  holds: 'Consultations that were booked, with notes, hashes of mailed links and a keyed hash of the network',
  isPersonal: true,
  policy: ['bookings'],
  async deleteExpired({ now }) {
    const isOld = sql`${bookings.endsAt} + make_interval(months => ${retention.bookingMonths}) <= ${now.toISOString()}::timestamptz`;
    return (await db().delete(bookings).where(isOld).returning({ id: bookings.id })).length;
  },
  // A booking is kept for its own time; no later account with the same address gets it.
  deleteFor: keepOwnRows,
  ownData: {
    read: async (member) => ({ bookings: await bookingsOf(member) }),
    describe: ({ bookings }) => [
      {
        title: 'Consultations you booked',
        items: bookings.map(({ startsAt, consultation, way, state, question }) => ({
          head: `${longMoment(startsAt)}: ${consultation}`,
          text: [`${way}. ${state}.`, question].filter(Boolean).join('\n\n'),
        })),
      },
    ],
  },
});

export const storedDiaries = defineStoredData({
  name: 'diaries',
  tables: [diaries, timeOff],
  holds: 'When a colleague gives consultations and is away, and a hash of the address of the calendar feed',
  isPersonal: true,
  policy: { none: 'It is about colleagues of the firm, whose contract covers it.' },
  async deleteExpired({ now }) {
    const oldest = new Date(now.getTime() - retention.timeOffDays * DAY);
    return (await db().delete(timeOff).where(lt(timeOff.endsAt, oldest)).returning({ id: timeOff.id }))
      .length;
  },
  deleteFor: 'cascade',
  ownData: { none: 'It is shown on the colleague’s own page of the desk.' },
});

async function bookingsOf(member: Subject) {
  const rows = await db()
    .select()
    .from(bookings)
    .where(isOwnRow(bookings, member))
    .orderBy(desc(bookings.startsAt));
  return rows.map(({ kind, asBooked, way, state, ...row }) => ({
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    consultation: titleOf({ kind, asBooked }),
    way: wayLabels[way],
    state: BOOKING_STATE[state].client.label,
    name: row.name,
    email: row.email,
    phone: row.phone,
    topic: row.topic,
    question: row.question,
    calculation: row.calculation,
    bookedAt: row.createdAt,
  }));
}

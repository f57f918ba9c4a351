import { and, gte, lt, or, sql, type SQL } from 'drizzle-orm';
import { titleOf } from '#app/bookings/core/booking.ts';
import { BOOKING_STATE, CLOSED } from '#app/bookings/core/states.ts';
import { instantOf } from '#app/bookings/core/working-time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { bookingHeading, bookings } from '#app/platform/db/schema/bookings.ts';
import { hasPhone, phoneIn } from '#app/platform/db/phone-search.ts';
import { beginsAWord, resembles } from '#app/platform/db/search-words.ts';
import { defineSearchSource } from '#app/accounts/access/define-search-source.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { namedDays } from './named-day.ts';
import { shortMoment } from './times.ts';

const HEADING = sql`(${bookingHeading})`;

/** By who comes and their phone, by the day or month, or by both; what is nearest to now first. */
export const searchedBookings = defineSearchSource({
  title: 'Bookings',
  needs: 'bookings',
  async find({ typed, words, limit }) {
    const phone = phoneIn(typed);
    const isReached = phone === null ? undefined : hasPhone(bookings.phone, phone);
    const begins = namedBy(words);
    const rows = await db()
      .select({
        id: bookings.id,
        name: bookings.name,
        kind: bookings.kind,
        asBooked: bookings.asBooked,
        state: bookings.state,
        startsAt: bookings.startsAt,
      })
      .from(bookings)
      .where(or(resembles(HEADING, words), onDays(words), isReached))
      .orderBy(
        sql`case when ${begins} then 0 else 1 end`,
        sql`abs(extract(epoch from ${bookings.startsAt} - now()))`,
      )
      .limit(limit);
    return rows.map(({ id, name, state, startsAt, ...row }) => ({
      path: `/admin/bookings/${id}`,
      title: name,
      about: [
        titleOf(row),
        shortMoment(startsAt),
        CLOSED.includes(state) && BOOKING_STATE[state].desk.label.toLowerCase(),
      ]
        .filter(Boolean)
        .join(', '),
    }));
  },
});

function namedBy(words: readonly string[]): SQL | undefined {
  return and(...words.map((word) => beginsAWord(HEADING, word)));
}

function onDays(words: readonly string[]): SQL | undefined {
  const named = namedDays(words, southAfricanDay());
  if (!named) return undefined;
  return and(
    gte(bookings.startsAt, new Date(instantOf(named.first, '00:00'))),
    lt(bookings.startsAt, new Date(instantOf(plusDays(named.last, 1), '00:00'))),
    namedBy(named.rest),
  );
}

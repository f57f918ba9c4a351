import { isHeldByNobody } from '#app/accounts/core/colleagues.server.ts';
import { and, asc, eq, gt, gte, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import { byName } from '#app/platform/db/by-name.ts';
import { db } from '#app/platform/db/client.server.ts';
import { idsFrom } from '#app/accounts/core/reached-at.server.ts';
import { hasPhone, phoneIn } from '#app/platform/db/phone-search.ts';
import { asPage, pageOf, type Cursor, type Page } from '#app/platform/db/keyset.server.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { isIn, isNotIn } from '#app/platform/db/is-in.ts';
import { HOLDING, OFF } from '#app/bookings/core/states.ts';
import { bookingHeading, bookings, timeOff } from '#app/platform/db/schema/bookings.ts';
import { beginsAWord, searchedWords } from '#app/platform/db/search-words.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { instantOf } from '#app/bookings/core/working-time.ts';
import { defineWhere, isOf } from '#app/platform/filters/where.server.ts';
import type { Filter } from './filter.ts';
import type { Away, BookingLine } from './line.ts';
import { mondayOf } from './week-to-open.ts';

const COLUMNS = {
  id: bookings.id,
  startsAt: bookings.startsAt,
  endsAt: bookings.endsAt,
  name: bookings.name,
  kind: bookings.kind,
  asBooked: bookings.asBooked,
  way: bookings.way,
  email: bookings.email,
  phone: bookings.phone,
  topic: bookings.topic,
  state: bookings.state,
  colleague: profiles.fullName,
  colleagueId: bookings.colleagueId,
};

export async function findPage(
  filter: Filter,
  cursor: Cursor,
  me: string,
  now = new Date(),
): Promise<Page<BookingLine>> {
  const order = {
    from: bookings,
    key: bookings.startsAt,
    id: bookings.id,
    descending: filter.state !== 'coming',
  };
  const { where, orderBy, limit } = pageOf(order, cursor);
  const read = await linesWhere(and(matching(filter, { me, now }), where))
    .orderBy(...orderBy)
    .limit(limit);
  return asPage(read, cursor);
}

export function findWeek({ week, of }: Filter, me: string): Promise<BookingLine[]> {
  const { from, to } = spanOf(week);
  return linesWhere(
    and(
      isOf(bookings.colleagueId, of, me),
      isNotIn(bookings.state, OFF),
      gte(bookings.startsAt, from),
      lt(bookings.startsAt, to),
    ),
  ).orderBy(bookings.startsAt, bookings.id);
}

/** This week opens by itself as long as something of it is still to come. */
export async function withWhatIsLeft(filter: Filter, me: string, now = new Date()): Promise<Filter> {
  const monday = mondayOf(southAfricanDay(now));
  if (filter.week === monday) return filter;
  const isLeft = and(isOf(bookings.colleagueId, filter.of, me), isToCome(now));
  const left = await db().$count(bookings, and(isLeft, lt(bookings.startsAt, spanOf(monday).to)));
  return left > 0 ? { ...filter, week: monday } : filter;
}

export function findAway({ week, of }: Filter, me: string): Promise<Away[]> {
  const { from, to } = spanOf(week);
  return db()
    .select({
      id: timeOff.id,
      colleagueId: timeOff.colleagueId,
      colleague: profiles.fullName,
      startsAt: timeOff.startsAt,
      endsAt: timeOff.endsAt,
      reason: timeOff.reason,
    })
    .from(timeOff)
    .innerJoin(profiles, eq(profiles.id, timeOff.colleagueId))
    .where(
      and(
        lt(timeOff.startsAt, to),
        gt(timeOff.endsAt, from),
        of === 'nobody' ? undefined : isOf(timeOff.colleagueId, of, me),
      ),
    )
    .orderBy(timeOff.startsAt, byName(profiles.fullName));
}

export async function findNext(colleagueId: string, now = new Date()): Promise<BookingLine | null> {
  const [next] = await db()
    .select(COLUMNS)
    .from(bookings)
    .leftJoin(profiles, eq(profiles.id, bookings.colleagueId))
    .where(and(eq(bookings.colleagueId, colleagueId), isToCome(now)))
    .orderBy(asc(bookings.startsAt))
    .limit(1);
  return next ?? null;
}

export function findWithin(colleagueId: string, from: Date, to: Date): Promise<BookingLine[]> {
  return linesWhere(
    and(
      eq(bookings.colleagueId, colleagueId),
      isIn(bookings.state, HOLDING),
      lt(bookings.startsAt, to),
      gt(bookings.endsAt, from),
    ),
  ).orderBy(bookings.startsAt);
}

export function findInTimeOff(colleagueId: string, now = new Date()): Promise<BookingLine[]> {
  if (!isUuid(colleagueId)) return Promise.resolve([]);
  return linesWhere(and(eq(bookings.colleagueId, colleagueId), isToCome(now), isInTimeOff)).orderBy(
    bookings.startsAt,
  );
}

function linesWhere(where: SQL | undefined) {
  return db()
    .select(COLUMNS)
    .from(bookings)
    .leftJoin(profiles, eq(profiles.id, bookings.colleagueId))
    .where(where);
}

export function isToCome(now: Date): SQL | undefined {
  return and(isIn(bookings.state, HOLDING), gt(bookings.endsAt, now));
}

export const isInTimeOff = sql`exists (select 1 from ${timeOff} where ${and(
  eq(timeOff.colleagueId, bookings.colleagueId),
  lt(timeOff.startsAt, bookings.endsAt),
  gt(timeOff.endsAt, bookings.startsAt),
)})`;

const matching = defineWhere<Filter, { me: string; now: Date }>({
  view: null,
  week: null,
  of: (of, { me }) => isOf(bookings.colleagueId, of, me, isHeldByNobody(bookings.colleagueId, 'bookings')),
  state: (state, { now }) => inList(state, now),
  q: (typed) => or(isNamed(typed), isReachedAt(typed)),
  taxpayer: isOfTaxpayer,
});

export function isOfTaxpayer(taxpayerId: string): SQL {
  const { id, taxpayerId: tied } = bookings;
  return sql`${id} in (select ${id} from ${bookings} where ${eq(tied, taxpayerId)} union all
    select ${id} from ${bookings} where ${tied} is null and ${id} in ${idsFrom(bookings, taxpayerId)})`;
}

function inList(state: Filter['state'], now: Date): SQL | undefined {
  switch (state) {
    case 'coming':
      return isToCome(now);
    case 'past':
      return and(isNotIn(bookings.state, OFF), lte(bookings.endsAt, now));
    case 'all':
      return undefined;
    default:
      return eq(bookings.state, state);
  }
}

function isReachedAt(typed: string): SQL | undefined {
  const phone = phoneIn(typed);
  return phone === null ? undefined : hasPhone(bookings.phone, phone);
}

function isNamed(typed: string): SQL | undefined {
  const words = searchedWords(typed);
  return and(...words.map((word) => beginsAWord(sql`(${bookingHeading})`, word)));
}

function spanOf(week: string): { from: Date; to: Date } {
  return {
    from: new Date(instantOf(week, '00:00')),
    to: new Date(instantOf(plusDays(week, 7), '00:00')),
  };
}

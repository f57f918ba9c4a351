import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { isHeldByNobody } from '#app/accounts/core/colleagues.server.ts';
import { rolesThatMay } from '#app/accounts/core/roles.ts';
import { db } from '#app/platform/db/client.server.ts';
import { readTogether, rowPart } from '#app/platform/db/parts.server.ts';
import { userRoles } from '#app/platform/db/schema/accounts.ts';
import { bookings, diaries } from '#app/platform/db/schema/bookings.ts';
import {
  defineNotice,
  standingOf,
  type NoticeContext,
  type NoticeState,
} from '#app/accounts/access/define-notice.ts';
import { DAY } from '#app/platform/core/time.ts';
import { isInTimeOff, isToCome } from './lines.server.ts';
import { dayName, hoursOf } from './times.ts';

export const ownNextBooking = diaryNotice('Your next consultation', 'bookings', ({ next }, { now }) => ({
  state: next ? `${next.name}, ${dayName(next.startsAt, now)}, ${hoursOf(next)}` : 'None is booked',
  standing: standingOf(next ? 1 : 0, next !== null && next.startsAt.getTime() - now.getTime() < DAY),
  path: '/admin/bookings?of=me',
  linkText: 'Look',
}));

export const orphanedBookings = diaryNotice('Bookings held by nobody', 'bookings', ({ orphaned }) => ({
  state: orphaned === 0 ? 'None' : `${orphaned}: a colleague has to take over`,
  standing: standingOf(orphaned),
  path: '/admin/bookings?view=list&of=nobody',
  linkText: 'Hand over',
}));

export const bookingsInTimeOff = diaryNotice('Bookings in your time off', 'bookings', ({ inTimeOff }) => ({
  state: inTimeOff === 0 ? 'None' : `${inTimeOff}: move, hand over or cancel`,
  standing: standingOf(inTimeOff),
  path: '/admin/bookings/hours',
  linkText: 'Decide',
}));

export const nobodyBookable = diaryNotice('Who can be booked', 'users', ({ bookable }) => ({
  state:
    bookable === 0
      ? 'Nobody has hours: the website offers no consultation'
      : `${bookable === 1 ? 'One colleague' : `${bookable} colleagues`}`,
  standing: bookable === 0 ? 'urgent' : 'order',
  path: '/admin/bookings/hours',
  linkText: 'Hours',
}));

type Counted = {
  next: { name: string; startsAt: Date; endsAt: Date } | null;
  orphaned: number;
  inTimeOff: number;
  bookable: number;
};

/** Read once for all notices of a page. */
const counted = new WeakMap<NoticeContext, Promise<Counted>>();

function diaryNotice(
  subject: string,
  permission: 'bookings' | 'users',
  say: (counted: Counted, context: NoticeContext) => NoticeState,
) {
  return defineNotice({
    subject,
    permission,
    async check(context) {
      const counting = counted.get(context) ?? count(context);
      counted.set(context, counting);
      return say(await counting, context);
    },
  });
}

async function count(context: NoticeContext): Promise<Counted> {
  const { me, now } = context;
  const isOwn = and(eq(bookings.colleagueId, me.id), isToCome(now));
  const next = db()
    .select({ name: bookings.name, startsAt: bookings.startsAt, endsAt: bookings.endsAt })
    .from(bookings)
    .where(isOwn)
    .orderBy(asc(bookings.startsAt))
    .limit(1);
  const countOf = (where: SQL | undefined) => sql<number>`(select count(*) from ${bookings} where ${where})`;
  const counts = {
    next: sql<Stored | null>`(select json_build_object('name', name, 'startsAt', starts_at, 'endsAt', ends_at) from (${next}) n)`,
    orphaned: countOf(and(isHeldByNobody(bookings.colleagueId, 'bookings'), isToCome(now))),
    inTimeOff: countOf(and(isOwn, isInTimeOff)),
    bookable: sql<number>`(select count(*) from ${diaries} join ${userRoles} on ${eq(userRoles.userId, diaries.colleagueId)}
      where ${inArray(userRoles.role, rolesThatMay('bookings'))})`,
  };
  const row = await readTogether(context, rowPart(counts, sql``));
  return {
    ...row,
    next: row.next && {
      name: row.next.name,
      startsAt: new Date(row.next.startsAt),
      endsAt: new Date(row.next.endsAt),
    },
  };
}

type Stored = { name: string; startsAt: string; endsAt: string };

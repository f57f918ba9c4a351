import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { firm } from '#app/platform/content/firm.ts';
import { rolesThatMay } from '#app/accounts/core/roles.ts';
import { hashOfSecret, isSecret } from '#app/accounts/core/secret.server.ts';
import { aboutText, titleOf } from '#app/bookings/core/booking.ts';
import { videoLinkOf } from '#app/bookings/core/video-link.server.ts';
import type { CalendarEntry } from '#app/platform/calendar/event.ts';
import { icalendar } from '#app/platform/calendar/icalendar.ts';
import { db } from '#app/platform/db/client.server.ts';
import { userRoles } from '#app/platform/db/schema/accounts.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { HOLDING } from '#app/bookings/core/states.ts';
import { bookings, diaries } from '#app/platform/db/schema/bookings.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { DAY, southAfricanDay } from '#app/platform/core/time.ts';
import { placeText } from './place-text.ts';

const PAST_DAYS = 30;
const MOST = 1000;

/** Whole days of the colleague that are no consultations. */
type More = (colleagueId: string, origin: string) => Promise<{ entries: CalendarEntry[]; changedAt: Date[] }>;

/** The colleague's calendar; null if the address is unknown, renewed or removed, or if the colleague has left. */
export async function feedOf(
  secret: string,
  origin: string,
  more: More,
  now = new Date(),
): Promise<string | null> {
  if (!isSecret(secret)) return null;
  const [diary] = await db()
    .select({ colleagueId: diaries.colleagueId, at: diaries.updatedAt })
    .from(diaries)
    .innerJoin(userRoles, eq(userRoles.userId, diaries.colleagueId))
    .where(
      and(eq(diaries.feedHash, hashOfSecret(secret)), inArray(userRoles.role, rolesThatMay('bookings'))),
    );
  if (!diary) return null;
  const booked = await bookedOf(diary.colleagueId, new Date(now.getTime() - PAST_DAYS * DAY));
  const { entries, changedAt } = await more(diary.colleagueId, origin);
  const changes = [diary.at, ...booked.map(({ updatedAt }) => updatedAt), ...changedAt];
  const latest = Math.max(...changes.map((at) => at.getTime()));
  return icalendar({
    maker: firm.name,
    subject: 'Consultations',
    name: `${firm.name} consultations`,
    description:
      'Your consultations, with those of the last month, and the last days to answer letters from SARS.',
    url: `${origin}/admin/bookings?of=me`,
    revised: southAfricanDay(new Date(latest)),
    refresh: 'PT15M',
    entries: [...booked.map((booking) => entryOf(booking, origin)), ...entries],
  });
}

function bookedOf(colleagueId: string, since: Date) {
  return db()
    .select({
      id: bookings.id,
      kind: bookings.kind,
      asBooked: bookings.asBooked,
      way: bookings.way,
      name: bookings.name,
      phone: bookings.phone,
      topic: bookings.topic,
      taxpayer: taxpayers.name,
      startsAt: bookings.startsAt,
      endsAt: bookings.endsAt,
      updatedAt: bookings.updatedAt,
      videoLink: videoLinkOf(),
    })
    .from(bookings)
    .leftJoin(diaries, eq(diaries.colleagueId, bookings.colleagueId))
    .leftJoin(taxpayers, eq(taxpayers.id, bookings.taxpayerId))
    .where(
      and(eq(bookings.colleagueId, colleagueId), isIn(bookings.state, HOLDING), gt(bookings.endsAt, since)),
    )
    .orderBy(asc(bookings.startsAt))
    .limit(MOST);
}

type Booked = Awaited<ReturnType<typeof bookedOf>>[number];

/** Calendar programs keep copies elsewhere: no question and no note. */
function entryOf(booking: Booked, origin: string): CalendarEntry {
  const url = `${origin}/admin/bookings/${booking.id}`;
  const where = placeText(booking);
  return {
    uid: `booking-${booking.id}@${new URL(origin).hostname}`,
    start: booking.startsAt,
    end: booking.endsAt,
    summary: `${titleOf(booking)}: ${booking.name}`,
    description: [aboutText(booking), where, url].filter(Boolean).join('\n'),
    location: where,
    url,
  };
}

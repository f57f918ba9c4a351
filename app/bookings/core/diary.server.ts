import { and, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Consultation } from '#content/consultations.ts';
import { bookingRules } from '#app/firm/core/booking-rules.ts';
import { hasNotLeft } from '#app/firm/people/former.server.ts';
import { firm } from '#app/platform/content/firm.ts';
import { rolesThatMay } from '#app/accounts/core/roles.ts';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { profiles, userRoles } from '#app/platform/db/schema/accounts.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { HOLDING } from './states.ts';
import { bookings, diaries, timeOff } from '#app/platform/db/schema/bookings.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { MINUTE, southAfricanDay } from '#app/platform/core/time.ts';
import { bookableDays, slotsOn, type Slot } from './slots.ts';
import { onlyOf, type NamedDiary, type Wanted } from './wanted.ts';
import { instantOf, type Span } from './working-time.ts';

const MOST_NEAREST = 6;
const DAYS_AROUND = { before: 7, after: 14 };

/** Who can be booked (nobody taken off the site), with their busy times within the span. Three statements. */
export async function readDiary(
  reader: Db | Transaction,
  { from, to }: Span,
  now: Date,
  /** A booking that is being moved does not block its own time. */
  except?: string,
): Promise<NamedDiary> {
  const [start, end] = [new Date(from), new Date(to)];
  const gap = bookingRules().bufferMinutes;
  const [people, taken, away] = await Promise.all([
    reader
      .select({ id: diaries.colleagueId, hours: diaries.hours, name: profiles.fullName })
      .from(diaries)
      .innerJoin(profiles, eq(profiles.id, diaries.colleagueId))
      .innerJoin(userRoles, eq(userRoles.userId, diaries.colleagueId))
      .where(and(inArray(userRoles.role, rolesThatMay('bookings')), hasNotLeft(profiles.fullName))),
    reader
      .select({
        id: bookings.colleagueId,
        from: bookings.startsAt,
        // A gap that has become longer since counts too.
        to: sql`greatest(${bookings.heldUntil}, ${bookings.endsAt} + ${gap} * interval '1 minute')`.mapWith(
          bookings.heldUntil,
        ),
      })
      .from(bookings)
      .where(
        and(
          isIn(bookings.state, HOLDING),
          lt(bookings.startsAt, end),
          gt(bookings.heldUntil, new Date(from - gap * MINUTE)),
          except ? ne(bookings.id, except) : undefined,
        ),
      ),
    reader
      .select({ id: timeOff.colleagueId, from: timeOff.startsAt, to: timeOff.endsAt })
      .from(timeOff)
      .where(and(lt(timeOff.startsAt, end), gt(timeOff.endsAt, start))),
  ]);
  const colleagues = people.map(({ id, hours, name }) => {
    const spans = [...taken, ...away].filter((one) => one.id === id);
    return {
      id,
      hours,
      name,
      busy: spans.map((one) => ({ from: one.from.getTime(), to: one.to.getTime() })),
    };
  });
  return { now: now.getTime(), firm: firm.supportHours.days, colleagues };
}

/** For a time in the past the first slots, for one beyond what can be booked the last. */
export async function nearestSlots(
  {
    consultation,
    start,
    except,
    wanted,
  }: {
    consultation: Pick<Consultation, 'minutes'>;
    start: number;
    except?: string;
    wanted?: Wanted | null;
  },
  now = new Date(),
): Promise<Slot[]> {
  const bookable = bookableDays({ now: now.getTime(), firm: firm.supportHours.days });
  const latest = bookable ? wholeDay(bookable.last).to - 1 : Infinity;
  const around = Math.min(Math.max(start, now.getTime()), latest);
  const day = southAfricanDay(new Date(around));
  const first = plusDays(day, -DAYS_AROUND.before);
  const days = Array.from({ length: DAYS_AROUND.before + DAYS_AROUND.after + 1 }, (_, index) =>
    plusDays(first, index),
  );
  const span = { from: wholeDay(first).from, to: wholeDay(plusDays(day, DAYS_AROUND.after)).to };
  const diary = onlyOf(await readDiary(db(), span, now, except), wanted);
  return days
    .flatMap((day) => slotsOn(day, consultation.minutes, diary))
    .toSorted((a, b) => Math.abs(a.start - around) - Math.abs(b.start - around) || a.start - b.start)
    .slice(0, MOST_NEAREST)
    .toSorted((a, b) => a.start - b.start);
}

export function wholeDay(day: string): Span {
  return { from: instantOf(day, '00:00'), to: instantOf(plusDays(day, 1), '00:00') };
}

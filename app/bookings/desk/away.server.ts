import { and, eq, gt, lt } from 'drizzle-orm';
import { bookingRules } from '#app/firm/core/booking-rules.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { closureOn } from '#app/firm/core/closures.ts';
import { holidayOn } from '#app/firm/core/public-holidays.ts';
import { wholeDay } from '#app/bookings/core/diary.server.ts';
import { HOLDING } from '#app/bookings/core/states.ts';
import { workingSpan } from '#app/bookings/core/working-time.ts';
import { firm } from '#app/platform/content/firm.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { db } from '#app/platform/db/client.server.ts';
import { bookings, diaries, timeOff } from '#app/platform/db/schema/bookings.ts';
import { MINUTE, southAfricanDay } from '#app/platform/core/time.ts';
import { awayText } from './times.ts';

type Colleague = { id: string; name: string };

/** `anyway`: posted with the next press of the button, which then goes ahead all the same. */
export type AwayQuestion = { error: string; anyway: string };

/** Asks if the colleague is away or the firm is closed then. Null: neither, or answered. `start`: in milliseconds. */
export async function askIfAway(
  form: FormData,
  {
    colleague,
    start,
    minutes,
    button,
  }: { colleague: Colleague; start: number; minutes: number; button: string },
): Promise<AwayQuestion | null> {
  const anyway = `${colleague.id} ${start}`;
  if (textIn(form, 'anyway') === anyway) return null;
  const why = await whyAway(colleague, new Date(start), new Date(start + minutes * MINUTE));
  if (why === null) return null;
  return { error: `${why} Press “${button}” again if it is meant all the same.`, anyway };
}

async function whyAway({ id, name }: Colleague, from: Date, to: Date): Promise<string | null> {
  const closure = closureOn(southAfricanDay(from));
  if (closure) return `The firm is closed then: ${closure.reason}.`;
  const off = await timeOffIn(id, from, to);
  return off ? `${name} is away then: ${awayText(off)}.` : null;
}

async function timeOffIn(colleagueId: string, from: Date, to: Date) {
  const { colleagueId: whose, startsAt, endsAt } = timeOff;
  const isThen = and(eq(whose, colleagueId), lt(startsAt, to), gt(endsAt, from));
  const [off] = await db()
    .select({ startsAt, endsAt })
    .from(timeOff)
    .where(isThen)
    .orderBy(startsAt)
    .limit(1);
  return off;
}

export async function whyNoneFree({ id, name }: Colleague, day: string, now: Date): Promise<string> {
  const today = southAfricanDay(now);
  const { horizonDays, leadMinutes } = bookingRules();
  if (day < today) return 'It has passed.';
  const holiday = holidayOn(day);
  if (holiday) return `It is a public holiday: ${holiday.name}.`;
  const closure = closureOn(day);
  if (closure) return `The firm is closed: ${closure.reason}.`;
  if (!workingSpan(day, firm.supportHours.days)) return 'The firm is closed on that weekday.';
  const { from, to } = wholeDay(day);
  const [diary] = await db()
    .select({ hours: diaries.hours })
    .from(diaries)
    .where(eq(diaries.colleagueId, id));
  const own = diary && workingSpan(day, diary.hours);
  if (!own) return `${name} has no hours for talks on that weekday.`;
  const off = await timeOffIn(id, new Date(from), new Date(to));
  if (off) return `${name} is away: ${awayText(off)}.`;
  if (day > plusDays(today, horizonDays)) return `Times are offered for the next ${horizonDays} days.`;
  const { colleagueId, startsAt, state } = bookings;
  const isTaken = and(
    eq(colleagueId, id),
    isIn(state, HOLDING),
    gt(startsAt, new Date(from)),
    lt(startsAt, new Date(to)),
  );
  if ((await db().$count(bookings, isTaken)) > 0)
    return `${name} is booked, or what is left is too short or too soon.`;
  return `It is too soon: a time is offered ${leadMinutes / 60} working hours ahead.`;
}

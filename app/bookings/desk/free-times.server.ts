import { bookingRules } from '#app/firm/core/booking-rules.ts';
import type { Booking } from '#app/bookings/core/booking.ts';
import { readDiary, wholeDay } from '#app/bookings/core/diary.server.ts';
import { slotsOn, type Diary } from '#app/bookings/core/slots.ts';
import { db } from '#app/platform/db/client.server.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { HOUR, MINUTE, southAfricanDay } from '#app/platform/core/time.ts';
import { whyNoneFree } from './away.server.ts';

const DAYS_AHEAD = 14;
const MOST = 8;

/** `none`: why there is no time on the one day that was asked for. */
export type FreeTimes = {
  starts: Date[];
  free: string[];
  none: string | null;
};

export async function freeTimesFor(
  { id, startsAt, endsAt, colleague }: Booking,
  day: string | null,
  now = new Date(),
): Promise<FreeTimes> {
  const booked = southAfricanDay(startsAt);
  const today = southAfricanDay(now);
  const first = day ?? today;
  const last = day ?? plusDays(today, DAYS_AHEAD);
  const days = daysFrom(first, last);
  const span = {
    from: Math.min(wholeDay(first).from, wholeDay(booked).from),
    to: Math.max(wholeDay(last).to, wholeDay(booked).to),
  };
  const diary = await readDiary(db(), span, now, id);
  const minutes = (endsAt.getTime() - startsAt.getTime()) / MINUTE;
  const starts = days
    .flatMap((one) => startsOf(diary, colleague?.id, one, minutes))
    .filter((start) => start.getTime() !== startsAt.getTime());
  const none = day && colleague && starts.length === 0 ? await whyNoneFree(colleague, day, now) : null;
  return { starts: day ? starts : spread(starts), free: freeAt(diary, startsAt, endsAt), none };
}

export async function freeTimesOn(
  colleagueId: string,
  day: string,
  minutes: number,
  now = new Date(),
): Promise<Date[]> {
  return startsOf(await readDiary(db(), wholeDay(day), now), colleagueId, day, minutes);
}

function startsOf(diary: Diary, colleagueId: string | undefined, day: string, minutes: number): Date[] {
  const colleagues = diary.colleagues.filter(({ id }) => id === colleagueId);
  return slotsOn(day, minutes, { ...diary, colleagues }).map(({ start }) => new Date(start));
}

/** Two hours apart, so that several days are offered. */
function spread(starts: readonly Date[]): Date[] {
  const chosen: Date[] = [];
  for (const start of starts) {
    const before = chosen.at(-1);
    if (!before || start.getTime() - before.getTime() >= 2 * HOUR) chosen.push(start);
  }
  return chosen.slice(0, MOST);
}

function freeAt({ colleagues }: Diary, startsAt: Date, endsAt: Date): string[] {
  const [from, to] = [startsAt.getTime(), endsAt.getTime() + bookingRules().bufferMinutes * MINUTE];
  return colleagues
    .filter(({ busy }) => !busy.some((span) => span.from < to && from < span.to))
    .map(({ id }) => id);
}

function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = plusDays(day, 1)) days.push(day);
  return days;
}

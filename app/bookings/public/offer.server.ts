import { firm } from '#content/firm.ts';
import { readDiary, wholeDay } from '#app/bookings/core/diary.server.ts';
import { bookableDays, slotsOn } from '#app/bookings/core/slots.ts';
import { db } from '#app/platform/db/client.server.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { instantOf } from '#app/bookings/core/working-time.ts';
import type { Chosen } from './chosen.ts';
import { monthOffer, type MonthOffer } from './month.ts';

export type Offer = {
  month: MonthOffer | null;
  times: number[];
  start: number | null;
  missed: boolean;
};

/** In three statements. `except`: the booking that is being moved. Throws when the database is away. */
export async function findOffer(
  chosen: Chosen,
  { minutes, except }: { minutes: number; except?: string },
  now = new Date(),
): Promise<Offer> {
  const diary = await readWholeDiary(now, except);
  const { day, at } = chosen;
  const times = day ? slotsOn(day, minutes, diary).map(({ start }) => start) : [];
  const wanted = day && at ? instantOf(day, at) : null;
  const start = times.find((time) => time === wanted) ?? null;
  return { month: monthOffer(chosen, minutes, diary), times, start, missed: wanted !== start };
}

/** While the database is away: the chosen time as if it were free, so that what was typed is shown. */
export function unreadOffer({ day, at }: Chosen): Offer | null {
  const start = day && at ? instantOf(day, at) : null;
  return start === null ? null : { month: null, times: [start], start, missed: false };
}

export async function canBeBooked(now = new Date()): Promise<boolean> {
  return (await readWholeDiary(now)).colleagues.length > 0;
}

function readWholeDiary(now: Date, except?: string) {
  const days = bookableDays({ now: now.getTime(), firm: firm.supportHours.days });
  const { first, last } = days ?? { first: southAfricanDay(now), last: southAfricanDay(now) };
  return readDiary(db(), { from: wholeDay(first).from, to: wholeDay(last).to }, now, except);
}

import type { Consultation } from '#content/consultations.ts';
import { consultationsNow } from '#app/firm/core/consultations.ts';
import { readDiary, wholeDay } from '#app/bookings/core/diary.server.ts';
import { firstStarts } from '#app/bookings/core/slots.ts';
import { db } from '#app/platform/db/client.server.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';

const MOST = 3;
/** Beyond two weeks the month of `/book` shows more at a glance. */
const DAYS = 14;

/** `starts` in milliseconds since 1970. */
export type NextTimes = { consultation: Consultation; starts: number[] };

/** The next free times of the first kind of consultation: three statements. Throws when the database is away. */
export async function findNextTimes(now = new Date()): Promise<NextTimes | null> {
  const [consultation] = consultationsNow();
  if (!consultation) return null;
  const starts = await nextStarts(consultation, now);
  return starts.length > 0 ? { consultation, starts } : null;
}

async function nextStarts({ minutes }: Consultation, now: Date): Promise<number[]> {
  const today = southAfricanDay(now);
  const last = plusDays(today, DAYS);
  const diary = await readDiary(db(), { from: wholeDay(today).from, to: wholeDay(last).to }, now);
  return firstStarts(diary, minutes, { most: MOST, last });
}

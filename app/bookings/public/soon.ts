import { bookableDays, slotsOn, type Diary } from '#app/bookings/core/slots.ts';
import { dayWord } from '#app/firm/core/day-text.ts';
import { plusDays, weekdayOf } from '#app/firm/core/calendar-day.ts';
import { dayText, southAfricanDay, clockText } from '#app/platform/core/time.ts';

const DAYS = 3;
const SHOWN = 6;

/** `starts` in milliseconds since 1970: some of the day's `count` free times, from its first to its last. */
export type SoonDay = { day: string; starts: number[]; count: number };

export function soonDays(diary: Diary, minutes: number): SoonDay[] {
  const days = bookableDays(diary);
  const soon: SoonDay[] = [];
  if (!days) return soon;
  for (let day = days.first; day <= days.last && soon.length < DAYS; day = plusDays(day, 1)) {
    const starts = slotsOn(day, minutes, diary).map(({ start }) => start);
    if (starts.length > 0) soon.push({ day, starts: spread(starts), count: starts.length });
  }
  return soon;
}

/** `today 15:00`, `Mon 30 November 09:00`. */
export function soonText(start: number, today: string): string {
  const at = new Date(start);
  const day = southAfricanDay(at);
  const word = dayWord(day, today);
  const short = word.startsWith('to')
    ? word
    : `${weekdayOf(day).slice(0, 3)} ${dayText(day).slice(0, -' 2026'.length)}`;
  return `${short} ${clockText(at)}`;
}

function spread(starts: readonly number[]): number[] {
  if (starts.length <= SHOWN) return [...starts];
  const step = (starts.length - 1) / (SHOWN - 1);
  return Array.from({ length: SHOWN }, (_, index) => starts[Math.round(index * step)] ?? 0);
}

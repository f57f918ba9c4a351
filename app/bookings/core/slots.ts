import { bookingRules } from '#app/firm/core/booking-rules.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { MINUTE, southAfricanDay } from '#app/platform/core/time.ts';
import { afterWorkingMinutes, workingSpan, type Span, type WeekHours } from './working-time.ts';

export type Colleague = {
  id: string;
  hours: WeekHours;
  busy: readonly Span[];
};

/** `start` in milliseconds since 1970; `colleagues` are the ids of all who are free, the least busy that day first. */
export type Slot = { start: number; colleagues: readonly [string, ...string[]] };

export type Diary = {
  now: number;
  /** The firm's own hours: nobody works outside them. */
  firm: WeekHours;
  colleagues: readonly Colleague[];
};

export function bookableDays({
  now,
  firm,
}: Pick<Diary, 'now' | 'firm'>): { first: string; last: string } | null {
  const { leadMinutes, horizonDays } = bookingRules();
  const earliest = afterWorkingMinutes(now, leadMinutes, firm);
  if (earliest === null) return null;
  const today = southAfricanDay(new Date(now));
  return { first: southAfricanDay(new Date(earliest)), last: plusDays(today, horizonDays) };
}

/** In order of time. None outside `bookableDays`, within the lead time, on a holiday, or where everybody is busy. */
export function slotsOn(day: string, minutes: number, { now, firm, colleagues }: Diary): Slot[] {
  const { bufferMinutes, leadMinutes, horizonDays, stepMinutes } = bookingRules();
  const open = workingSpan(day, firm);
  if (!open || open.to <= now || day > plusDays(southAfricanDay(new Date(now)), horizonDays)) return [];
  const earliest = afterWorkingMinutes(now, leadMinutes, firm);
  if (earliest === null || open.to <= earliest) return [];
  const held = { from: open.from, to: open.to + bufferMinutes * MINUTE };
  const ready = colleagues
    .map(({ id, hours, busy }) => {
      const busyThen = busy.filter((one) => overlaps(one, held));
      return { id, busy: busyThen, span: workingSpan(day, hours), load: loadOf(busyThen, open) };
    })
    .toSorted((a, b) => a.load - b.load || (a.id < b.id ? -1 : 1));
  const slots: Slot[] = [];
  for (let start = open.from; start + minutes * MINUTE <= open.to; start += stepMinutes * MINUTE) {
    if (start < earliest) continue;
    const wanted = { from: start, to: start + minutes * MINUTE };
    const held = { from: start, to: wanted.to + bufferMinutes * MINUTE };
    const [first, ...others] = ready
      .filter(({ span, busy }) => span && contains(span, wanted) && !busy.some((one) => overlaps(one, held)))
      .map(({ id }) => id);
    if (first !== undefined) slots.push({ start, colleagues: [first, ...others] });
  }
  return slots;
}

/** In order of time, until `last` or the end of what can be booked. */
export function firstStarts(
  diary: Diary,
  minutes: number,
  { most = 1, last }: { most?: number; last?: string } = {},
): number[] {
  const days = bookableDays(diary);
  const starts: number[] = [];
  if (!days) return starts;
  const end = last && last < days.last ? last : days.last;
  for (let day = days.first; day <= end && starts.length < most; day = plusDays(day, 1))
    starts.push(...slotsOn(day, minutes, diary).map(({ start }) => start));
  return starts.slice(0, most);
}

function loadOf(busy: readonly Span[], day: Span): number {
  return busy.reduce(
    (sum, { from, to }) => sum + Math.max(0, Math.min(to, day.to) - Math.max(from, day.from)),
    0,
  );
}

function contains(span: Span, other: Span): boolean {
  return span.from <= other.from && other.to <= span.to;
}

function overlaps(span: Span, other: Span): boolean {
  return span.from < other.to && other.from < span.to;
}

import { firm } from '#app/platform/content/firm.ts';
import { plusDays, weekdayOf } from '#app/firm/core/calendar-day.ts';
import { closureOn } from '#app/firm/core/closures.ts';
import { holidayOn } from '#app/firm/core/public-holidays.ts';
import { instantOf, workingSpan, type WeekHours } from '#app/bookings/core/working-time.ts';
import { MINUTE, southAfricanClock, southAfricanDay } from '#app/platform/core/time.ts';
import type { Away, BookingLine } from './line.ts';

const STEP = 30 * MINUTE;

/** As many as the style sheet has places for. */
const MOST_ROWS = 32;

type Place = { row: number; rows: number };

export type PlacedLine = BookingLine & Place;
export type PlacedAway = Away & Place;

export type WeekDay = {
  day: string;
  closed: string | null;
  lines: PlacedLine[];
  away: PlacedAway[];
};

export type Week = {
  previous: string;
  next: string;
  hours: { time: string; row: number }[];
  rows: number;
  days: WeekDay[];
};

/** Days on which the firm is closed are left out, unless something is booked then. */
export function layWeek(
  monday: string,
  lines: readonly BookingLine[],
  away: readonly Away[],
  hours: WeekHours = firm.supportHours.days,
): Week {
  const days = Array.from({ length: 7 }, (_, index) => plusDays(monday, index));
  const times = Object.values(hours).flatMap((one) => (one ? [one] : []));
  const first = Math.min(
    ...times.map(({ opens }) => stepOf(opens)),
    ...lines.map(({ startsAt }) => stepIn(startsAt)),
  );
  const last = Math.max(
    first + 1,
    ...times.map(({ closes }) => stepOf(closes)),
    ...lines.map(({ startsAt, endsAt }) => stepIn(startsAt) + stepsOf(startsAt, endsAt)),
  );
  const rows = Math.min(MOST_ROWS, last - first);
  return {
    previous: plusDays(monday, -7),
    next: plusDays(monday, 7),
    rows,
    hours: Array.from({ length: rows }, (_, index) => first + index)
      .filter((step) => step % 2 === 0)
      .map((step) => ({ time: `${String(step / 2).padStart(2, '0')}:00`, row: step - first + 1 })),
    days: days
      .map((day) => dayOfWeek(day, { hours, lines, away }, { first, rows }))
      .filter(({ day, lines }) => lines.length > 0 || isWorkday(day, hours)),
  };
}

type Entries = { hours: WeekHours; lines: readonly BookingLine[]; away: readonly Away[] };
type Ruling = { first: number; rows: number };

function dayOfWeek(day: string, { hours, lines, away }: Entries, { first, rows }: Ruling): WeekDay {
  const [from, to] = [instantOf(day, '00:00'), instantOf(plusDays(day, 1), '00:00')];
  const place = <Entry extends { startsAt: Date; endsAt: Date }>(entry: Entry) => {
    const begin = from + first * STEP;
    const steps = (at: Date) => (Math.min(to, Math.max(from, at.getTime())) - begin) / STEP;
    const row = Math.min(rows, Math.max(0, Math.floor(steps(entry.startsAt))) + 1);
    const end = Math.min(rows, Math.ceil(steps(entry.endsAt)));
    return { ...entry, row, rows: Math.max(1, end - row + 1) };
  };
  return {
    day,
    closed: holidayOn(day)?.name ?? closureOn(day)?.reason ?? (workingSpan(day, hours) ? null : 'Closed'),
    lines: lines.filter(({ startsAt }) => southAfricanDay(startsAt) === day).map(place),
    away: away
      .filter(({ startsAt, endsAt }) => startsAt.getTime() < to && endsAt.getTime() > from)
      .map(place),
  };
}

function isWorkday(day: string, hours: WeekHours): boolean {
  return holidayOn(day) || closureOn(day)
    ? !['Saturday', 'Sunday'].includes(weekdayOf(day))
    : workingSpan(day, hours) !== null;
}

function stepOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 2 + Math.floor(minute / 30);
}

function stepIn(at: Date): number {
  return stepOf(southAfricanClock(at).toISOString().slice(11, 16));
}

function stepsOf(from: Date, to: Date): number {
  return Math.max(1, Math.ceil((to.getTime() - from.getTime()) / STEP));
}

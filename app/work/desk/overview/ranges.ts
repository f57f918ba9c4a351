import { lastDayOfMonth, plusDays, weekdayOf, yearOf } from '#app/firm/core/calendar-day.ts';
import { monthText } from '#app/firm/core/day-text.ts';
import { dayText } from '#app/platform/core/time.ts';

/** From the first day to the last, both included; null: without an end. */
export type Range = { key: string; label: string; from: string | null; to: string | null; isLate?: boolean };

const WEEKS = 8;

export function weeksFrom(today: string): Range[] {
  const sunday = plusDays(today, weekdayOf(today) === 'Sunday' ? 0 : 7 - new Date(today).getUTCDay());
  const later = Array.from({ length: WEEKS - 1 }, (_, week): Range => {
    const from = plusDays(sunday, 1 + week * 7);
    return { key: from, label: shortDay(from), from, to: plusDays(from, 6) };
  });
  return [
    { key: 'late', label: 'Before today', from: null, to: plusDays(today, -1), isLate: true },
    { key: 'this', label: 'This week', from: today, to: sunday },
    ...later,
    { key: 'later', label: 'Later', from: plusDays(sunday, 1 + (WEEKS - 1) * 7), to: null },
  ];
}

/** `7 Dec` */
export function shortDay(day: string): string {
  const [date, month = ''] = dayText(day).split(' ');
  return `${date} ${month.slice(0, 3)}`;
}

const AGES = [0, 8, 15, 31, 61] as const;

/** By how many days it has been so, the longest first. */
export function agesOn(today: string): Range[] {
  return AGES.map((least, place): Range => {
    const most = (AGES[place + 1] ?? Infinity) - 1;
    const isLast = most === Infinity;
    return {
      key: `${least}`,
      label: isLast
        ? `Over ${least - 1} days`
        : place === 0
          ? `Up to ${most} days`
          : `${least} to ${most} days`,
      from: isLast ? null : plusDays(today, -most),
      to: place === 0 ? null : plusDays(today, -least),
      isLate: isLast,
    };
  }).toReversed();
}

export const months = (today: string): Range[] =>
  Array.from({ length: 12 }, (_, place) => {
    const last = lastDayOfMonth(yearOf(today), Number(today.slice(5, 7)) - 11 + place);
    const [label, month] = [shortMonth(yearOf(last), Number(last.slice(5, 7))), last.slice(5, 7)];
    return {
      key: last.slice(0, 7),
      // Twelve of them: the year stands where it begins.
      label: place === 0 || month === '01' ? label : label.slice(0, 3),
      from: `${last.slice(0, 7)}-01`,
      to: place === 11 ? null : last,
    };
  });

export const firstOfMonths = (today: string): string => months(today)[0]?.from ?? today;

/** `Oct 2026` */
export function shortMonth(year: number, month: number): string {
  return `${monthText(year, month).slice(0, 3)} ${year}`;
}

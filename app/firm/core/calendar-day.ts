import { ownError } from '#app/platform/core/own-error.ts';
import { DAY } from '#app/platform/core/time.ts';

/** Calendar days of South Africa, 'YYYY-MM-DD': they compare and sort as text. */

/** ISO: Monday is the first. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const ISO_LENGTH = 'YYYY-MM-DDTHH:mm:ss.sssZ'.length;

export type Weekday = (typeof WEEKDAYS)[number];

/** Months and days overflow: month 14 is next February, day 0 the last day of the month before. */
export function dayOf(year: number, month: number, day: number): string {
  return isoDay(Date.UTC(year, month - 1, day));
}

export function lastDayOfMonth(year: number, month: number): string {
  return dayOf(year, month + 1, 0);
}

export function plusDays(day: string, days: number): string {
  return isoDay(Date.parse(day) + days * DAY);
}

export function yearAfter(day: string): string {
  return sameDayIn(yearOf(day) + 1, day);
}

/** 28 February for the 29th in a year without one. */
export function sameDayIn(year: number, day: string): string {
  const [, month = 0, date = 0] = day.split('-').map(Number);
  const last = lastDayOfMonth(year, month);
  const same = dayOf(year, month, date);
  return same < last ? same : last;
}

/** In a shorter month its last day: six months after 31 August is 28 February. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = lastDayOfMonth(year, month + months);
  const same = dayOf(year, month + months, date);
  return same < last ? same : last;
}

export function daysUntil(day: string, today: string): number {
  return (Date.parse(day) - Date.parse(today)) / DAY;
}

export function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

export function weekdayOf(day: string): Weekday {
  return WEEKDAYS[new Date(day).getUTCDay() - 1] ?? 'Sunday';
}

/** Throws beyond the year 9999: such a day has more digits, and if cut it would never change. */
function isoDay(time: number): string {
  const text = new Date(time).toISOString();
  if (text.length > ISO_LENGTH) throw ownError('No day after the year 9999 can be worked with.');
  return text.slice(0, 10);
}

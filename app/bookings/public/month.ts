import { bookableDays, slotsOn, type Diary } from '#app/bookings/core/slots.ts';
import { lastDayOfMonth, monthsAfter, plusDays, weekdayOf, WEEKDAYS } from '#app/firm/core/calendar-day.ts';
import { closureOn } from '#app/firm/core/closures.ts';
import { holidayOn } from '#app/firm/core/public-holidays.ts';
import type { Chosen } from './chosen.ts';

export type DayOffer = { day: string; free: number };

/** Months as `2026-11`. A week has seven places; those of other months are null. */
export type MonthOffer = {
  month: string;
  before: string | null;
  after: string | null;
  weeks: (DayOffer | null)[][];
  holidays: { day: string; name: string }[];
};

/** The month in the address, else of the chosen day, else the first with a free day. Null when nobody can be booked. */
export function monthOffer(
  { month, day }: Pick<Chosen, 'month' | 'day'>,
  minutes: number,
  diary: Diary,
): MonthOffer | null {
  const days = bookableDays(diary);
  if (!days || diary.colleagues.length === 0) return null;
  const wanted = month ?? day?.slice(0, 7) ?? firstFree(days, minutes, diary).slice(0, 7);
  const [first, last] = [days.first.slice(0, 7), days.last.slice(0, 7)];
  const shown = wanted < first ? first : wanted > last ? last : wanted;
  const offers = daysOf(shown).map((day) => ({ day, free: slotsOn(day, minutes, diary).length }));
  return {
    month: shown,
    before: shown > first ? monthBeside(shown, -1) : null,
    after: shown < last ? monthBeside(shown, 1) : null,
    weeks: weeksOf(offers),
    holidays: offers.flatMap(({ day }) => {
      const isOurs = day >= days.first && day <= days.last && placeOf(day) + 1 in diary.firm;
      const name = isOurs ? (holidayOn(day)?.name ?? closureOn(day)?.reason) : undefined;
      return name === undefined ? [] : [{ day, name }];
    }),
  };
}

function firstFree({ first, last }: { first: string; last: string }, minutes: number, diary: Diary): string {
  for (let day = first; day <= last; day = plusDays(day, 1)) {
    if (slotsOn(day, minutes, diary).length > 0) return day;
  }
  return first;
}

function daysOf(month: string): string[] {
  const last = lastDayOfMonth(Number(month.slice(0, 4)), Number(month.slice(5)));
  return Array.from({ length: Number(last.slice(8)) }, (_, index) => plusDays(`${month}-01`, index));
}

function monthBeside(month: string, months: number): string {
  return monthsAfter(`${month}-01`, months).slice(0, 7);
}

function weeksOf(days: readonly DayOffer[]): (DayOffer | null)[][] {
  const weeks: (DayOffer | null)[][] = [];
  for (const offer of days) {
    const place = placeOf(offer.day);
    if (weeks.length === 0 || place === 0) weeks.push(Array<null>(7).fill(null));
    weeks.at(-1)![place] = offer;
  }
  return weeks;
}

function placeOf(day: string): number {
  return WEEKDAYS.indexOf(weekdayOf(day));
}

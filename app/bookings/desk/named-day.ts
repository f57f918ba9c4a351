import { dayOf, plusDays } from '#app/firm/core/calendar-day.ts';
import { monthText } from '#app/firm/core/day-text.ts';
import { isIsoDate } from '#app/platform/core/time.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => monthText(2026, index + 1).split(' ')[0] ?? '');
const AHEAD: Record<string, number> = { yesterday: -1, today: 0, tomorrow: 1 };
const YEAR = /^20\d\d$/;
const WEEKDAY = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*$/i;
const DATE = /^(0?[1-9]|[12]\d|3[01])$/;

/** Both days are included; `rest` has the other words. */
export type NamedDays = { first: string; last: string; rest: string[] };

/** `24 November`, `Nov 2027`, `2026 11 24`, `today`: words without punctuation. Null when none names a day or month. */
export function namedDays(words: readonly string[], today: string): NamedDays | null {
  const ahead = AHEAD[words[0]?.toLowerCase() ?? ''];
  if (ahead !== undefined) return oneDay(plusDays(today, ahead), words.slice(1));
  const iso = words.slice(0, 3).join('-');
  if (isIsoDate(iso)) return oneDay(iso, words.slice(3));
  const named = words.find((word) => monthOf(word) > 0);
  if (named === undefined) return null;
  const month = monthOf(named);
  const year = words.find((word) => YEAR.test(word)) ?? today.slice(0, 4);
  const date = words.find((word) => DATE.test(word));
  const rest = words.filter((word) => ![named, year, date].includes(word));
  if (date) {
    const others = rest.filter((word) => !WEEKDAY.test(word));
    return oneDay(dayOf(Number(year), month, Number(date)), others);
  }
  return {
    first: dayOf(Number(year), month, 1),
    last: dayOf(Number(year), month + 1, 0),
    rest,
  };
}

function oneDay(day: string, rest: string[]): NamedDays {
  return { first: day, last: day, rest };
}

/** 1 to 12; 0 for a word that begins no month's name, or has fewer than three letters. */
function monthOf(word: string): number {
  if (word.length < 3) return 0;
  return MONTHS.findIndex((name) => name.toLowerCase().startsWith(word.toLowerCase())) + 1;
}

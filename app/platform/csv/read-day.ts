import { withoutInvisible } from '#app/platform/core/text.ts';
import { DAY, isIsoDate, southAfricanDay } from '#app/platform/core/time.ts';

/** ISO; `day` is null if there is only a month. */
export type ReadDay = { day: string | null; month: string };

/** `isHeaded`: in a column with a date heading, where `46112` and `202603` are dates as well. */
type How = { today?: string; isHeaded?: boolean };

type Parts = { year: string; month: number; day?: string | undefined };

/** English and Afrikaans, as many letters as identify the month. */
const NAMES = [
  ['jan', 'january', 'januarie'],
  ['feb', 'february', 'februarie'],
  ['mar', 'mrt', 'march', 'maart'],
  ['apr', 'april'],
  ['may', 'mei'],
  ['jun', 'june', 'junie'],
  ['jul', 'july', 'julie'],
  ['aug', 'august', 'augustus'],
  ['sep', 'sept', 'september'],
  ['oct', 'okt', 'october', 'oktober'],
  ['nov', 'november'],
  ['dec', 'des', 'december', 'desember'],
];

const WEEKDAY =
  /^(?:(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?|(?:maan|dins|woens|donder|vry|sater|son)dag|ma|di|wo|do|vr|sa|so)\.?,? +(?=\S)/i;
const CLOCK = /(?:T| +)\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?: ?[ap]m)?(?:Z| ?[+-]\d{2}:?\d{2})?$/i;

const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const YEAR_MONTH = /^(\d{4})[-/](\d{1,2})$/;
const COMPACT = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;
const DAY_FIRST = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4}|\d{2})$/;
const MONTH_YEAR = /^(\d{1,2})[-/](\d{4})$/;
const NAMED = /^(?:(\d{1,2})[-/. ]*)?([a-z]{3,10})\.?[-/. ,']*(\d{4}|\d{2})$/i;
const NAME_FIRST = /^([a-z]{3,10})\.? (\d{1,2})(?:st|nd|rd|th)?, ?(\d{4})$/i;
const WITHOUT_YEAR = /^(?:\d{1,2}[-/. ]*)?([a-z]{3,10})\.?$/i;
const PAYROLL_MONTH = /^((?:19|20)\d{2})(\d{2})$/;

export const MONTH_FIRST =
  'has the month first. Write the day first, 31/03/2026, or the year first, 2026-03-31';
const NO_YEAR = 'has no year. Write it with its year, such as 31 March 2026';
const WHICH_YEAR = 'can be read in two ways. Write its year with four digits, such as 2026-03-31';

/** Excel counts days from 30 December 1899, for days after February 1900. */
export const DAY_ZERO = Date.UTC(1899, 11, 30);
const FIRST_NUMBER = 32_874; // 1 January 1990
const LAST_NUMBER = 55_153; // 31 December 2050

/** Day before month, English or Afrikaans. Null: no date. `refusal`: it may be another day than it seems. */
export function readDay(text: string, how: How = {}): ReadDay | { refusal: string } | null {
  const { today = southAfricanDay(), isHeaded = false } = how;
  const plain = withoutInvisible(text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[’‘`´]/g, "'")
    .trim()
    .replace(/^'/, '')
    .replace(WEEKDAY, '')
    .replace(CLOCK, '');
  const read = inFull(plain) ?? inShort(plain, today) ?? (isHeaded ? numbered(plain) : null);
  if (read) return read;
  const [, name = ''] = WITHOUT_YEAR.exec(plain) ?? [];
  return monthNamed(name) > 0 ? { refusal: NO_YEAR } : null;
}

function inFull(text: string): ReadDay | { refusal: string } | null {
  const [, year = '', , month, day] = YEAR_FIRST.exec(text) ?? [];
  if (year) return dayOf({ year, month: Number(month), day });
  const [, short = '', of, on] = COMPACT.exec(text) ?? YEAR_MONTH.exec(text) ?? [];
  if (short) return dayOf({ year: short, month: Number(of), day: on });
  const [, alone, its = ''] = MONTH_YEAR.exec(text) ?? [];
  if (its) return dayOf({ year: its, month: Number(alone) });
  const [, name = '', date, after = ''] = NAME_FIRST.exec(text) ?? [];
  return after ? dayOf({ year: after, month: monthNamed(name), day: date }) : null;
}

function inShort(text: string, today: string): ReadDay | { refusal: string } | null {
  const [, first = '', , second = '', last = ''] = DAY_FIRST.exec(text) ?? [];
  if (last) return dayFirst(first, second, last, today);
  const [, day, name = '', year = ''] = NAMED.exec(text) ?? [];
  const month = monthNamed(name);
  if (month === 0) return null;
  if (year.length === 2 && isFarAhead(year, today)) return { refusal: WHICH_YEAR };
  return dayOf({ year: inCentury(year), month, day });
}

function dayFirst(first: string, second: string, last: string, today: string) {
  const year = inCentury(last);
  const read = dayOf({ year, month: Number(second), day: first });
  if (!read) return dayOf({ year, month: Number(first), day: second }) && { refusal: MONTH_FIRST };
  return last.length === 2 && isFarAhead(last, today) ? { refusal: WHICH_YEAR } : read;
}

function numbered(text: string): ReadDay | null {
  const [, year, month] = PAYROLL_MONTH.exec(text) ?? [];
  if (year) return dayOf({ year, month: Number(month) });
  const count = /^\d{5}$/.test(text) ? Number(text) : 0;
  if (count < FIRST_NUMBER || count > LAST_NUMBER) return null;
  const day = new Date(DAY_ZERO + count * DAY).toISOString().slice(0, 10);
  return { day, month: day.slice(0, 7) };
}

function dayOf({ year, month, day }: Parts): ReadDay | null {
  const found = `${year}-${String(month).padStart(2, '0')}`;
  const full = `${found}-${(day ?? '1').padStart(2, '0')}`;
  return isIsoDate(full) ? { day: day === undefined ? null : full, month: found } : null;
}

function monthNamed(name: string): number {
  return NAMES.findIndex((names) => names.includes(name.toLowerCase())) + 1;
}

function inCentury(year: string): string {
  return year.length === 2 ? `20${year}` : year;
}

function isFarAhead(year: string, today: string): boolean {
  return Number(inCentury(year)) > Number(today.slice(0, 4)) + 1;
}

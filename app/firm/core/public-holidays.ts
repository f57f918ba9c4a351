import { DAY } from '#app/platform/core/time.ts';

export type PublicHoliday = { date: string; name: string };

const FIXED = [
  ['01-01', "New Year's Day"],
  ['03-21', 'Human Rights Day'],
  ['04-27', 'Freedom Day'],
  ['05-01', "Workers' Day"],
  ['06-16', 'Youth Day'],
  ['08-09', "National Women's Day"],
  ['09-24', 'Heritage Day'],
  ['12-16', 'Day of Reconciliation'],
  ['12-25', 'Christmas Day'],
  ['12-26', 'Day of Goodwill'],
] as const;

/** Declared by the President under section 2A of the Act; add new proclamations here. */
const PROCLAIMED: PublicHoliday[] = [
  // Before 2021: the list of the package python-holidays (vacanza/holidays, South Africa).
  { date: '2014-05-07', name: 'National elections' },
  { date: '2016-08-03', name: 'Local government elections' },
  { date: '2016-12-27', name: 'Public holiday' },
  { date: '2019-05-08', name: 'National elections' },
  { date: '2021-11-01', name: 'Local government elections' },
  { date: '2022-12-27', name: 'Public holiday' },
  { date: '2023-12-15', name: 'Public holiday' },
  { date: '2024-05-29', name: 'National elections' },
  // Proclamation Notice 346 of 2026, Government Gazette 55352 of 8 September 2026.
  { date: '2026-11-04', name: 'Local government elections' },
];

/** When proclamations were last looked for: 'YYYY-MM-DD'. A later day may yet become a holiday. */
export const proclamationsCheckedOn = '2026-11-25';

/** In date order; section 2(1) adds the Monday after a Sunday. Proclaimed days before 2014 are not listed. */
export function publicHolidays(year: number): PublicHoliday[] {
  return holidaysOf(year).toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

export function isPublicHoliday(date: string): boolean {
  return holidayOn(date) !== undefined;
}

export function holidayOn(date: string): PublicHoliday | undefined {
  return holidaysOf(Number(date.slice(0, 4))).find((holiday) => holiday.date === date);
}

const cache = new Map<number, readonly PublicHoliday[]>();

/** Cached: the deadlines page looks up hundreds of days of the same two years. */
function holidaysOf(year: number): readonly PublicHoliday[] {
  const holidays = cache.get(year) ?? calculateHolidays(year);
  cache.set(year, holidays);
  return holidays;
}

function calculateHolidays(year: number): PublicHoliday[] {
  const easter = easterSunday(year);
  const holidays = [
    ...FIXED.map(([day, name]) => ({ date: `${year}-${day}`, name })),
    { date: isoDay(easter - 2 * DAY), name: 'Good Friday' },
    { date: isoDay(easter + DAY), name: 'Family Day' },
    ...PROCLAIMED.filter(({ date }) => date.startsWith(`${year}-`)),
  ];
  return [...holidays, ...mondaysAfterSundays(holidays)];
}

function mondaysAfterSundays(holidays: PublicHoliday[]): PublicHoliday[] {
  const taken = new Set(holidays.map(({ date }) => date));
  return holidays
    .filter(({ date }) => new Date(date).getUTCDay() === 0)
    .map(({ date, name }) => ({ date: isoDay(Date.parse(date) + DAY), name: `Public holiday (${name})` }))
    .filter(({ date }) => !taken.has(date));
}

/** Midnight UTC of Easter Sunday, by the Gregorian computus of Meeus, Jones and Butcher. */
function easterSunday(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1);
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

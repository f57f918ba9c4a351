/** In milliseconds. Cookies and headers count seconds: `HOUR / SECOND`. */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** South Africa is at UTC+2 all year. */
const SAST = 2 * HOUR;

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const NEAR_DAYS = new Map([
  [1, 'yesterday'],
  [0, 'today'],
  [-1, 'tomorrow'],
]);

export function southAfricanClock(at: Date): Date {
  return new Date(at.getTime() + SAST);
}

export function southAfricanDay(at: Date = new Date()): string {
  return southAfricanClock(at).toISOString().slice(0, 10);
}

/** `21 November 2026` for `2026-11-21`. Not by Intl: server and browser must print the same. */
export function dayText(day: string): string {
  const [year, month = 0, date] = day.split('-').map(Number);
  return `${date} ${monthName(month)} ${year}`;
}

export function monthName(month: number): string {
  return MONTHS[month - 1] ?? '';
}

/** `23 October 2026, 12:12`, for readers on a later day or elsewhere. */
export function longMoment(at: Date): string {
  return `${dayText(southAfricanDay(at))}, ${clockText(at)}`;
}

/** `today, 12:12`, else as `longMoment`. */
export function whenText(at: Date, now = new Date()): string {
  const daysAgo = (Date.parse(southAfricanDay(now)) - Date.parse(southAfricanDay(at))) / DAY;
  const word = NEAR_DAYS.get(daysAgo);
  return word ? `${word}, ${momentText(at).slice(-5)}` : longMoment(at);
}

export function clockText(at: Date): string {
  return momentText(at).slice(-5);
}

export function momentText(at: Date): string {
  return southAfricanClock(at).toISOString().slice(0, 16).replace('T', ' ');
}

export function waitText(seconds: number): string {
  const minutes = Math.max(1, Math.ceil((seconds * SECOND) / MINUTE));
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

export function isIsoDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}

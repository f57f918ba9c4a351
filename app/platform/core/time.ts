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

export function southAfricanClock(at: Date): Date {
  return new Date(at.getTime() + SAST);
}

export function southAfricanDay(at: Date = new Date()): string {
  return southAfricanClock(at).toISOString().slice(0, 10);
}

/** `21 November 2026` for `2026-11-21`. Not by Intl: server and browser must print the same. */
export function dayText(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[(month ?? 0) - 1]} ${year}`;
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

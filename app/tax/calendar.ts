import { yearOfAssessment, type TaxYear } from './tax-year.ts';

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

/** A real day of the calendar, written `2026-02-28`. */
export function isIsoDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && iso(date) === text;
}

/** Throws RangeError, naming the date, unless it is a real day written `2026-02-28`. */
export function requireIsoDate(text: string, name: string): void {
  if (!isIsoDate(text)) throw new RangeError(`${name} must be a date such as 2026-02-28`);
}

/** `28 February 2026` for `2026-02-28`. */
export function dayText(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 0) - 1]} ${year}`;
}

/** The last day of a tax year of natural persons: 28 or 29 February. */
export function lastDayOf(taxYear: TaxYear): string {
  return iso(new Date(Date.UTC(yearOfAssessment(taxYear), 2, 0)));
}

/** The first day of a company's year of twelve months that ends on `yearEnd`. */
export function firstDayOfYearEnding(yearEnd: string): string {
  const next = new Date(`${yearEnd}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  next.setUTCFullYear(next.getUTCFullYear() - 1);
  return iso(next);
}

function iso(date: Date): string {
  return date.toISOString().slice(0, 10);
}

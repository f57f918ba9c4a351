const DAY = 24 * 60 * 60 * 1000;

/** en-GB writes `28 February 2026` in every engine. */
const DAY_TEXT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Throws RangeError, naming the date, unless it is a real day written `2026-02-28`. */
export function requireIsoDate(text: string, name: string): void {
  const date = new Date(`${text}T00:00:00Z`);
  const isReal = !Number.isNaN(date.getTime()) && iso(date) === text;
  if (!isReal) throw new RangeError(`${name} must be a date such as 2026-02-28`);
}

export function dayText(date: string): string {
  return DAY_TEXT.format(new Date(date));
}

export function firstDayOfYearEnding(yearEnd: string): string {
  const next = new Date(dayAfter(yearEnd));
  next.setUTCFullYear(next.getUTCFullYear() - 1);
  return iso(next);
}
/** Whole months from one day (ISO) up to, but without, another. */
export function wholeMonths(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0);
}

export function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return iso(next);
}

/** Two days, both counted. */
export function daysBetween(first: string, last: string): number {
  return (Date.parse(last) - Date.parse(first)) / DAY + 1;
}

function iso(date: Date): string {
  return date.toISOString().slice(0, 10);
}

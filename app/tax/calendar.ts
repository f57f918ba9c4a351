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

/** The company's year has twelve months. */
export function firstDayOfYearEnding(yearEnd: string): string {
  const next = new Date(`${yearEnd}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  next.setUTCFullYear(next.getUTCFullYear() - 1);
  return iso(next);
}

function iso(date: Date): string {
  return date.toISOString().slice(0, 10);
}

const MONTHS = 12;
const NAME = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export type Month = string;

/** Months since the year 0, so that neighbours differ by one. */
export function monthNumber(month: Month): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return year * MONTHS + number - 1;
}

export function monthAt(number: number): Month {
  const year = String(Math.floor(number / MONTHS)).padStart(4, '0');
  return `${year}-${String((number % MONTHS) + 1).padStart(2, '0')}`;
}

export function lastDayOfMonth(month: Month): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

/** Of the twelve months that end on `yearEnd`, ISO; as `monthNumber` counts. */
export function firstMonthOf(yearEnd: string): number {
  return monthNumber(yearEnd.slice(0, 7)) - 11;
}

export function monthText(month: Month): string {
  return NAME.format(new Date(`${month}-01`));
}

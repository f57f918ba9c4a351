import { lastDayOfMonth, monthAt, monthNumber } from './month.ts';
import { lastDayOf, type TaxYear } from './tax-year.ts';

const FEBRUARY = '02';

/** ISO dates: the last day of the sixth month, the last day of the year, and six or seven months after it. */
export type ProvisionalDates = { first: string; second: string; topUp: string };

export function provisionalDates(taxYear: TaxYear): ProvisionalDates {
  return provisionalDatesOf(lastDayOf(taxYear));
}

/** Of a year that ends on that day, the last of a month; ISO (paragraphs 21, 23 and 23A of the Fourth Schedule). */
export function provisionalDatesOf(yearEnd: string): ProvisionalDates {
  const last = monthNumber(yearEnd.slice(0, 7));
  const monthsAfter = yearEnd.slice(5, 7) === FEBRUARY ? 7 : 6;
  return {
    first: lastDayOfMonth(monthAt(last - 6)),
    second: yearEnd,
    topUp: lastDayOfMonth(monthAt(last + monthsAfter)),
  };
}
